import { DAY_MS, HOUR_MS } from '#domain/base/time/durations.ts';

/** A cart that has lain longer is no longer written about. */
export const LATEST_DAYS = 7;
/** At least so long between two reminders to a person, whatever the carts. */
export const REST_DAYS = 14;

/** A customer's cart: since when it has had something in it, when it changed last, when its reader was reminded last. */
export type WaitingCart = {
  isEmpty: boolean;
  begunAt: Date;
  changedAt: Date;
  remindedAt: Date | null;
  /** When the customer ordered last. */
  orderedAt: Date | null;
};

/**
 * Whether a cart is due for a reminder (cart-reminder-1): it has lain for `hours` and not for more than a week, its reader has not
 * been reminded of this cart or lately, and has ordered nothing since it changed.
 */
export function isReminderDue(
  { isEmpty, begunAt, changedAt, remindedAt, orderedAt }: WaitingCart,
  hours: number,
  now: Date,
): boolean {
  if (isEmpty) return false;
  const lain = now.getTime() - changedAt.getTime();
  if (lain < hours * HOUR_MS || lain > LATEST_DAYS * DAY_MS) return false;
  if (orderedAt && orderedAt >= changedAt) return false;
  if (!remindedAt) return true;
  return remindedAt < begunAt && now.getTime() - remindedAt.getTime() >= REST_DAYS * DAY_MS;
}
