import { fail, ok, type Result } from '#domain/base/result.ts';
import { awaitsPayment, type MarkableStatus, type OrderStatus, refusedMove } from '#domain/orders/order-status.ts';
import type { ShopContext } from '../../context.ts';
import { attemptsOf } from '../payment/attempt-queries.ts';
import { findOrder, recordEvent } from '../queries.ts';
import { isOpen, isUnderway, type PaymentAttempt } from '../stored-order.ts';
import { inTransaction } from '../transaction.ts';
import { cancelOrder, factsOf, moveOrder } from '../transitions.ts';

/**
 * Why an order could not be marked: no such order, its guards (`order-status.ts`) forbid it, it is paid and refunds are
 * not made here, or the bank is still working on its payment. `status` is what it is now.
 */
export type MarkRefusal = 'unknown' | 'no_such_move' | 'is_pickup' | 'is_shipped' | 'is_paid' | 'payment_underway';
export type Marked = Result<
  { number: string; from: OrderStatus; to: OrderStatus; changed: boolean },
  MarkRefusal,
  { status: OrderStatus } | null
>;

type Parts = {
  /** Asks the gateway about an attempt and settles what it says. */
  ask: (attempt: PaymentAttempt) => Promise<boolean>;
};

/**
 * Moves an order by hand, as its state machine allows, with an event (decisions 6). Saying the same again changes nothing,
 * but a new tracking code is written down. Cancelling frees the goods of an unpaid order; the gateway is asked first,
 * so that a payment on its way counts.
 */
export function createMark({ db, now }: ShopContext, { ask }: Parts) {
  async function askAboutPayments(number: string): Promise<void> {
    const order = await findOrder(db.kysely, { by: 'number', value: number });
    if (!order || !awaitsPayment(order.status)) return;
    for (const attempt of await attemptsOf(db.kysely, order.id)) if (isOpen(attempt)) await ask(attempt);
  }

  return async function mark(number: string, to: MarkableStatus, tracking: string | null): Promise<Marked> {
    if (to === 'cancelled') await askAboutPayments(number);
    return inTransaction(db.kysely, async (tx): Promise<Marked> => {
      const order = await findOrder(tx, { by: 'number', value: number, lock: true });
      if (!order) return fail('unknown', null);
      const { status } = order;
      const details = { by: 'shop', ...(tracking ? { tracking } : {}) };
      const done = { number, from: status, to };
      if (status === to) {
        if (tracking) await recordEvent(tx, order.id, 'tracking', details, now());
        return ok({ ...done, changed: tracking !== null });
      }
      if (to === 'cancelled') {
        if (!awaitsPayment(status)) return fail('is_paid', { status });
        if ((await attemptsOf(tx, order.id)).some(isUnderway)) return fail('payment_underway', { status });
        await cancelOrder(tx, order, details, now());
        return ok({ ...done, changed: true });
      }
      const refusal = refusedMove(status, to, { ...factsOf(order), goodsReserved: false });
      if (refusal) return fail(refusal as MarkRefusal, { status });
      await moveOrder(tx, order, { to, details, now: now() });
      return ok({ ...done, changed: true });
    });
  };
}
