import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import { nextCheckAt } from '#domain/sales/orders/order-limits.ts';
import type { AttemptStatus, PaymentAttempt, StoredOrder } from '../stored-order.ts';

const fromRow = (row: Selectable<Tables['payment_attempt']>): PaymentAttempt => ({
  stamp: row.stamp,
  orderId: row.order_id,
  attempt: row.attempt,
  provider: row.provider,
  method: row.method,
  amount: row.amount_cents,
  reference: row.reference,
  transactionId: row.transaction_id,
  href: row.href,
  status: row.status,
  checks: row.checks,
  createdAt: row.created_at,
});

/** Inserts a payment attempt of a locked order. */
export async function insertAttempt(
  tx: Tx,
  order: StoredOrder,
  { provider, method, now }: { provider: string; method: string | null; now: Date },
): Promise<PaymentAttempt> {
  const last = await latestAttempt(tx, order.id);
  const row = await tx
    .insertInto('payment_attempt')
    .values({
      stamp: randomUUID(),
      order_id: order.id,
      attempt: (last?.attempt ?? 0) + 1,
      provider,
      method,
      amount_cents: order.payNow - order.giftCard,
      reference: order.number,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

export async function latestAttempt(db: Kysely<Tables>, orderId: string): Promise<PaymentAttempt | null> {
  const row = await db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

export async function attemptsOf(db: Kysely<Tables>, orderId: string): Promise<PaymentAttempt[]> {
  const rows = await db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('attempt')
    .execute();
  return rows.map(fromRow);
}

export async function attemptByStamp(db: Kysely<Tables>, stamp: string): Promise<PaymentAttempt | null> {
  const row = await db.selectFrom('payment_attempt').selectAll().where('stamp', '=', stamp).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Marks an attempt as opened at the gateway: from now on it can be paid and checked. */
export async function markOpened(
  db: Kysely<Tables>,
  stamp: string,
  opened: { transactionId: string; href: string; now: Date },
): Promise<void> {
  await db
    .updateTable('payment_attempt')
    .set({
      transaction_id: opened.transactionId,
      href: opened.href,
      next_check_at: nextCheckAt(opened.now, 0),
      // another process may have given it up meanwhile
      status: sql`case status when 'unopened' then 'new' else status end`,
      updated_at: opened.now,
    })
    .where('stamp', '=', stamp)
    .execute();
}

/** Sets the gateway's status. A settled attempt is not checked again; a failed one once more, at its next check. */
export async function markAttempt(
  tx: Kysely<Tables>,
  stamp: string,
  change: { status: AttemptStatus; transactionId?: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('payment_attempt')
    .set({
      status: change.status,
      updated_at: change.now,
      ...(change.transactionId ? { transaction_id: change.transactionId } : {}),
      ...(change.status === 'ok' || change.status === 'unopened' ? { next_check_at: null } : {}),
    })
    .where('stamp', '=', stamp)
    .execute();
}

/** Open attempts that are due for a check (payment-4). */
export async function dueAttempts(db: Kysely<Tables>, now: Date, limit: number): Promise<PaymentAttempt[]> {
  const rows = await db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

/** Counts a check; the next one follows the schedule from the opening (payment-4). */
export async function countCheck(db: Kysely<Tables>, attempt: PaymentAttempt): Promise<void> {
  const checks = attempt.checks + 1;
  await db
    .updateTable('payment_attempt')
    .set({ checks, next_check_at: nextCheckAt(attempt.createdAt, checks) })
    .where('stamp', '=', attempt.stamp)
    .where('next_check_at', 'is not', null)
    .execute();
}

/** Postpones a check after the gateway did not respond. */
export async function postponeCheck(db: Kysely<Tables>, attempt: PaymentAttempt, until: Date): Promise<void> {
  await db
    .updateTable('payment_attempt')
    .set({ next_check_at: until })
    .where('stamp', '=', attempt.stamp)
    .where('next_check_at', 'is not', null)
    .execute();
}
