import type { OpeningHours, Weekday } from '#domain/base/time/local-clock.ts';

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const TIME = /^(\d{1,2})[:.](\d{2})/;

const text = (row: Record<string, unknown>, names: readonly string[]): string | null => {
  const found = names.map((name) => row[name]).find((value) => typeof value === 'string' || typeof value === 'number');
  return found === undefined ? null : String(found);
};

function weekdayOf(told: string): Weekday | null {
  const number = /^[1-7]$/.test(told) ? Number(told) : DAYS.indexOf(told.slice(0, 2).toUpperCase()) + 1;
  return number === 0 ? null : (number as Weekday);
}

function timeOf(told: string | null): string | null {
  const [, hours = '', minutes = ''] = TIME.exec(told ?? '') ?? [];
  return hours && Number(hours) <= 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : null;
}

/**
 * Opening hours of a Posti point. The public API description names the list but not its fields, so this accepts the
 * usual names (weekday or day; opens or from; closes or to) and ignores anything else. Null when nothing matches.
 */
export function postiHours(told: unknown): OpeningHours | null {
  const hours: OpeningHours = {};
  for (const row of Array.isArray(told) ? told : []) {
    if (typeof row !== 'object' || row === null) continue;
    const day = weekdayOf(text(row, ['weekday', 'dayOfWeek', 'day']) ?? '');
    const opens = timeOf(text(row, ['opens', 'from', 'timeFrom', 'openingTime']));
    const closes = timeOf(text(row, ['closes', 'to', 'timeTo', 'closingTime']));
    if (day && opens && closes && opens < closes) hours[day] = { opens, closes };
  }
  return Object.keys(hours).length > 0 ? hours : null;
}
