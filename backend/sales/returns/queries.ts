import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { WithdrawalNotice } from '#domain/sales/returns/withdrawal-form.ts';

type NewWithdrawal = { key: string; notice: WithdrawalNotice; locale: Locale; orderId: string | null; at: Date };

/** When a notice with this key was received; null if none was. */
export async function receivedBefore(db: Kysely<Tables>, key: string): Promise<Date | null> {
  const row = await db
    .selectFrom('withdrawal')
    .select('received_at')
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row?.received_at ?? null;
}

/** Stores a notice and returns its id; null when the same one exists. */
export async function insertWithdrawal(tx: Kysely<Tables>, made: NewWithdrawal): Promise<string | null> {
  const { name, orderNumber, email, message } = made.notice;
  const row = await tx
    .insertInto('withdrawal')
    .values({
      order_id: made.orderId,
      order_number: orderNumber,
      name,
      email,
      message,
      locale: made.locale,
      idempotency_key: made.key,
      received_at: made.at,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
