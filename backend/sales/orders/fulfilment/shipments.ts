import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { ParcelLine } from '#domain/sales/orders/parcel.ts';
import type { Carrier } from '#domain/sales/orders/tracking.ts';

/** A sent parcel. One without lines is an additional code of an earlier parcel. */
export type Shipment = {
  id: number;
  carrier: Carrier;
  trackingCode: string | null;
  shippedAt: Date;
  lines: ParcelLine[];
};

/** Stores a parcel; null when the order has one with this code. */
export async function insertShipment(
  tx: Tx,
  parcel: Omit<Shipment, 'id'> & { orderId: string; key?: string | null },
): Promise<Shipment | null> {
  const { orderId, key = null, ...shipment } = parcel;
  const row = await tx
    .insertInto('shipment')
    .values({
      order_id: orderId,
      carrier: shipment.carrier,
      tracking_code: shipment.trackingCode,
      shipped_at: shipment.shippedAt,
      key,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'tracking_code']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  if (shipment.lines.length > 0)
    await tx
      .insertInto('shipment_line')
      .values(shipment.lines.map((line) => ({ shipment_id: row.id, ...line })))
      .execute();
  return { ...shipment, id: row.id };
}

/** Whether a parcel of the order was sent under a key. */
export const hasShipment = async (tx: Tx, orderId: string, key: string): Promise<boolean> =>
  (await tx
    .selectFrom('shipment')
    .select('id')
    .where('order_id', '=', orderId)
    .where('key', '=', key)
    .executeTakeFirst()) !== undefined;

/** Sets the code of a sent parcel; false when another parcel of the order has it. */
export async function setTracking(
  tx: Tx,
  orderId: string,
  { id, carrier, trackingCode }: Pick<Shipment, 'id' | 'carrier' | 'trackingCode'>,
): Promise<boolean> {
  const taken = await tx
    .selectFrom('shipment')
    .select('id')
    .where('order_id', '=', orderId)
    .where('tracking_code', '=', trackingCode)
    .executeTakeFirst();
  if (taken) return false;
  await tx.updateTable('shipment').set({ carrier, tracking_code: trackingCode }).where('id', '=', id).execute();
  return true;
}

/** The parcels of an order with their lines, in sending order. */
export async function shipmentsOf(db: Kysely<Tables>, orderId: string): Promise<Shipment[]> {
  const rows = await db.selectFrom('shipment').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
  const lines = await db
    .selectFrom('shipment_line')
    .innerJoin('shipment', 'shipment.id', 'shipment_line.shipment_id')
    .select(['shipment_line.shipment_id', 'position', 'amount'])
    .where('shipment.order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    carrier: row.carrier,
    trackingCode: row.tracking_code,
    shippedAt: row.shipped_at,
    lines: lines.filter((line) => line.shipment_id === row.id).map(({ position, amount }) => ({ position, amount })),
  }));
}
