import type { Db } from '#backend/platform/db/db.ts';
import type { Purchase } from '../http-buyer.ts';

/** What a buyer has been told, last. */
export type Acknowledged = Purchase & { number: string; status: 'pending_payment' | 'payment_failed' | 'paid' };

type OrderRow = { number: string; key: string; status: string; mails: number; events: number };

/** Compares the database with what buyers were told and with the stock there was; returns what does not agree. */
export async function checkOrders(
  db: Db,
  acknowledged: Acknowledged[],
  skus: string[],
  stock: Record<string, number>,
): Promise<string[]> {
  const problems: string[] = [];
  const { rows } = await db.query(`
    select number, idempotency_key as key, status,
           (select count(*)::int from outbox_mail where subject_id = o.id::text and kind <> 'alert') as mails,
           (select count(*)::int from order_event e where e.order_id = o.id and e.kind = 'paid') as events
    from customer_order o`);
  const orders = rows as OrderRow[];
  const byKey = Map.groupBy(orders, (order) => order.key);
  if (new Set(acknowledged.map((order) => order.number)).size !== acknowledged.length)
    problems.push('one order number was given to two buyers');
  if (orders.length !== acknowledged.length)
    problems.push(`${orders.length} orders in the database, ${acknowledged.length} acknowledged`);
  for (const told of acknowledged) {
    const found = byKey.get(told.idempotencyKey) ?? [];
    const [order] = found;
    if (found.length !== 1 || order?.number !== told.number) {
      problems.push(`${told.number}: ${found.length} orders under its key`);
      continue;
    }
    if (order.status !== told.status) problems.push(`${told.number}: told ${told.status}, is ${order.status}`);
    const paid = order.status === 'paid' ? 1 : 0;
    if (order.events !== paid || order.mails !== 2 * paid)
      problems.push(`${told.number} (${order.status}): ${order.events} paid transitions, ${order.mails} mails`);
  }

  const number = async (sql: string, sku: string) => Number((await db.query(sql, [sku])).rows[0]?.n ?? 0);
  const ordered = `select sum(l.amount)::int as n from order_line l join customer_order o on o.id = l.order_id
    where l.sku = $1 and o.status = `;
  const had = Object.values(stock).reduce((sum, qty) => sum + qty, 0);
  for (const sku of skus) {
    const shelf = await number('select sum(qty)::int as n from stock_level where sku = $1', sku);
    const held = await number('select sum(qty)::int as n from stock_hold where sku = $1', sku);
    const sold = await number(`${ordered}'paid'`, sku);
    const waiting = await number(`${ordered}'pending_payment'`, sku);
    if (shelf + sold !== had) problems.push(`${sku}: shelf ${shelf} + sold ${sold} is not ${had}`);
    if (held !== waiting) problems.push(`${sku}: ${held} held for ${waiting} waiting pieces`);
    if (shelf < held) problems.push(`${sku}: ${held} held of ${shelf} on the shelves`);
  }
  return problems;
}
