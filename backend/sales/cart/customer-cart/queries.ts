import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';

/** The cart of a signed-in customer, as all devices see it. The revision grows with every change. */
export type CustomerCart = { lines: WantedLine[]; revision: number };

/** A customer's cart; revision 0 means never changed. */
export async function readCart(db: Kysely<Tables>, userId: string): Promise<CustomerCart> {
  const row = await db
    .selectFrom('customer_cart')
    .select(['lines', 'revision'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? { lines: row.lines, revision: row.revision } : { lines: [], revision: 0 };
}

/** Inserts the row of a cart when missing. */
export async function ensureCart(tx: Tx, userId: string): Promise<void> {
  await tx
    .insertInto('customer_cart')
    .values({ user_id: userId, lines: '[]', revision: 0 })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** The stored cart, or null; locked until the transaction ends. */
export async function lockCart(tx: Tx, userId: string): Promise<CustomerCart | null> {
  const row = await tx
    .selectFrom('customer_cart')
    .select(['lines', 'revision'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row ? { lines: row.lines, revision: row.revision } : null;
}

export async function writeCart(tx: Tx, userId: string, cart: CustomerCart, now: Date): Promise<void> {
  await tx
    .updateTable('customer_cart')
    .set((eb) => ({
      lines: JSON.stringify(cart.lines),
      revision: cart.revision,
      updated_at: now,
      // one that was emptied and filled again is another cart
      begun_at: cart.lines.length === 0 ? null : eb.fn.coalesce('begun_at', eb.val(now)),
    }))
    .where('user_id', '=', userId)
    .execute();
}
