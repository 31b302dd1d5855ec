import type { Cents } from '#domain/base/money.ts';

/** The largest payment the gateway takes (facts 3), in cents. */
export const MAX_PAYMENT: Cents = 99_999_998;

const HOUR = 3_600_000;

/** `pending` and `delayed` payments keep their goods at most this long from the placing (decisions 6). */
export const MAX_HOLD_MS = 72 * HOUR;

/** When an open payment is asked about at the gateway, counted from its opening: 15 min, 1 h, 24 h, 72 h. */
export const paymentChecksMs = [HOUR / 4, HOUR, 24 * HOUR, 72 * HOUR] as const;

/** When the gateway is asked next after `checks` questions; null when it has been asked often enough. */
export function nextCheckAt(openedAt: Date, checks: number): Date | null {
  const delay = paymentChecksMs[checks];
  return delay === undefined ? null : new Date(openedAt.getTime() + delay);
}
