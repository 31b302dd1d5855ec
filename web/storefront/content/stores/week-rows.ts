import type { OpeningHours } from '#domain/base/time/local-clock.ts';
import type { DayHours } from '#domain/base/time/opening-hours.ts';

/** Neighbouring days with the same hours, or closed; `from` and `to` are ISO weekdays. */
export type WeekRow = { from: number; to: number; hours: DayHours | null };

/** The week of a store from Monday, equal neighbours combined. */
export function weekRows(hours: OpeningHours): WeekRow[] {
  const rows: WeekRow[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 7] as const) {
    const open = hours[day] ?? null;
    const last = rows.at(-1);
    if (last && last.hours?.opens === open?.opens && last.hours?.closes === open?.closes) last.to = day;
    else rows.push({ from: day, to: day, hours: open });
  }
  return rows;
}
