import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';

type Handle = Kysely<Tables>;

/** Sign-in methods of a customer: 'credential' is a password, the others are providers. */
export async function signInMethods(db: Handle, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('auth_account')
    .select('provider_id')
    .where('user_id', '=', userId)
    .orderBy('provider_id')
    .execute();
  return rows.map((row) => row.provider_id);
}

/** Active sessions. */
export async function sessionsOf(db: Handle, userId: string) {
  const rows = await db
    .selectFrom('auth_session')
    .select(['created_at', 'updated_at', 'ip_address', 'user_agent'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    signedInAt: row.created_at,
    lastSeenAt: row.updated_at,
    ipAddress: row.ip_address,
    userAgent: row.user_agent,
  }));
}

type WishItem = { sku: Sku; title: string; amount: number; customization: unknown; addedAt: Date };
type WishListData = { name: string; isShared: boolean; createdAt: Date; updatedAt: Date; items: WishItem[] };

/** Wish lists with their items, as stored. */
export async function wishListsOf(db: Handle, userId: string) {
  const rows = await db
    .selectFrom('wish_list as list')
    .leftJoin('wish_list_item as item', 'item.list_id', 'list.id')
    .select(['list.id', 'list.name', 'list.share_secret', 'list.created_at', 'list.updated_at'])
    .select(['item.sku', 'item.title', 'item.amount', 'item.customization', 'item.added_at'])
    .where('list.user_id', '=', userId)
    .orderBy('list.created_at')
    .orderBy('list.id')
    .orderBy('item.added_at')
    .execute();
  const lists = new Map<string, WishListData>();
  for (const { id, name, share_secret, created_at, updated_at, ...item } of rows) {
    const list = lists.get(id) ?? {
      name,
      isShared: share_secret !== null,
      createdAt: created_at,
      updatedAt: updated_at,
      items: [],
    };
    lists.set(id, list);
    const { sku, title, amount, customization, added_at: addedAt } = item;
    // a list without items
    if (sku === null || title === null || amount === null || addedAt === null) continue;
    list.items.push({ sku, title, amount, customization, addedAt });
  }
  return [...lists.values()];
}

export async function cartOf(db: Handle, userId: string): Promise<{ sku: Sku; amount: number }[]> {
  const row = await db.selectFrom('customer_cart').select('lines').where('user_id', '=', userId).executeTakeFirst();
  return row?.lines ?? [];
}

/** What staff have written down about a customer, oldest first. */
export async function notesAbout(db: Handle, userId: string): Promise<{ body: string; writtenAt: Date }[]> {
  return db
    .selectFrom('customer_note')
    .select(['body', 'created_at as writtenAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** Deletes notes about guests of whom no named order is left. */
export async function deleteGuestNotes(db: Handle): Promise<number> {
  const isNamed = db
    .selectFrom('customer_order')
    .select('id')
    .where(sql<boolean>`lower(customer_order.email) = customer_note.email`);
  const gone = await db
    .deleteFrom('customer_note')
    .where('email', 'is not', null)
    .where(({ not, exists }) => not(exists(isNamed)))
    .execute();
  return Number(gone[0]?.numDeletedRows ?? 0);
}

/** Whether the customer has a password, and when this session began; null when there is no such customer. */
export async function proofOf(db: Handle, { userId, sessionId }: { userId: string; sessionId: string }) {
  const row = await db
    .selectFrom('auth_user as customer')
    .leftJoin('auth_session as session', (join) =>
      join.onRef('session.user_id', '=', 'customer.id').on('session.id', '=', sessionId),
    )
    .select(({ exists, selectFrom }) => [
      'session.created_at as signedInAt',
      exists(
        selectFrom('auth_account')
          .select('id')
          .whereRef('auth_account.user_id', '=', 'customer.id')
          .where('provider_id', '=', 'credential')
          .where('password', 'is not', null),
      ).as('hasPassword'),
    ])
    .where('customer.id', '=', userId)
    .executeTakeFirst();
  return row ? { signedInAt: row.signedInAt, hasPassword: Boolean(row.hasPassword) } : null;
}

/** Deletes the customer and, by cascade, the data that belongs to them alone. False when there is no such customer. */
export async function deleteCustomer(tx: Handle, userId: string, email: string): Promise<boolean> {
  const rows = await tx.deleteFrom('auth_user').where('id', '=', userId).returning('id').execute();
  // links sent to an address that had no account at the time
  await tx.deleteFrom('account_token').where('email', '=', email).execute();
  await tx.deleteFrom('account_request').where('email', '=', email).execute();
  return rows.length > 0;
}

/**
 * Deletes expired rows and returns how many of each table. `seconds` and `milliseconds` are the units of the rate-limit
 * library.
 */
export async function deleteExpired(db: Handle, now: Date, tokensBefore: Date): Promise<Record<string, number>> {
  const deleted = async (query: { execute(): Promise<{ numDeletedRows: bigint }[]> }) =>
    Number((await query.execute())[0]?.numDeletedRows ?? 0);
  return {
    sessions: await deleted(db.deleteFrom('auth_session').where('expires_at', '<', now)),
    states: await deleted(db.deleteFrom('auth_verification').where('expires_at', '<', now)),
    tokens: await deleted(db.deleteFrom('account_token').where('expires_at', '<', tokensBefore)),
    requests: await deleted(db.deleteFrom('account_request').where('created_at', '<', tokensBefore)),
    limits: await deleted(db.deleteFrom('rate_bucket').where('expire', '<', sql<number>`${now.getTime()}::bigint`)),
  };
}

/** Accounts created before `before` with an unverified address, no session and no order. */
export async function unconfirmedAccounts(db: Handle, before: Date, now: Date) {
  return db
    .selectFrom('auth_user as customer')
    .select(['customer.id', 'customer.email'])
    .where('customer.email_verified', '=', false)
    .where('customer.created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('auth_session')
            .select('auth_session.id')
            .whereRef('auth_session.user_id', '=', 'customer.id')
            .where('auth_session.expires_at', '>', now),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('customer_order')
            .select('customer_order.id')
            .whereRef('customer_order.user_id', '=', 'customer.id'),
        ),
      ),
    )
    .limit(1000)
    .execute();
}
