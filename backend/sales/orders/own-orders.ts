import { type Kysely, sql } from 'kysely';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { OwnOrder } from '#domain/sales/orders/order-cookie.ts';
import { awaitsPayment } from '#domain/sales/orders/order-status.ts';
import { isOrderKey } from './order-key.ts';
import { payingCardsOf } from './paying-cards.ts';
import { attemptsOf } from './payment/attempt-queries.ts';
import { findOrder } from './queries.ts';
import { isUnderway, type PayingCard, type StoredOrder } from './stored-order.ts';

const verified = (secret: string, own: readonly OwnOrder[]): string[] =>
  [...new Set(own.filter(({ number, key }) => isOrderKey(secret, number, key)).map(({ number }) => number))].sort();

/** Units by sku that a shopper's own unpaid orders hold and a new order of the same shopper can take over. */
export async function ownHolds(
  { db, settings, now }: Pick<ShopContext, 'db' | 'settings' | 'now'>,
  own: readonly OwnOrder[],
): Promise<Map<string, number>> {
  const numbers = verified(settings.SHOP_SECRET, own);
  if (numbers.length === 0) return new Map();
  const rows = await db.kysely
    .selectFrom('stock_hold as hold')
    .innerJoin('customer_order as held', 'held.id', 'hold.order_id')
    .select(['hold.sku', sql<number>`sum(hold.qty)::int`.as('qty')])
    .where('held.number', 'in', numbers)
    // expired holds already count as available in the catalog
    .where('hold.expires_at', '>', now())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_attempt')
            .select('stamp')
            .whereRef('payment_attempt.order_id', '=', 'held.id')
            .where('payment_attempt.status', 'in', ['pending', 'delayed']),
        ),
      ),
    )
    .groupBy('hold.sku')
    .execute();
  return new Map(rows.map((row) => [row.sku, row.qty]));
}

/** An own order that awaits payment, and its holds on gift cards. */
export type OwnUnpaid = { id: string; giftCards: PayingCard[] };

/** Own unpaid orders that a new one can replace: no bank is processing their payment. */
export async function ownUnpaid(
  { db, settings }: Pick<ShopContext, 'db' | 'settings'>,
  own: readonly OwnOrder[],
): Promise<OwnUnpaid[]> {
  const numbers = verified(settings.SHOP_SECRET, own);
  if (numbers.length === 0) return [];
  const rows = await db.kysely
    .selectFrom('customer_order as held')
    .select('held.id')
    .where('held.number', 'in', numbers)
    .where('held.status', 'in', ['pending_payment', 'payment_failed'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_attempt')
            .select('stamp')
            .whereRef('payment_attempt.order_id', '=', 'held.id')
            .where('payment_attempt.status', 'in', ['pending', 'delayed']),
        ),
      ),
    )
    .execute();
  const cards = await payingCardsOf(
    db.kysely,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id }) => ({ id, giftCards: cards.get(id) ?? [] }));
}

/** Locks own unpaid orders that a new one can replace, so that they cannot be paid meanwhile. */
export async function lockReplaceable(tx: Tx, secret: string, own: readonly OwnOrder[]): Promise<StoredOrder[]> {
  const replaceable: StoredOrder[] = [];
  for (const number of verified(secret, own)) {
    const order = await findOrder(tx, { by: 'number', value: number, lock: true });
    if (!order || !awaitsPayment(order.status)) continue;
    if (!(await attemptsOf(tx, order.id)).some(isUnderway)) replaceable.push(order);
  }
  return replaceable;
}

/** The skus that an order holds units of. */
export async function heldSkus(db: Kysely<Tables>, orderId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('stock_hold').select('sku').where('order_id', '=', orderId).execute();
  return new Set(rows.map((row) => row.sku));
}
