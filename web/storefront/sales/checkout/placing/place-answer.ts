import type { PlaceOutcome } from '#backend/sales/checkout/outcomes.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { PlaceAnswer } from './use-placing.ts';

type Answered = {
  answer: PlaceAnswer;
  status: number;
  /** The order this browser placed, if it was stored: its key goes into a cookie. */
  order: { number: OrderNumber; key: string } | null;
};

/**
 * The page's data and HTTP status of a placed order. Scripts never see the order's key. `isCustomers`: a customer was
 * signed in.
 */
export function placeAnswer(outcome: PlaceOutcome, isCustomers: boolean): Answered {
  if (outcome.ok) {
    const { number, key, payment } = outcome.value;
    return { answer: { ok: true, number, isCustomers, payment }, status: 200, order: { number, key } };
  }
  const refused = (answer: PlaceAnswer, status: number): Answered => ({ answer, status, order: null });
  switch (outcome.reason) {
    case 'invalid':
      return refused({ ok: false, reason: 'invalid', fields: outcome.details ?? [] }, 400);
    case 'unavailable':
      return refused({ ok: false, reason: 'unavailable', lines: outcome.details ?? [] }, 409);
    case 'total_changed':
      return refused({ ok: false, reason: outcome.reason }, 409);
    case 'not_deliverable':
      return refused({ ok: false, reason: outcome.details?.reason === 'aland' ? 'aland' : outcome.reason }, 409);
    case 'awaits_approval':
      return refused({ ok: false, reason: outcome.reason }, 202);
    case 'key_reused':
    case 'order_closed':
      return refused({ ok: false, reason: 'start_over' }, 409);
    case 'payment_unavailable':
      return { ...refused({ ok: false, reason: 'payment_unavailable' }, 503), order: outcome.details ?? null };
  }
}
