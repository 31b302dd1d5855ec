import { DAY_MS } from '#domain/base/time/durations.ts';
import { addDays, localDay, startOfLocalDay } from '#domain/base/time/local-day.ts';

/** The shortest time to order an accepted quote, also when it was accepted on its last evening. */
export const ORDER_WITHIN_DAYS = 7;
/** Days before the end of a quote reply when the customer is reminded. */
export const REMIND_DAYS = 2;

/** The end of the local day `YYYY-MM-DD`: the first instant when a quote reply valid to that day is no longer valid. */
export const endOfDay = (day: string, timeZone: string): Date => startOfLocalDay(addDays(day, 1), timeZone);

/** The last local day `YYYY-MM-DD` of a quote reply that is valid until an instant. */
export const lastDay = (validUntil: Date, timeZone: string): string =>
  localDay(new Date(validUntil.getTime() - 1), timeZone);

/** How long accepted prices are valid: until the end of the quote reply, and at least a week from accepting. */
export function orderUntil(validUntil: Date, acceptedAt: Date, timeZone: string): Date {
  const week = endOfDay(addDays(localDay(acceptedAt, timeZone), ORDER_WITHIN_DAYS), timeZone);
  return week > validUntil ? week : validUntil;
}

/** True in the last two days of a quote reply that was sent at least that much earlier. */
export const isReminderDue = (
  { answeredAt, validUntil }: { answeredAt: Date; validUntil: Date },
  now: Date,
): boolean => {
  const from = validUntil.getTime() - REMIND_DAYS * DAY_MS;
  return now.getTime() >= from && now < validUntil && answeredAt.getTime() < from - DAY_MS;
};
