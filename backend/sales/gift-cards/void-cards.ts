import { sql } from 'kysely';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Cents } from '#domain/base/money.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { addEntry, findCard } from './ledger.ts';

type Bought = { orderId: string; position: number; pieces: number; refundId: string; now: Date };

/**
 * Empties and blocks gift cards bought by a line of an order, as they are refunded (refund-1). Takes only unspent
 * cards, the last ones first; 'card_used': there are not enough, and none is changed.
 */
export async function voidCards(
  tx: Tx,
  { orderId, position, pieces, refundId, now }: Bought,
): Promise<Result<null, 'card_used'>> {
  const rows = await tx
    .selectFrom('gift_card')
    .select('id')
    .where('order_id', '=', orderId)
    .where('line_position', '=', position)
    .where('is_blocked', '=', false)
    .orderBy('piece', 'desc')
    .execute();
  const unused: { id: string; cents: Cents }[] = [];
  for (const { id } of rows) {
    const card = await findCard(tx, { by: 'id', value: id, lock: true });
    const issued = await tx
      .selectFrom('gift_card_entry')
      .select('cents')
      .where('gift_card_id', '=', id)
      .where('kind', '=', 'issue')
      .executeTakeFirst();
    if (card && issued && card.openAmount === issued.cents) unused.push({ id, cents: issued.cents });
  }
  if (unused.length < pieces) return fail('card_used');
  for (const { id, cents } of unused.slice(0, pieces)) {
    await addEntry(tx, { cardId: id, kind: 'adjust', cents: -cents, reason: `refund ${refundId}`, now });
    await tx
      .updateTable('gift_card')
      .set({ is_blocked: true, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute();
  }
  return ok(null);
}
