import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Cents } from '#domain/base/money.ts';
import type { VatRow } from '#domain/sales/cart/price-cart.ts';
import type { RefundLine, RefundState } from '../stored-order.ts';

/** A decided refund; the decision stands whatever the gateway responds. */
export type StoredRefund = {
  id: string;
  orderId: string;
  /** The payment it belongs to; null: refunded to a gift card only, or nothing was paid through the gateway. */
  attemptStamp: string | null;
  cents: Cents;
  gateway: Cents;
  giftCard: Cents;
  lines: RefundLine[];
  shipping: Cents;
  vat: VatRow[];
  reason: string;
  restock: boolean;
  isSurplus: boolean;
  status: RefundState;
  stamp: string | null;
  transactionId: string | null;
  details: string | null;
  askedAt: Date | null;
  createdAt: Date;
};

const fromRow = (row: Selectable<Tables['refund']>): StoredRefund => ({
  id: row.id,
  orderId: row.order_id,
  attemptStamp: row.attempt_stamp,
  cents: row.cents,
  gateway: row.gateway_cents,
  giftCard: row.gift_card_cents,
  lines: row.lines,
  shipping: row.shipping_cents,
  vat: row.vat,
  reason: row.reason,
  restock: row.restock,
  isSurplus: row.is_surplus,
  status: row.status,
  stamp: row.stamp,
  transactionId: row.transaction_id,
  details: row.details,
  askedAt: row.asked_at,
  createdAt: row.created_at,
});

export type NewRefund = Omit<StoredRefund, 'id' | 'transactionId' | 'askedAt' | 'details'> & {
  idempotencyKey: string | null;
  /** The person who decided; null for commands and jobs. */
  staffId: string | null;
};

export async function insertRefund(tx: Tx, refund: NewRefund): Promise<StoredRefund> {
  const row = await tx
    .insertInto('refund')
    .values({
      order_id: refund.orderId,
      attempt_stamp: refund.attemptStamp,
      cents: refund.cents,
      gateway_cents: refund.gateway,
      gift_card_cents: refund.giftCard,
      lines: JSON.stringify(refund.lines),
      shipping_cents: refund.shipping,
      vat: JSON.stringify(refund.vat),
      reason: refund.reason,
      restock: refund.restock,
      is_surplus: refund.isSurplus,
      status: refund.status,
      stamp: refund.stamp,
      idempotency_key: refund.idempotencyKey,
      staff_id: refund.staffId,
      created_at: refund.createdAt,
      updated_at: refund.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

/** Refunds of an order, oldest first. */
export async function refundsOf(db: Kysely<Tables>, orderId: string): Promise<StoredRefund[]> {
  const rows = await db
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(fromRow);
}

type Find = { by: 'id' | 'stamp' | 'idempotency_key'; value: string; lock?: boolean };

export async function findRefund(db: Kysely<Tables>, { by, value, lock }: Find): Promise<StoredRefund | null> {
  const query = db
    .selectFrom('refund')
    .selectAll()
    .where(sql<string>`${sql.ref(by)}::text`, '=', value);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row ? fromRow(row) : null;
}

type Change = {
  status: RefundState;
  transactionId?: string | null;
  details?: string | null;
  askedAt?: Date;
  now: Date;
};

export async function markRefund(db: Kysely<Tables>, id: string, change: Change): Promise<void> {
  const { status, transactionId, details, askedAt, now } = change;
  await db
    .updateTable('refund')
    .set({
      status,
      updated_at: now,
      ...(transactionId ? { transaction_id: transactionId } : {}),
      ...(details === undefined ? {} : { details }),
      ...(askedAt ? { asked_at: askedAt } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/** Refunds in these states that did not change since a time, oldest first. */
export async function refundsSince(
  db: Kysely<Tables>,
  { states, before, limit }: { states: readonly RefundState[]; before: Date; limit: number },
): Promise<StoredRefund[]> {
  const rows = await db
    .selectFrom('refund')
    .selectAll()
    .where('status', 'in', [...states])
    .where('updated_at', '<=', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

/** The attempt that paid an order; null when a gift card paid all. */
export async function payingAttempt(db: Kysely<Tables>, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('order_event')
    .select(sql<string | null>`details ->> 'stamp'`.as('stamp'))
    .where('order_id', '=', orderId)
    .where('kind', '=', 'paid')
    .executeTakeFirst();
  return row?.stamp ?? null;
}
