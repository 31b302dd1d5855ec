import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { SettledPayment, Settlement } from '#backend/sales/payments/provider.ts';

const ROWS_AT_ONCE = 5000;

/** Stores settlements that are not known yet. */
export async function insertSettlements(
  db: Kysely<Tables>,
  settlements: readonly Settlement[],
  now: Date,
): Promise<void> {
  if (settlements.length === 0) return;
  await db
    .insertInto('settlement')
    .values(
      settlements.map(({ id, reference, createdAt, settledOn }) => ({
        id,
        reference,
        created_at: createdAt,
        settled_at: settledOn ? new Date(`${settledOn}T00:00:00Z`) : null,
        noted_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Settlements without payments yet: those never requested first, then those requested longest ago. */
export async function unmatched(db: Kysely<Tables>, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('settlement')
    .select('id')
    .where('matched_at', 'is', null)
    .orderBy('asked_at', (order) => order.asc().nullsFirst())
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export const markAsked = (db: Kysely<Tables>, id: string, now: Date) =>
  db.updateTable('settlement').set({ asked_at: now }).where('id', '=', id).execute();

/** Settlements stored before `before` whose payments have not arrived. */
export const overdue = (db: Kysely<Tables>, before: Date) =>
  db
    .selectFrom('settlement')
    .select(['id', 'reference', 'noted_at'])
    .where('matched_at', 'is', null)
    .where('noted_at', '<=', before)
    .orderBy('created_at')
    .execute();

/** One settlement, locked in this transaction; undefined: unknown. */
export const lockSettlement = (tx: Tx, id: string) =>
  tx.selectFrom('settlement').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Our attempts with these stamps: amount and whether they are paid. */
export async function attemptsByStamp(tx: Tx, stamps: readonly string[]) {
  const rows = await tx
    .selectFrom('payment_attempt')
    .select(['stamp', 'amount_cents', 'status'])
    .where('stamp', '=', sql<string>`any(${stamps}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.stamp, row]));
}

export async function insertPayments(
  tx: Tx,
  settlementId: string,
  payments: readonly (SettledPayment & { isOurs: boolean })[],
): Promise<void> {
  // a statement has at most 65,535 parameters
  for (let i = 0; i < payments.length; i += ROWS_AT_ONCE)
    await insertRows(tx, settlementId, payments.slice(i, i + ROWS_AT_ONCE));
}

const insertRows = (tx: Tx, settlementId: string, payments: readonly (SettledPayment & { isOurs: boolean })[]) =>
  tx
    .insertInto('settlement_payment')
    .values(
      payments.map(({ transactionId, reference, cents, stamp, isOurs }) => ({
        settlement_id: settlementId,
        transaction_id: transactionId,
        reference,
        cents,
        stamp: isOurs ? stamp : null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['settlement_id', 'transaction_id']).doNothing())
    .execute();

export const markMatched = (tx: Tx, id: string, now: Date) =>
  tx.updateTable('settlement').set({ matched_at: now }).where('id', '=', id).execute();
