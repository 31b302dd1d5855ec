import type { Kysely } from 'kysely';
import type { Cents } from '#domain/base/money.ts';
import { trackingLink } from '#domain/orders/tracking-link.ts';
import type { Tables } from '../../db/tables.ts';

/** What happened to an order after it was paid, as its shopper sees it; times are ISO. */
export type AfterSale = {
  shipments: { carrier: string; trackingCode: string | null; link: string | null; at: string }[];
  /** Money given back, oldest first; it is on its way until `isDone`. */
  refunds: { id: string; cents: Cents; at: string; isDone: boolean }[];
  /** Withdrawals from the contract that we have received. */
  withdrawals: { id: string; at: string; message: string }[];
};

/** Parcels, refunds and withdrawals of an order. A refund that came to nothing is left out: another one follows it. */
export async function afterSaleOf(db: Kysely<Tables>, orderId: string): Promise<AfterSale> {
  const shipments = await db
    .selectFrom('shipment')
    .select(['carrier', 'tracking_code', 'shipped_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const refunds = await db
    .selectFrom('refund')
    .select(['id', 'cents', 'created_at', 'status'])
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
    shipments: shipments.map(({ carrier, tracking_code: code, shipped_at: at }) => ({
      carrier,
      trackingCode: code,
      link: trackingLink(carrier, code),
      at: at.toISOString(),
    })),
    refunds: refunds.map((row) => ({
      id: row.id,
      cents: row.cents,
      at: row.created_at.toISOString(),
      isDone: row.status === 'ok',
    })),
    withdrawals: withdrawals.map((row) => ({ id: row.id, at: row.received_at.toISOString(), message: row.message })),
  };
}
