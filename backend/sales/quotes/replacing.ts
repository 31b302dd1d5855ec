import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { OrderNumber } from '#domain/base/ids.ts';

type Handle = Kysely<Tables>;

/** The id of an order by its number, whose goods a quote may replace. */
export const orderNumbered = (db: Handle, number: string) =>
  db.selectFrom('customer_order').select('id').where('number', '=', number).executeTakeFirst();

/** Remembers the order whose goods a quote replaces. */
export async function rememberReplaced(db: Handle, quoteId: string, orderId: string): Promise<void> {
  await db.insertInto('replacing_quote').values({ quote_id: quoteId, order_id: orderId }).execute();
}

/** The number of the order whose goods a quote replaces; null when it replaces none. */
export async function replacedBy(db: Handle, quoteId: string): Promise<OrderNumber | null> {
  const row = await db
    .selectFrom('replacing_quote')
    .innerJoin('customer_order', 'customer_order.id', 'replacing_quote.order_id')
    .select('customer_order.number')
    .where('replacing_quote.quote_id', '=', quoteId)
    .executeTakeFirst();
  return row?.number ?? null;
}
