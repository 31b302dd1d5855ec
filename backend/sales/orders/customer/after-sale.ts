import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Cents } from '#domain/base/money.ts';
import type { ParcelLine } from '#domain/sales/orders/parcel.ts';
import { type Carrier, trackingUrl } from '#domain/sales/orders/tracking.ts';
import { shipmentsOf } from '../fulfilment/shipments.ts';

/** What happened to an order after it was paid, as its shopper sees it; times are ISO. */
export type AfterSale = {
  shipments: {
    carrier: Carrier;
    trackingCode: string | null;
    link: string | null;
    at: string;
    /** Pieces of the order's lines; none of a further code for goods that an earlier parcel lists. */
    lines: ParcelLine[];
  }[];
  /**
   * Money given back, oldest first; it is on its way until `isDone`. `isSurplus`: a payment that came late or twice, which
   * is no refund of the order (decision 0024).
   */
  refunds: { id: string; cents: Cents; at: string; isDone: boolean; isSurplus: boolean }[];
  /** Withdrawals from the contract that we have received. */
  withdrawals: { id: string; at: string; message: string }[];
};

/** Parcels, refunds and withdrawals of an order. A refund that came to nothing is left out: another one follows it. */
export async function afterSaleOf(db: Kysely<Tables>, orderId: string): Promise<AfterSale> {
  const shipments = await shipmentsOf(db, orderId);
  const refunds = await db
    .selectFrom('refund')
    .select(['id', 'cents', 'created_at', 'status', 'is_surplus'])
    .where('order_id', '=', orderId)
    .where('status', '<>', 'failed')
    .orderBy('created_at')
    .execute();
  const withdrawals = await db
    .selectFrom('withdrawal')
    .select(['id', 'received_at', 'message'])
    .where('order_id', '=', orderId)
    .orderBy('received_at')
    .execute();
  return {
    shipments: shipments.map(({ carrier, trackingCode, shippedAt, lines }) => ({
      carrier,
      trackingCode,
      link: trackingUrl(carrier, trackingCode),
      at: shippedAt.toISOString(),
      lines,
    })),
    refunds: refunds.map((row) => ({
      id: row.id,
      cents: row.cents,
      at: row.created_at.toISOString(),
      isDone: row.status === 'ok',
      isSurplus: row.is_surplus,
    })),
    withdrawals: withdrawals.map((row) => ({ id: row.id, at: row.received_at.toISOString(), message: row.message })),
  };
}
