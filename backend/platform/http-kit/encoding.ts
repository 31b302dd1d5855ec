import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best compressing encoding that an `Accept-Encoding` header accepts. */
export function encodingFor(acceptEncoding: string | null | undefined): Encoding {
  const accepted = parseAccept(acceptEncoding ?? '').filter(({ q }) => q > 0);
  const isAccepted = (encoding: Encoding) => accepted.some(({ type }) => type.toLowerCase() === encoding);
  return isAccepted('br') ? 'br' : isAccepted('gzip') ? 'gzip' : 'identity';
}
