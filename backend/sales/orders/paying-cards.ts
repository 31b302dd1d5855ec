import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { PayingCard } from './stored-order.ts';

/** Stores the gift cards that pay an order, in the order in which they pay. */
export async function insertGiftCards(tx: Tx, orderId: string, cards: readonly PayingCard[]): Promise<void> {
  await tx
    .insertInto('order_gift_card')
    .values(cards.map(({ id, cents }, position) => ({ order_id: orderId, position, gift_card_id: id, cents })))
    .execute();
}

/** The gift cards of orders by order id, in the order in which they pay; an order without cards is left out. */
export async function payingCardsOf(
  db: Kysely<Tables>,
  orderIds: readonly string[],
): Promise<Map<string, PayingCard[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_gift_card as paying')
    .innerJoin('gift_card as card', 'card.id', 'paying.gift_card_id')
    .select(['paying.order_id', 'card.id', 'card.code_end as end', 'paying.cents'])
    .where('paying.order_id', 'in', orderIds)
    .orderBy('paying.order_id')
    .orderBy('paying.position')
    .execute();
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id);
  return new Map(
    [...byOrder].map(([orderId, cards]) => [orderId, cards.map(({ id, end, cents }) => ({ id, end, cents }))]),
  );
}
