import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { PaymentStatus } from '#backend/sales/payments/provider.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import { type PaymentRequest, paymentRequest } from './protocol.ts';

export type SimulatedPayment = {
  transactionId: string;
  stamp: string;
  reference: string;
  amount: number;
  request: PaymentRequest;
  status: PaymentStatus;
  method: string | null;
  createdAt: Date;
  paidAt: Date | null;
};

type Handle = Kysely<Tables>;

/** Inserts a payment; false when its stamp was used. */
export async function insertPayment(db: Handle, transactionId: string, request: PaymentRequest): Promise<boolean> {
  const result = await db
    .insertInto('simulator_payment')
    .values({
      transaction_id: transactionId,
      stamp: request.stamp,
      reference: request.reference,
      amount_cents: request.amount,
      request: JSON.stringify(request),
    })
    .onConflict((conflict) => conflict.column('stamp').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function findPayment(db: Handle, transactionId: string): Promise<SimulatedPayment | null> {
  if (!isPossibleId(transactionId)) return null;
  const row = await db
    .selectFrom('simulator_payment')
    .selectAll()
    .where(sql<string>`transaction_id::text`, '=', transactionId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    transactionId: row.transaction_id,
    stamp: row.stamp,
    reference: row.reference,
    amount: row.amount_cents,
    request: paymentRequest.parse(row.request),
    status: row.status,
    method: row.method,
    createdAt: row.created_at,
    paidAt: row.paid_at,
  };
}

/** Changes the status of a payment; a paid one stays paid. */
export async function setStatus(db: Handle, transactionId: string, status: PaymentStatus, method: string | null) {
  await db
    .updateTable('simulator_payment')
    .set({
      status,
      ...(method ? { method } : {}),
      ...(status === 'ok' ? { paid_at: sql<Date>`now()` } : {}),
    })
    .where('transaction_id', '=', transactionId)
    .where('status', '<>', 'ok')
    .execute();
}
