import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { SettledPayment, Settlement } from '../../payments/provider.ts';
import type { Tx } from '../transaction.ts';

/** Writes settlements down that are not known yet. */
export async function insertSettlements(db: Kysely<Tables>, settlements: readonly Settlement[]): Promise<void> {
  if (settlements.length === 0) return;
  await db
    .insertInto('settlement')
    .values(
      settlements.map(({ id, reference, createdAt, settledOn }) => ({
        id,
        reference,
        created_at: createdAt,
        settled_at: settledOn ? new Date(`${settledOn}T00:00:00Z`) : null,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Settlements whose payments have not come, oldest first. */
export async function unmatched(db: Kysely<Tables>, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('settlement')
    .select('id')
    .where('matched_at', 'is', null)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** One settlement under the lock of this transaction; undefined: not known. */
export const lockSettlement = (tx: Tx, id: string) =>
  tx.selectFrom('settlement').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Of these stamps, our attempts: what was asked of the gateway, and whether it said that it was paid. */
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
  if (payments.length === 0) return;
  await tx
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
}

export const markMatched = (tx: Tx, id: string, now: Date) =>
  tx.updateTable('settlement').set({ matched_at: now }).where('id', '=', id).execute();
