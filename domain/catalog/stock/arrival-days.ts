import type { Dispatch, StoreDetails } from '#domain/base/shop-config.ts';
import { holidaysOf } from '#domain/base/time/holidays.ts';
import { localClock, minutesOf, type OpeningHours } from '#domain/base/time/local-clock.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { type DayHours, weekdayOf } from '#domain/base/time/opening-hours.ts';

/** First and last working day after the one on which an order leaves. */
export type WorkingDays = readonly [first: number, last: number];

/** Working days with the store that packs the goods and their carrier, as far as they are known: `2,5,oulu,posti` in an address. */
export type ArrivalWay = readonly [...WorkingDays, storeId?: string | undefined, carrier?: string | undefined];

export type ArrivalDays = {
  /** Until when, `HH:MM`, an order leaves today; null: it leaves on another day. */
  until: string | null;
  /** The first and the last day of arrival, `YYYY-MM-DD`. */
  first: string;
  last: string;
};

const SATURDAY = 6;
const DAYS_SEARCHED = 366;

const holidays = new Map<string, ReadonlySet<string>>();

/**
 * Carriers run from Monday to Friday, but on public holidays, the eves of midsummer and Christmas (stock-9), and days of rest of their
 * own: `2026-12-31`, or `12-31` for every year.
 */
export function isWorkingDay(day: string, restDays: readonly string[] = []): boolean {
  if (restDays.includes(day) || restDays.includes(day.slice(5))) return false;
  const year = day.slice(0, 4);
  const known = holidays.get(year) ?? new Set(holidaysOf(Number(year)).map((holiday) => holiday.day));
  holidays.set(year, known);
  return weekdayOf(day) < SATURDAY && !known.has(day);
}

/** A store that packs orders: its hours, and its own cut-off if it has one. */
export type PackingStore = { hours: OpeningHours } & Pick<StoreDetails, 'exceptions' | 'dispatchUntil'>;

/** When and where orders leave: the time zone of the shop, its dispatch times, the packing store and the carrier's days of rest. */
export type DispatchFacts = {
  timeZone: string;
  dispatch: Pick<Dispatch, 'until' | 'exceptions'>;
  store?: PackingStore | undefined;
  restDays?: readonly string[];
};

/** The exception of a day: a dated one before a yearly one. */
const exceptionOn = <E extends { date: string }>(exceptions: readonly E[], day: string): E | undefined =>
  exceptions.find(({ date }) => date === day) ?? exceptions.find(({ date }) => date === day.slice(5));

/** The hours of a store on a day, as in its weekly hours or its exceptions; public holidays are no working days anyway. */
export function storeHoursOn(day: string, { hours, exceptions }: PackingStore): DayHours | null {
  const told = exceptionOn(exceptions, day);
  return told ? told.hours : (hours[weekdayOf(day)] ?? null);
}

/** Until when orders leave on a day; null: none does. A store sends nothing while it is closed, and nothing after its own cut-off. */
function untilOn(day: string, { dispatch, store, restDays }: DispatchFacts): string | null {
  if (!isWorkingDay(day, restDays)) return null;
  const told = exceptionOn(dispatch.exceptions, day);
  const ofShop = told ? told.until : (store?.dispatchUntil ?? dispatch.until);
  if (ofShop === null || !store) return ofShop;
  const open = storeHoursOn(day, store);
  if (!open) return null;
  const [until = ofShop] = [ofShop, open.closes, store.dispatchUntil ?? ofShop].toSorted();
  return until > open.opens ? until : null;
}

/** The first day after a day on which orders leave. A shop whose exceptions name every day of a year has none. */
function nextDispatch(day: string, facts: DispatchFacts): string {
  let at = addDays(day, 1);
  for (let left = DAYS_SEARCHED; left > 0 && untilOn(at, facts) === null; left--) at = addDays(at, 1);
  return at;
}

/** The working day that is `count` working days after `day`. */
export function workingDayAfter(day: string, count: number, restDays: readonly string[] = []): string {
  let at = day;
  // days of rest may name every day of a year
  for (let left = count, searched = DAYS_SEARCHED; left > 0 && searched > 0; searched--) {
    at = addDays(at, 1);
    if (isWorkingDay(at, restDays)) left--;
  }
  return at;
}

/** Between which days goods in stock arrive when they are ordered now (stock-9). */
export function arrivalDays([first, last]: WorkingDays, now: Date, facts: DispatchFacts): ArrivalDays {
  const { timeZone, restDays } = facts;
  const today = localDay(now, timeZone);
  const cutOff = untilOn(today, facts);
  const until = cutOff && localClock(now, timeZone).minute < minutesOf(cutOff) ? cutOff : null;
  const leaves = until ? today : nextDispatch(today, facts);
  return { until, first: workingDayAfter(leaves, first, restDays), last: workingDayAfter(leaves, last, restDays) };
}

/** How many days before Christmas Eve the shop begins to say until when to order. */
const ANNOUNCED_DAYS = 40;

/**
 * The last day to order, before its cut-off, for arrival before Christmas Eve; null outside the weeks before it and once it is too
 * late (stock-10).
 */
export function orderByForChristmas([, last]: WorkingDays, now: Date, facts: DispatchFacts): string | null {
  const today = localDay(now, facts.timeZone);
  const eve = `${today.slice(0, 4)}-12-24`;
  if (today >= eve || today < addDays(eve, -ANNOUNCED_DAYS)) return null;
  let day = addDays(eve, -1);
  while (day >= today && (untilOn(day, facts) === null || workingDayAfter(day, last, facts.restDays) >= eve))
    day = addDays(day, -1);
  const { until } = arrivalDays([1, last], now, facts);
  return day > today || (day === today && until) ? day : null;
}
