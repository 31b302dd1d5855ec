import type { PlaceOutcome } from '#backend/sales/checkout/service.ts';
import type { PaymentForm } from '#web/storefront/sales/checkout/placing/go-to-payment.tsx';

export type PayProblem = 'order.payGone' | 'order.payFailed';

/** Result of starting a payment: the gateway's form, or the reason for none. */
export type PayAnswer = { payment: PaymentForm; problem: null } | { payment: null; problem: PayProblem };

export function payAnswer(outcome: PlaceOutcome): PayAnswer {
  if (outcome.ok) return { payment: outcome.value.payment, problem: null };
  const isGone = outcome.reason === 'unavailable' || outcome.reason === 'order_closed';
  return { payment: null, problem: isGone ? 'order.payGone' : 'order.payFailed' };
}
