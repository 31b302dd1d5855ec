import { HOUR_MS, MINUTE_MS } from '#domain/base/time/durations.ts';
import { minutesOf } from '#domain/base/time/local-clock.ts';
import { addDays, localDay, startOfLocalDay } from '#domain/base/time/local-day.ts';
import { changesOf, type ImportCounts } from '#domain/catalog/imports/import-run.ts';

/** Where lists come from by themselves: the supplier's folder on the server, or an https address. */
export type ListSource =
  | { kind: 'folder' }
  | { kind: 'https'; url: string; sign: 'none' | 'basic' | 'bearer'; user: string };

/** A list that is fetched by itself. */
export type ListSchedule = {
  source: ListSource;
  every: 'hour' | 'day';
  /** Local time `HH:MM` of a daily fetch. */
  at: string;
  /** Whether a list within the limits is applied without a person. */
  applies: boolean;
  /** Percent of the list's rows that may be broken; they are left out. */
  mostBroken: number;
};

const isSigned = (source: ListSource) => source.kind === 'https' && source.sign !== 'none';

/**
 * What becomes of a stored secret that nobody typed anew (supplier-list-7): it stays for the same server, user and way to sign in, is
 * needed again for another, and goes when nothing is signed.
 */
export function storedSecret(before: ListSource | null, after: ListSource): 'kept' | 'needed' | 'unused' {
  if (!isSigned(after) || after.kind !== 'https') return 'unused';
  if (before?.kind !== 'https') return 'needed';
  const isSame =
    new URL(before.url).origin === new URL(after.url).origin &&
    before.user === after.user &&
    before.sign === after.sign;
  return isSame ? 'kept' : 'needed';
}

/** When a list is fetched next. */
export function nextFetch({ every, at }: Pick<ListSchedule, 'every' | 'at'>, now: Date, timeZone: string): Date {
  if (every === 'hour') return new Date(+now + HOUR_MS);
  const today = localDay(now, timeZone);
  const on = (day: string) => new Date(+startOfLocalDay(day, timeZone) + minutesOf(at) * MINUTE_MS);
  return on(today) > now ? on(today) : on(addDays(today, 1));
}

export type Waiting = 'by-hand' | 'broken' | 'large' | 'nothing';

/** Why a fetched list waits for a person; null: it is within the limits. A price that changes by more than 30 % always waits. */
export function waitsFor(
  counts: ImportCounts,
  { applies, mostBroken }: Pick<ListSchedule, 'applies' | 'mostBroken'>,
): Waiting | null {
  if (changesOf(counts) === 0) return counts.problems > 0 ? 'broken' : 'nothing';
  if (!applies) return 'by-hand';
  if (counts.large > 0) return 'large';
  return counts.broken * 100 > counts.rows * mostBroken ? 'broken' : null;
}

/** What the last fetch brought. */
export type LastFetch = {
  at: string;
  outcome: 'applied' | 'waits' | 'nothing' | 'failed';
  details: string;
  runId: number | null;
};
