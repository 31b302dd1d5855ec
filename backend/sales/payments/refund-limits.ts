const WEEK_MS = 7 * 86_400_000;

/** What the gateway's means of payment cannot give back (facts 3); each is paid back by hand. */
export type RefundHindrance = 'only_once' | 'too_old' | 'no_email';

type Limit = { onlyOnce?: true; withinWeeks?: number; byEmail?: true };

/** Banks with limits of their own: one gives back once and soon, two only by asking the customer's account by e-mail. */
const LIMITS: Record<string, Limit> = {
  nordea: { onlyOnce: true, withinWeeks: 13 },
  spankki: { byEmail: true },
  's-pankki': { byEmail: true },
  alandsbanken: { byEmail: true },
};

/** Null when the gateway may be asked; else what forbids it. Methods it does not know of it refuses itself. */
export function refundHindrance(
  payment: { method: string | null; paidAt: Date; wasRefunded: boolean; email: string },
  now: Date,
): RefundHindrance | null {
  const { onlyOnce, withinWeeks, byEmail } = LIMITS[payment.method ?? ''] ?? {};
  if (onlyOnce && payment.wasRefunded) return 'only_once';
  if (withinWeeks && payment.paidAt.getTime() < now.getTime() - withinWeeks * WEEK_MS) return 'too_old';
  return byEmail && !payment.email ? 'no_email' : null;
}
