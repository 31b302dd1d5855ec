import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { ParcelLine } from '#domain/sales/orders/parcel.ts';

/** Units of a line that wait for goods, and the local day `YYYY-MM-DD` on which staff expect them. */
export type ExpectedGoods = ParcelLine & { day: string };

/** What of an order that is being packed still waits for goods with a known day. */
export async function expectedGoodsOf(db: Kysely<Tables>, orderId: string): Promise<ExpectedGoods[]> {
  const { rows } = await sql<ExpectedGoods>`
    select position, amount, day from (
      select l.position, l.expected_on::text as day, l.amount - l.refunded_amount - (
        select coalesce(sum(inside.amount), 0)::int from shipment_line inside join shipment s on s.id = inside.shipment_id
        where s.order_id = l.order_id and inside.position = l.position) as amount
      from order_line l join customer_order o on o.id = l.order_id
      where l.order_id = ${orderId} and l.expected_on is not null and o.status in ('paid', 'preparing')) waiting
    where amount > 0 order by position`.execute(db);
  return rows;
}
