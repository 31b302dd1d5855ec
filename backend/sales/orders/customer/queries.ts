import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { OrderNumber, Sku } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import type { OrderStatus } from '#domain/sales/orders/order-status.ts';

/** An order in a list of own orders; money in cents including VAT. */
export type OrderRow = {
  number: OrderNumber;
  status: OrderStatus;
  /** A company pays its invoice later: `paid` does not mean that money came (invoice-2). */
  isInvoiced: boolean;
  /** ISO time. */
  placedAt: string;
  total: Cents;
  /** Units of all lines. */
  pieces: number;
  /** Picture id of the first line, or null. */
  firstImage: string | null;
  firstTitle: string;
  /** Number of lines. */
  lines: number;
};

type Row = Omit<OrderRow, 'placedAt' | 'status'> & { placedAt: Date; status: OrderStatus };

/** Orders of a customer, newest first, with a summary of their lines: one query, using the index on `user_id`. */
export async function ordersOfCustomer(
  db: Kysely<Tables>,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<OrderRow[]> {
  const { rows } = await sql<Row>`
    select o.number, o.status, o.placed_at as "placedAt", o.total_cents as total,
      l.pieces, l.lines, l.image as "firstImage", coalesce(l.title, '') as "firstTitle",
      exists (select from company_invoice where order_id = o.id) as "isInvoiced"
    from (
      select id, number, status, placed_at, total_cents from customer_order
      where user_id = ${userId} order by placed_at desc, number desc limit ${limit} offset ${offset}
    ) o
    cross join lateral (
      select coalesce(sum(amount), 0)::int as pieces, count(*)::int as lines,
        (array_agg(image order by position))[1] as image, (array_agg(title order by position))[1] as title
      from order_line where order_id = o.id
    ) l
    order by o.placed_at desc, o.number desc`.execute(db);
  return rows.map(({ placedAt, ...row }) => ({
    ...row,
    placedAt: placedAt.toISOString(),
  }));
}

/** An order whose receipt can be opened. */
export type ReceiptRow = { number: OrderNumber; placedAt: Date; total: Cents };

const MOST_RECEIPTS = 200;

/** Paid orders of a customer, newest first. */
export const receiptsOf = (db: Kysely<Tables>, userId: string): Promise<ReceiptRow[]> =>
  db
    .selectFrom('customer_order')
    .select(['number', 'placed_at as placedAt', 'total_cents as total'])
    .where('user_id', '=', userId)
    .where('paid_at', 'is not', null)
    .orderBy('placed_at', 'desc')
    .orderBy('number', 'desc')
    .limit(MOST_RECEIPTS)
    .execute();

type BoughtGoods = { sku: Sku; title: string; number: OrderNumber };

const MOST_GOODS = 200;

/** The goods of a customer's paid orders, each once with its newest order, newest first. */
export async function goodsBoughtBy(db: Kysely<Tables>, userId: string): Promise<BoughtGoods[]> {
  const { rows } = await sql<BoughtGoods>`
    select sku, title, number from (
      select distinct on (line.sku) line.sku, line.title, o.number, o.placed_at
      from customer_order o join order_line line on line.order_id = o.id
      where o.user_id = ${userId} and o.status not in ('pending_payment', 'payment_failed', 'cancelled', 'refunded')
      order by line.sku, o.placed_at desc
    ) newest order by placed_at desc, sku limit ${MOST_GOODS}`.execute(db);
  return rows;
}

export async function countOrders(db: Kysely<Tables>, userId: string): Promise<number> {
  const row = await db
    .selectFrom('customer_order')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.n;
}

/** Moves the guest orders of an e-mail address (lower case) to a customer; returns their number. */
export async function attachOrders(db: Kysely<Tables>, userId: string, email: string): Promise<number> {
  const rows = await db
    .updateTable('customer_order')
    .set({ user_id: userId })
    .where('user_id', 'is', null)
    .where(sql<string>`lower(email)`, '=', email)
    // orders of a deleted account stay detached, as the address may get another owner
    .where('customer_left', '=', false)
    .returning('id')
    .execute();
  return rows.length;
}

/** Moves a guest's order to the account that verified its address, if any. */
export async function attachToVerified(tx: Kysely<Tables>, orderId: string): Promise<void> {
  await sql`
    update customer_order set user_id = customer.id from auth_user customer
    where customer_order.id = ${orderId} and customer_order.user_id is null and not customer_order.customer_left
      and customer.email = lower(customer_order.email) and customer.email_verified`.execute(tx);
}
