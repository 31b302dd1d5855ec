import type { Locale } from '#domain/base/locale.ts';

const KILO = 1024;

/** The size of a file as people read it: `1,2 Mt`, `340 kt`. */
export function fileSize(bytes: number, locale: Locale): string {
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(locale === 'en' ? 'en-GB' : 'fi-FI', { maximumFractionDigits: digits }).format(value);
  const [kilo, mega] = locale === 'en' ? ['kB', 'MB'] : ['kt', 'Mt'];
  return bytes > KILO * KILO
    ? `${number(bytes / KILO / KILO, 1)}\u00a0${mega}`
    : `${number(Math.ceil(bytes / KILO))}\u00a0${kilo}`;
}
