import type { IncomingHttpHeaders } from 'node:http';

/** Maximum length in characters of each header that the shop parses. Browsers send a tenth of it; nginx accepts 8 KB per header. */
export const headerLimits: Readonly<Record<string, number>> = {
  accept: 1024,
  'accept-encoding': 256,
  'accept-language': 512,
  authorization: 4096,
  'content-type': 256,
  cookie: 8192,
  forwarded: 1024,
  'if-modified-since': 128,
  'if-none-match': 1024,
  origin: 512,
  range: 256,
  // browsers send only the origin if the URL is longer
  referer: 4096,
  'user-agent': 1024,
  'x-forwarded-for': 1024,
};
const LIMITS = Object.entries(headerLimits);

/** Whether any of these headers exceeds its limit. */
export const hasLongHeader = (headers: IncomingHttpHeaders): boolean =>
  LIMITS.some(([name, limit]) => (headers[name]?.length ?? 0) > limit);
