import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { refuseFields } from '#backend/platform/http-kit/field-errors.ts';

/** Rows of a page of a list for staff. */
export const PAGE = 50;
/** Totals above this are shown as "more than". */
export const MOST_COUNTED = 10_000;
/** Shorter words have no trigrams, so they would be searched row by row. */
const LEAST_LETTERS = 3;

export type Condition = RawBuilder<boolean>;

export const oneOf = (values: readonly string[]) => sql`any(${[...values]}::text[])`;

/** All of the conditions; true when there are none. */
export const allOf = (conditions: readonly (Condition | null | false | '')[]): Condition => {
  const set = conditions.filter((condition) => typeof condition === 'object' && condition !== null);
  return set.length > 0 ? sql<boolean>`${sql.join(set, sql` and `)}` : sql<boolean>`true`;
};

/**
 * Words to look for among names, addresses and phones; those too short to be searched are left out. A phone number is one word of
 * its digits, as stored ones contain them: 040 …, +358 40 … and 0035840 … are equal.
 */
export function searchWords(text: string): string[] {
  const isPhone = /^[+\d][\d\s()-]*$/.test(text);
  const words = isPhone ? [text.replaceAll(/\D/g, '').replace(/^(?:00)?358|^0/, '')] : text.toLowerCase().split(/\s+/);
  return words.filter((word) => word.length >= LEAST_LETTERS);
}

/** That a text holds every word; null without words. */
export function holdsAll(searched: RawBuilder<string>, words: readonly string[]): Condition | null {
  if (words.length === 0) return null;
  const holds = words.map((word) => sql<boolean>`${searched} like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`);
  return sql<boolean>`(${sql.join(holds, sql` and `)})`;
}

/** A time with its microseconds, which a `Date` would lose, as a cursor holds it. */
export const exactTime = (column: RawBuilder<Date>): RawBuilder<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00'`;

const CURSOR = /^(\d{4}-\d{2}-\d{2} [\d:.]+\+00)_([\w-]+)$/;
const YEAR_ZERO = '0000';

/** The time in a cursor. Refuses one that no calendar has, which the database would call an error. */
export function cursorTime(text: string): string {
  const isTime = z.iso.datetime().safeParse(text.replace(' ', 'T').replace(/\+00$/, 'Z')).success;
  if (isTime && !text.startsWith(YEAR_ZERO)) return text;
  return refuseFields([{ field: '?after', code: 'invalid', message: 'must be the `next` of a page before' }]);
}

/** Continues a list, newest first by time and key, after the row that a cursor names. */
export function afterCursor(cursor: string | null, time: RawBuilder<Date>, key: RawBuilder<string>): Condition | null {
  const [, at, last] = CURSOR.exec(cursor ?? '') ?? [];
  return at && last ? sql<boolean>`(${time}, ${key}) < (${cursorTime(at)}::timestamptz, ${last})` : null;
}

/** The rows of a page of which one more was asked for, and the cursor of the next. */
export function pageOf<Row extends { exactly: string }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  limit = PAGE,
): { rows: Row[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { rows: shown, next: last ? `${last.exactly}_${keyOf(last)}` : null };
}
