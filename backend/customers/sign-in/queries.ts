import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { isLocale, type Locale } from '#domain/base/locale.ts';
import { type Visitor, visitorOf } from './visitor.ts';

type Handle = Kysely<Tables>;

/** A way of signing in that is a password. */
export const PASSWORD_PROVIDER = 'credential';

export type Account = {
  id: string;
  email: string;
  isVerified: boolean;
  firstname: string;
  locale: Locale;
};

export type NewAccount = {
  email: string;
  firstname: string;
  lastname: string;
  locale: Locale;
  isVerified: boolean;
  /** Hashed. */
  password: string | null;
};

/** Makes an account; null when the address has one. */
export async function insertAccount(tx: Handle, account: NewAccount): Promise<string | null> {
  const made = await tx
    .insertInto('auth_user')
    .values({
      id: randomUUID(),
      name: `${account.firstname} ${account.lastname}`.trim(),
      email: account.email,
      email_verified: account.isVerified,
      firstname: account.firstname,
      lastname: account.lastname,
      locale: account.locale,
      register_email: account.email,
      image: null,
      phone: null,
      dob: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made && account.password) await setPassword(tx, made.id, account.password);
  return made?.id ?? null;
}

/** The account of an address or an id; `lock` keeps others from changing it until the transaction ends. */
export async function findAccount(
  tx: Handle,
  by: { email: string } | { id: string },
  { lock = false } = {},
): Promise<Account | null> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['email', by.email] as const);
  let query = tx
    .selectFrom('auth_user')
    .select(['id', 'email', 'email_verified as isVerified', 'firstname', 'locale'])
    .where(column, '=', value);
  if (lock) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  return row ? { ...row, locale: isLocale(row.locale) ? row.locale : 'fi' } : null;
}

/** Marks an account as one that the demo made: everybody knows its password. The mark stays in backups. */
export async function markAsDemo(tx: Handle, { email }: { email: string }): Promise<void> {
  await tx.updateTable('auth_user').set({ is_demo: true }).where('email', '=', email).execute();
}

export async function hasDemoAccount(db: Handle): Promise<boolean> {
  const found = await db.selectFrom('auth_user').select('id').where('is_demo', '=', true).limit(1).executeTakeFirst();
  return found !== undefined;
}

/** Whose address it is and their stored password: one question, whether or not there is such an account. */
export async function findCredential(
  db: Handle,
  email: string,
): Promise<{ userId: string; password: string | null } | null> {
  const row = await db
    .selectFrom('auth_user as u')
    .innerJoin('auth_account as a', 'a.user_id', 'u.id')
    .select(['u.id as userId', 'a.password'])
    .where('u.email', '=', email)
    .where('a.provider_id', '=', PASSWORD_PROVIDER)
    .executeTakeFirst();
  return row ?? null;
}

/** The stored password of a customer; null: they have none. `settled` waits for whoever is changing it just now. */
export async function passwordOf(db: Handle, userId: string, { settled = false } = {}): Promise<string | null> {
  let query = db
    .selectFrom('auth_account')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', PASSWORD_PROVIDER);
  if (settled) query = query.forShare();
  const row = await query.executeTakeFirst();
  return row?.password ?? null;
}

/** Sets or changes a customer's password, given as its hash. */
export async function setPassword(tx: Handle, userId: string, password: string): Promise<void> {
  await tx
    .insertInto('auth_account')
    .values({ id: randomUUID(), user_id: userId, account_id: userId, provider_id: PASSWORD_PROVIDER, password })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password, updated_at: new Date() }),
    )
    .execute();
}

/** The same password hashed anew; nothing when somebody has changed it meanwhile. */
export async function renewPassword(db: Handle, userId: string, before: string, password: string): Promise<void> {
  await db
    .updateTable('auth_account')
    .set({ password, updated_at: new Date() })
    .where('user_id', '=', userId)
    .where('provider_id', '=', PASSWORD_PROVIDER)
    .where('password', '=', before)
    .execute();
}

export async function removePassword(tx: Handle, userId: string): Promise<void> {
  await tx
    .deleteFrom('auth_account')
    .where('user_id', '=', userId)
    .where('provider_id', '=', PASSWORD_PROVIDER)
    .execute();
}

/** Takes away every way of signing in, a password and providers alike; with `since` only those of that time on. */
export async function removeWaysIn(tx: Handle, userId: string, since?: Date): Promise<void> {
  let ways = tx.deleteFrom('auth_account').where('user_id', '=', userId);
  if (since) ways = ways.where('created_at', '>=', since);
  await ways.execute();
}

export async function setEmail(tx: Handle, userId: string, email: string): Promise<void> {
  await tx
    .updateTable('auth_user')
    .set({ email, email_verified: true, updated_at: new Date() })
    .where('id', '=', userId)
    .execute();
}

export async function setVerified(tx: Handle, userId: string): Promise<void> {
  await tx
    .updateTable('auth_user')
    .set({ email_verified: true, updated_at: new Date() })
    .where('id', '=', userId)
    .execute();
}

/** Ids of the providers a customer signs in with, a password's among them. */
export async function waysIn(db: Handle, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('auth_account')
    .select('provider_id')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => row.provider_id);
}

/** The customer of a session that has not ended and began after `oldest`, by the machine's clock as the library keeps them. */
export async function findVisitor(db: Handle, token: string, oldest: Date): Promise<Visitor | null> {
  const row = await db
    .selectFrom('auth_session as s')
    .innerJoin('auth_user as u', 'u.id', 's.user_id')
    .select(['s.id as sessionId', 'u.id', 'u.email', 'u.email_verified as emailVerified'])
    .select(['u.firstname', 'u.lastname', 'u.locale'])
    .where('s.token', '=', token)
    .where('s.expires_at', '>', new Date())
    .where('s.created_at', '>', oldest)
    .executeTakeFirst();
  return row ? visitorOf(row, row.sessionId) : null;
}
