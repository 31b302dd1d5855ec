import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { OrderStatus } from '#domain/sales/orders/order-status.ts';

/** An order that waits for its store. `units` are left to send or to put aside, `packed` are in the parcel. */
export type QueuedOrder = {
  number: OrderNumber;
  status: OrderStatus;
  name: string;
  methodId: string;
  /** ISO time. */
  paidAt: string;
  units: number;
  packed: number;
};

const MOST = 200;

/**
 * Orders that a store has to pack, or has to hand over, oldest payment first; at most 200. Gift cards need no packing.
 */
export async function storeQueue(
  db: Kysely<Tables>,
  storeId: string,
  statuses: readonly OrderStatus[],
): Promise<QueuedOrder[]> {
  const rows = await db
    .selectFrom('customer_order as o')
    .select(['o.number', 'o.status', 'o.shipping_method_id', 'o.paid_at', 'o.placed_at'])
    .select(sql<string>`concat_ws(' ', o.contact->>'firstname', o.contact->>'lastname')`.as('name'))
    .select(
      sql<number>`(select coalesce(sum(line.amount - line.refunded_amount), 0)::int from order_line line
        where line.order_id = o.id and line.kind <> 'gift_card') - (select coalesce(sum(sent.amount), 0)::int
        from shipment parcel join shipment_line sent on sent.shipment_id = parcel.id where parcel.order_id = o.id)`.as(
        'units',
      ),
    )
    .select(sql<number>`(select coalesce(sum(amount), 0)::int from packed_line where order_id = o.id)`.as('packed'))
    .where('o.store_id', '=', storeId)
    .where('o.status', 'in', [...statuses])
    .orderBy(sql`coalesce(o.paid_at, o.placed_at)`)
    .orderBy('o.number')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    number: row.number,
    status: row.status,
    name: row.name,
    methodId: row.shipping_method_id,
    paidAt: (row.paid_at ?? row.placed_at).toISOString(),
    units: row.units,
    packed: row.packed,
  }));
}
