import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';

/** Packed units by the position of their line; lines without any are absent. */
export async function packedLines(db: Kysely<Tables>, orderId: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('packed_line')
    .select(['position', 'amount'])
    .where('order_id', '=', orderId)
    .execute();
  return new Map(rows.map(({ position, amount }) => [position, amount]));
}

/** Sets the packed units of a line of a locked order. */
export async function setPackedLine(tx: Tx, orderId: string, position: number, amount: number): Promise<void> {
  if (amount === 0) {
    await tx.deleteFrom('packed_line').where('order_id', '=', orderId).where('position', '=', position).execute();
    return;
  }
  await tx
    .insertInto('packed_line')
    .values({ order_id: orderId, position, amount })
    .onConflict((conflict) => conflict.columns(['order_id', 'position']).doUpdateSet({ amount }))
    .execute();
}

/** Empties the parcel of an order: it was sent or handed over. */
export const clearPackedLines = (tx: Tx, orderId: string) =>
  tx.deleteFrom('packed_line').where('order_id', '=', orderId).execute();
