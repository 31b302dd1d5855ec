import type { OpeningHours } from './local-clock.ts';

/** Formats a time for Finnish opening hours: `09:00` → `9`, `18:30` → `18.30`. */
export const shortTime = (time: string): string =>
  `${Number(time.slice(0, 2))}${time.endsWith(':00') ? '' : `.${time.slice(3)}`}`;

export const hoursSpan = ({ opens, closes }: { opens: string; closes: string }): string =>
  `${shortTime(opens)}–${shortTime(closes)}`;

/** Formats weekly hours in one line, joining adjacent equal days: `ma–pe 9–18, la 10–15`. `names` are the days from Monday. */
export function weekText(hours: OpeningHours, names: readonly string[]): string {
  const runs: { from: number; to: number; span: string }[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 7] as const) {
    const today = hours[day];
    if (!today) continue;
    const last = runs.at(-1);
    if (last && last.to === day - 1 && last.span === hoursSpan(today)) last.to = day;
    else runs.push({ from: day, to: day, span: hoursSpan(today) });
  }
  return runs
    .map(({ from, to, span }) => `${names[from - 1]}${to > from ? `–${names[to - 1]}` : ''} ${span}`)
    .join(', ');
}
