import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Cents } from '#domain/base/money.ts';
import { isOrderStatus, type OrderStatus, orderStatuses } from '#domain/sales/orders/order-status.ts';
import type { ParcelLine } from '#domain/sales/orders/parcel.ts';
import { type Carrier, trackingUrl } from '#domain/sales/orders/tracking.ts';
import { type ExpectedGoods, expectedGoodsOf } from '../fulfilment/expected-goods.ts';
import { shipmentsOf } from '../fulfilment/shipments.ts';

/** What happened to an order after its payment, as shown to the shopper; times are ISO. */
export type AfterSale = {
  /** When the order reached each of its states. */
  reachedAt: Partial<Record<OrderStatus, string>>;
  shipments: {
    carrier: Carrier;
    trackingCode: string | null;
    link: string | null;
    at: string;
    /** Units of the order's lines; empty for an additional code of an earlier parcel. */
    lines: ParcelLine[];
  }[];
  /**
   * Refunds, oldest first; `isDone` when the money was returned. `isSurplus`: a late or duplicate payment, which is
   * no refund of the order (0024).
   */
  refunds: { id: string; cents: Cents; at: string; isDone: boolean; isSurplus: boolean }[];
  /** What waits for goods, with their expected day. */
  awaited: ExpectedGoods[];
  /** Received withdrawals from the contract. */
  withdrawals: { id: string; at: string; message: string }[];
};

/** Parcels, refunds and withdrawals of an order, without refunds that failed and were replaced by another. */
export async function afterSaleOf(db: Kysely<Tables>, orderId: string): Promise<AfterSale> {
  const shipments = await shipmentsOf(db, orderId);
  const refunds = await db
    .selectFrom('refund')
    .select(['id', 'cents', 'created_at', 'status', 'is_surplus'])
    .where('order_id', '=', orderId)
    .where('status', '<>', 'failed')
    .orderBy('created_at')
    .execute();
  const reached = await db
    .selectFrom('order_event')
    .select(['kind', 'at'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', orderStatuses)
    .orderBy('id')
    .execute();
  const withdrawals = await db
    .selectFrom('withdrawal')
    .where('state', '<>', 'cancelled')
    .select(['id', 'received_at', 'message'])
    .where('order_id', '=', orderId)
    .orderBy('received_at')
    .execute();
  return {
    awaited: await expectedGoodsOf(db, orderId),
    reachedAt: Object.fromEntries(
      reached.flatMap(({ kind, at }) => (isOrderStatus(kind) ? [[kind, at.toISOString()]] : [])),
    ),
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
