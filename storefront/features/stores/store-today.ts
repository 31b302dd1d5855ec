import { minutesOf } from '#domain/base/local-clock.ts';
import type { DayHours } from '#domain/base/opening-hours.ts';
import { shortTime as short, hoursSpan as span } from '#domain/base/week-text.ts';

export type StoreToday = {
  hours: string | null;
  state: 'open' | 'soon' | 'opens-later' | 'closed';
  /** The next change today, `HH.MM` without empty minutes. */
  time: string | null;
};

const SOON_MINUTES = 60;

/** What a store's hours of today (`hoursOn`) mean at a minute of the day; closing within the hour counts as soon. */
export function storeToday(today: DayHours | null, minute: number): StoreToday {
  if (!today) return { hours: null, state: 'closed', time: null };
  const [opens, closes] = [minutesOf(today.opens), minutesOf(today.closes)];
  const text = span(today);
  if (minute < opens) return { hours: text, state: 'opens-later', time: short(today.opens) };
  if (minute >= closes) return { hours: text, state: 'closed', time: null };
  return { hours: text, state: closes - minute <= SOON_MINUTES ? 'soon' : 'open', time: short(today.closes) };
}
