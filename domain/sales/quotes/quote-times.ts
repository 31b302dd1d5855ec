import { addDays, localDay, startOfLocalDay } from '#domain/base/time/local-day.ts';

const DAY_MS = 86_400_000;

/** An accepted quote may be ordered at least this long, also when it was accepted on its last evening. */
export const ORDER_WITHIN_DAYS = 7;
/** The customer is reminded so long before an answer runs out. */
export const REMIND_DAYS = 2;

/** The first instant an answer no longer holds: the end of its last day `YYYY-MM-DD` in the shop's time zone. */
export const endOfDay = (day: string, timeZone: string): Date => startOfLocalDay(addDays(day, 1), timeZone);

/** The last day `YYYY-MM-DD` an answer holds that ends at an instant. */
export const lastDay = (validUntil: Date, timeZone: string): string =>
  localDay(new Date(validUntil.getTime() - 1), timeZone);

/** How long accepted prices hold: as long as the answer said, and never less than a week from the acceptance. */
export function orderUntil(validUntil: Date, acceptedAt: Date, timeZone: string): Date {
  const week = endOfDay(addDays(localDay(acceptedAt, timeZone), ORDER_WITHIN_DAYS), timeZone);
  return week > validUntil ? week : validUntil;
}

/** True in the last two days of an answer that was given long enough before them. */
export const isTimeToRemind = (
  { answeredAt, validUntil }: { answeredAt: Date; validUntil: Date },
  now: Date,
): boolean => {
  const from = validUntil.getTime() - REMIND_DAYS * DAY_MS;
  return now.getTime() >= from && now < validUntil && answeredAt.getTime() < from - DAY_MS;
};
