import { minutesOf, type OpeningHours, type Weekday } from '#domain/base/local-clock.ts';
import { shortTime as short, hoursSpan as span } from '#domain/base/week-text.ts';

export type StoreToday = {
  hours: string | null;
  state: 'open' | 'soon' | 'opens-later' | 'closed';
  /** The next change today, `HH.MM` without empty minutes. */
  time: string | null;
};

const SOON_MINUTES = 60;

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
