import type { Cents } from '#domain/base/money.ts';

/** The largest payment that the gateway accepts, in cents. */
export const MAX_PAYMENT: Cents = 99_999_998;

const HOUR = 3_600_000;

/** The longest time that `pending` and `delayed` payments hold their goods, from placing the order (order-7). */
export const MAX_HOLD_MS = 72 * HOUR;

/** When an open payment is checked at the gateway, counted from its opening: 15 min, 1 h, 24 h, 72 h (payment-4). */
export const paymentChecksMs = [HOUR / 4, HOUR, 24 * HOUR, 72 * HOUR] as const;

/** The time of the next check after `checks` of them; null after the last (payment-4). */
export function nextCheckAt(openedAt: Date, checks: number): Date | null {
  const delay = paymentChecksMs[checks];
  return delay === undefined ? null : new Date(openedAt.getTime() + delay);
}
