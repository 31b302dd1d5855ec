import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { PaymentProvider, SettlePayment } from '#backend/sales/payments/provider.ts';
import { MAX_HOLD_MS } from '#domain/sales/orders/order-limits.ts';
import { awaitsPayment } from '#domain/sales/orders/order-status.ts';
import { attemptsOf, countCheck, dueAttempts, postponeCheck } from './payment/attempt-queries.ts';
import { expiredOrders, findOrder } from './queries.ts';
import { extendHolds } from './stock.ts';
import { isOpen, type PaymentAttempt } from './stored-order.ts';
import { cancelOrder } from './transitions.ts';

const PAGE = 50;
const MOST_PAGES = 40;
const ASK_AGAIN_MS = 5 * 60_000;

type Deps = { payments: PaymentProvider; settle: SettlePayment };

/** Runs every five minutes, and when a hold ends, on unpaid orders: checks open payments at the gateway, releases expired orders. */
export function createSweep(ctx: ShopContext, { payments, settle }: Deps) {
  const { db, log } = ctx;

  /** Checks an attempt at the gateway and settles the result; false without a response. */
  async function ask(attempt: PaymentAttempt): Promise<boolean> {
    if (attempt.transactionId === null) return true;
    const answer = await payments.status(attempt.transactionId);
    if (answer.ok) await settle(answer.value);
    else log.warn({ reference: attempt.reference, reason: answer.reason }, 'could not check a payment at the gateway');
    return answer.ok;
  }

  /** Checks open payments after 15 min, 1 h, 24 h and 72 h (payment-4); a check without a response is repeated. */
  async function reconcile(attempt: PaymentAttempt): Promise<void> {
    const now = ctx.now();
    const mayRepeat = now.getTime() < attempt.createdAt.getTime() + MAX_HOLD_MS;
    if ((await ask(attempt)) || !mayRepeat) await countCheck(db.kysely, attempt);
    else await postponeCheck(db.kysely, attempt, new Date(now.getTime() + ASK_AGAIN_MS));
  }

  /**
   * An order whose hold has ended: the gateway is checked first; without a response the goods stay held a little
   * longer (order-7).
   */
  async function expire(orderId: string): Promise<void> {
    let answered = true;
    for (const attempt of await attemptsOf(db.kysely, orderId))
      if (isOpen(attempt)) answered = (await ask(attempt)) && answered;
    const now = ctx.now();
    await inTransaction(db.kysely, async (tx) => {
      const order = await findOrder(tx, { by: 'id', value: orderId, lock: true });
      if (!order || !awaitsPayment(order.status) || !order.holdsExpireAt || order.holdsExpireAt > now) return;
      const mayWait = now.getTime() < order.placedAt.getTime() + MAX_HOLD_MS;
      if (!answered && mayWait) return extendHolds(tx, orderId, new Date(now.getTime() + ASK_AGAIN_MS));
      await cancelOrder(tx, order, { why: 'not paid in time' }, now);
    });
  }

  /** One failure is logged and must not stop the others. */
  async function each<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
    for (const item of items)
      await work(item).catch((error) => log.error({ err: error, item }, 'could not process unpaid order'));
  }

  return {
    ask,
    async sweep(): Promise<void> {
      await each(await dueAttempts(db.kysely, ctx.now(), PAGE), reconcile);
      // all at once, as their holds block other shoppers
      for (let page = 0; page < MOST_PAGES; page++) {
        const orders = await expiredOrders(db.kysely, ctx.now(), PAGE);
        await each(orders, expire);
        if (orders.length < PAGE) return;
      }
    },
  };
}
