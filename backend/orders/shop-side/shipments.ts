import type { Kysely } from 'kysely';
import type { Carrier } from '#domain/orders/tracking.ts';
import type { Tables } from '../../db/tables.ts';
import type { Tx } from '../transaction.ts';

/** A parcel of an order on its way. */
export type Shipment = { carrier: Carrier; trackingCode: string | null; shippedAt: Date };

/** Writes a parcel down; null when one with this code is known. */
export async function insertShipment(tx: Tx, parcel: Shipment & { orderId: string }): Promise<Shipment | null> {
  const { orderId, ...shipment } = parcel;
  const row = await tx
    .insertInto('shipment')
    .values({
      order_id: orderId,
      carrier: shipment.carrier,
      tracking_code: shipment.trackingCode,
      shipped_at: shipment.shippedAt,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'tracking_code']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row ? shipment : null;
}

/** The parcels of an order, as they were sent. */
export async function shipmentsOf(db: Kysely<Tables>, orderId: string): Promise<Shipment[]> {
  const rows = await db.selectFrom('shipment').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
  return rows.map((row) => ({
    carrier: row.carrier as Carrier,
    trackingCode: row.tracking_code,
    shippedAt: row.shipped_at,
  }));
}
