import type { Locale } from '#domain/base/locale.ts';

/** A clock time as people say it: `18`, `18.30` in Finnish, `18:00` in English. */
export function clockText(time: string, locale: Locale): string {
  if (locale === 'en') return time;
  const [hour, minute] = time.split(':');
  return minute === '00' ? String(Number(hour)) : `${Number(hour)}.${minute}`;
}
