import type { Locale } from '#domain/base/locale.ts';
import type fi from '#web/messages/admin/fi/health.ts';
import type { Translate } from '#web/messages/messages.ts';

const GIGABYTE = 1e9;
const MEGABYTE = 1e6;

/** A size in megabytes, from a gigabyte on in gigabytes. */
export function bytesText(bytes: number, t: Translate<typeof fi>, locale: Locale): string {
  const [unit, key] = bytes >= GIGABYTE ? ([GIGABYTE, 'bytes.gb'] as const) : ([MEGABYTE, 'bytes.mb'] as const);
  return t(key, { n: (bytes / unit).toLocaleString(locale, { maximumFractionDigits: 1 }) });
}
