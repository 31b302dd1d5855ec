import { WEEK_MS } from '#domain/base/time/durations.ts';

/** Refunds that the gateway's methods do not support; they are paid by hand. */
export type RefundHindrance = 'only_once' | 'too_old' | 'no_email';

type Limit = { onlyOnce?: true; withinWeeks?: number; byEmail?: true };

/** Banks with limits: one refunds once and within weeks, two only by asking the customer's account by e-mail. */
const LIMITS: Record<string, Limit> = {
  nordea: { onlyOnce: true, withinWeeks: 13 },
  spankki: { byEmail: true },
  's-pankki': { byEmail: true },
  alandsbanken: { byEmail: true },
};

/** Null when the gateway can be asked, otherwise why not. The gateway itself refuses unknown methods. */
export function refundHindrance(
  payment: { method: string | null; paidAt: Date; wasRefunded: boolean; email: string },
  now: Date,
): RefundHindrance | null {
  const { onlyOnce, withinWeeks, byEmail } = LIMITS[payment.method ?? ''] ?? {};
  if (onlyOnce && payment.wasRefunded) return 'only_once';
  if (withinWeeks && payment.paidAt.getTime() < now.getTime() - withinWeeks * WEEK_MS) return 'too_old';
  return byEmail && !payment.email ? 'no_email' : null;
}
