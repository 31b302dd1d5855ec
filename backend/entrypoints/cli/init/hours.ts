import type { OpeningHours } from '#domain/base/time/local-clock.ts';
import { weekText } from '#domain/base/time/week-text.ts';

const DAYS = ['ma', 'ti', 'ke', 'to', 'pe', 'la', 'su'] as const;
const ENGLISH = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const SPAN = /^([a-z]{2,3})(?:-([a-z]{2,3}))? (\d{1,2})(?:[.:](\d{2}))?-(\d{1,2})(?:[.:](\d{2}))?$/;

const dayOf = (name: string | undefined) => {
  const at = DAYS.indexOf(name as never);
  return at >= 0 ? at : ENGLISH.indexOf(name as never);
};
const clock = (hours: string, minutes = '00') => `${hours.padStart(2, '0')}:${minutes}`;

/** Parses `ma-pe 9-18, la 10-15`, with Finnish or English days; null if invalid. */
export function readHours(text: string): OpeningHours | null {
  const week: Record<string, { opens: string; closes: string }> = {};
  for (const part of text.toLowerCase().split(',')) {
    const written = part.trim().replaceAll('–', '-').replaceAll(/ ?- ?/g, '-').replaceAll(/ +/g, ' ');
    const [, first, last = first, from = '', fromMinutes, to = '', toMinutes] = SPAN.exec(written) ?? [];
    const [start, end] = [dayOf(first), dayOf(last)];
    const [opens, closes] = [clock(from, fromMinutes), clock(to, toMinutes)];
    if (start < 0 || end < start || opens >= closes || closes > '24:00' || Number(fromMinutes) > 59) return null;
    if (Number(toMinutes) > 59 || closes === '24:00') return null;
    for (let day = start; day <= end; day++) week[day + 1] = { opens, closes };
  }
  return week as OpeningHours;
}

const names = (days: readonly string[]) => days.map((day) => `${day.slice(0, 1).toUpperCase()}${day.slice(1)}`);

/** Formats weekly hours in both languages: `Ma–pe 9–18, la 10–15`. */
export function hoursTexts(hours: OpeningHours): { fi: string; en: string } {
  const fi = weekText(hours, DAYS);
  return { fi: `${fi.slice(0, 1).toUpperCase()}${fi.slice(1)}`, en: weekText(hours, names(ENGLISH)) };
}
