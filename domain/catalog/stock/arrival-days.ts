import type { Dispatch } from '#domain/base/shop-config.ts';
import { holidaysOf } from '#domain/base/time/holidays.ts';
import { localClock, minutesOf } from '#domain/base/time/local-clock.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { weekdayOf } from '#domain/base/time/opening-hours.ts';

/** First and last working day after the one on which an order leaves. */
export type WorkingDays = readonly [first: number, last: number];

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

/** Carriers run from Monday to Friday, but on public holidays and the eves of midsummer and Christmas (stock-9). */
export function isWorkingDay(day: string): boolean {
  const year = day.slice(0, 4);
  const known = holidays.get(year) ?? new Set(holidaysOf(Number(year)).map((holiday) => holiday.day));
  holidays.set(year, known);
  return weekdayOf(day) < SATURDAY && !known.has(day);
}

/** When and where orders leave: the time zone of the shop and its dispatch times. */
export type DispatchFacts = { timeZone: string; dispatch: Dispatch };

/** Until when orders leave on a day; null: none does. */
function untilOn(day: string, { until, exceptions }: Dispatch): string | null {
  if (!isWorkingDay(day)) return null;
  const told = exceptions.find(({ date }) => date === day) ?? exceptions.find(({ date }) => date === day.slice(5));
  return told ? told.until : until;
}

/** The first day after a day on which orders leave. A shop whose exceptions name every day of a year has none. */
function nextDispatch(day: string, dispatch: Dispatch): string {
  let at = addDays(day, 1);
  for (let left = DAYS_SEARCHED; left > 0 && untilOn(at, dispatch) === null; left--) at = addDays(at, 1);
  return at;
}

/** The working day that is `count` working days after `day`. */
function workingDayAfter(day: string, count: number): string {
  let at = day;
  for (let left = count; left > 0; ) {
    at = addDays(at, 1);
    if (isWorkingDay(at)) left--;
  }
  return at;
}

/** Between which days goods in stock arrive when they are ordered now (stock-9). */
export function arrivalDays([first, last]: WorkingDays, now: Date, { timeZone, dispatch }: DispatchFacts): ArrivalDays {
  const today = localDay(now, timeZone);
  const cutOff = untilOn(today, dispatch);
  const until = cutOff && localClock(now, timeZone).minute < minutesOf(cutOff) ? cutOff : null;
  const leaves = until ? today : nextDispatch(today, dispatch);
  return { until, first: workingDayAfter(leaves, first), last: workingDayAfter(leaves, last) };
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
  while (day >= today && (untilOn(day, facts.dispatch) === null || workingDayAfter(day, last) >= eve))
    day = addDays(day, -1);
  const { until } = arrivalDays([1, last], now, facts);
  return day > today || (day === today && until) ? day : null;
}
