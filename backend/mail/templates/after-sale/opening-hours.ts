import type { OpeningHours } from '#domain/base/local-clock.ts';
import type { Locale } from '#domain/base/locale.ts';
import { weekText } from '#domain/base/week-text.ts';

const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

/** A store's opening hours in words, Monday first. */
export function openingHours({ hours }: { hours: OpeningHours }, locale: Locale): string[] {
  const short = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'fi-FI', { weekday: 'short', timeZone: 'UTC' });
  const names = Array.from({ length: 7 }, (_, day) => short.format(new Date(MONDAY + day * DAY_MS)));
  return [weekText(hours, names)];
}
