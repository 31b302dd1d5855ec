import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';

/** E-mail address of the customer who has signed in with this provider account before, or null. */
export async function knownEmail(db: Kysely<Tables>, providerId: string, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('auth_account as account')
    .innerJoin('auth_user as customer', 'customer.id', 'account.user_id')
    .select('customer.email')
    .where('account.provider_id', '=', providerId)
    .where('account.account_id', '=', accountId)
    .executeTakeFirst();
  return row?.email ?? null;
}
