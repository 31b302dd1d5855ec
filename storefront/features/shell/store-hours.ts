import { minutesOf, type OpeningHours, type Weekday } from '#domain/base/local-clock.ts';

export type StoreToday = {
  hours: string | null;
  state: 'open' | 'soon' | 'opens-later' | 'closed';
  /** The next change today, `HH.MM` without empty minutes. */
  time: string | null;
};

const SOON_MINUTES = 60;
const short = (time: string) => `${Number(time.slice(0, 2))}${time.endsWith(':00') ? '' : `.${time.slice(3)}`}`;
const span = ({ opens, closes }: { opens: string; closes: string }) => `${short(opens)}–${short(closes)}`;

/** A store's hours today and whether it is open at this minute; closing within the hour counts as soon. */
export function storeToday(hours: OpeningHours, clock: { weekday: Weekday; minute: number }): StoreToday {
  const today = hours[clock.weekday];
  if (!today) return { hours: null, state: 'closed', time: null };
  const [opens, closes] = [minutesOf(today.opens), minutesOf(today.closes)];
  const text = span(today);
  if (clock.minute < opens) return { hours: text, state: 'opens-later', time: short(today.opens) };
  if (clock.minute >= closes) return { hours: text, state: 'closed', time: null };
  return { hours: text, state: closes - clock.minute <= SOON_MINUTES ? 'soon' : 'open', time: short(today.closes) };
}

/** The whole week as one line, equal neighbours joined: `ma–pe 9–18, la 10–15`. `names` are the days from Monday. */
export function weekText(hours: OpeningHours, names: readonly string[]): string {
  const runs: { from: number; to: number; span: string }[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 7] as const) {
    const today = hours[day];
    if (!today) continue;
    const last = runs.at(-1);
    if (last && last.to === day - 1 && last.span === span(today)) last.to = day;
    else runs.push({ from: day, to: day, span: span(today) });
  }
  return runs
    .map(({ from, to, span }) => `${names[from - 1]}${to > from ? `–${names[to - 1]}` : ''} ${span}`)
    .join(', ');
}
