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

type Parts = { payments: PaymentProvider; settle: SettlePayment };

/** The minute's work on unpaid orders: ask the gateway about open payments, free what nobody pays for. */
export function createSweep(ctx: ShopContext, { payments, settle }: Parts) {
  const { db, log } = ctx;

  /** Asks the gateway about an attempt and settles what it says. False when it did not tell. */
  async function ask(attempt: PaymentAttempt): Promise<boolean> {
    if (attempt.transactionId === null) return true;
    const answer = await payments.status(attempt.transactionId);
    if (answer.ok) await settle(answer.value);
    else log.warn({ reference: attempt.reference, reason: answer.reason }, 'the gateway did not tell about a payment');
    return answer.ok;
  }

  /** Open payments are asked again at 15 min, 1 h, 24 h and 72 h (decisions 6); a question without answer is repeated. */
  async function reconcile(attempt: PaymentAttempt): Promise<void> {
    const now = ctx.now();
    const mayRepeat = now.getTime() < attempt.createdAt.getTime() + MAX_HOLD_MS;
    if ((await ask(attempt)) || !mayRepeat) await countCheck(db.kysely, attempt);
    else await postponeCheck(db.kysely, attempt, new Date(now.getTime() + ASK_AGAIN_MS));
  }

  /** An order whose hold is over: the gateway is asked first; without an answer the goods stay held a little longer. */
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

  /** One that fails is logged and must not keep the others from their turn. */
  async function each<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
    for (const item of items) await work(item).catch((error) => log.error({ err: error, item }, 'unpaid order: sweep'));
  }

  return {
    ask,
    async sweep(): Promise<void> {
      await each(await dueAttempts(db.kysely, ctx.now(), PAGE), reconcile);
      // all of them, however many came at once: what they hold is somebody else's to buy
      for (let page = 0; page < MOST_PAGES; page++) {
        const orders = await expiredOrders(db.kysely, ctx.now(), PAGE);
        await each(orders, expire);
        if (orders.length < PAGE) return;
      }
    },
  };
}
