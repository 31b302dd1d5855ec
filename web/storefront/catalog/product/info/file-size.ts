import type { Locale } from '#domain/base/locale.ts';

const MEGABYTE = 1_000_000;
const units = { fi: { k: 'kt', m: 'Mt' }, en: { k: 'kB', m: 'MB' } } satisfies Record<Locale, object>;

/** The size of a file as people read it: `2,1 Mt`, `340 kt`; `2.1 MB`, `340 kB`. */
export function fileSize(bytes: number, locale: Locale): string {
  const { k, m } = units[locale];
  const large = bytes >= MEGABYTE / 10;
  const value = large ? bytes / MEGABYTE : Math.max(1, bytes / 1000);
  const text = new Intl.NumberFormat(locale, { maximumFractionDigits: large ? 1 : 0 }).format(value);
  return `${text} ${large ? m : k}`;
}
