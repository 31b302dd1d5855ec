import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { isLocale, type Locale } from '#domain/base/locale.ts';
import { type Visitor, visitorOf } from './visitor.ts';

type Handle = Kysely<Tables>;

/** Provider id of an account with a password. */
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

/** Inserts an account; null when the address has one. */
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

/** The account of an address or an id; `lock` locks the row until the end of the transaction. */
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

/** Marks an account as created by the demo, whose password is public. The mark is part of backups. */
export async function markAsDemo(tx: Handle, { email }: { email: string }): Promise<void> {
  await tx.updateTable('auth_user').set({ is_demo: true }).where('email', '=', email).execute();
}

export async function hasDemoAccount(db: Handle): Promise<boolean> {
  const found = await db.selectFrom('auth_user').select('id').where('is_demo', '=', true).limit(1).executeTakeFirst();
  return found !== undefined;
}

/** Account and stored password of an address: one query, whether or not the account exists (sign-in-2). */
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

/** Stored password hash of a customer, or null. `settled` waits for a concurrent change. */
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

/** Sets a customer's password hash. */
export async function setPassword(tx: Handle, userId: string, password: string): Promise<void> {
  await tx
    .insertInto('auth_account')
    .values({ id: randomUUID(), user_id: userId, account_id: userId, provider_id: PASSWORD_PROVIDER, password })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password, updated_at: new Date() }),
    )
    .execute();
}

/** Replaces a hash of the same password; no effect when the password has changed meanwhile. */
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

/** Removes all sign-in methods, password and providers; with `since`, only those added from then on. */
export async function removeSignInMethods(tx: Handle, userId: string, since?: Date): Promise<void> {
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

/** Sign-in methods of a customer: ids of providers, and 'credential' for a password. */
export async function signInMethodsOf(db: Handle, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('auth_account')
    .select('provider_id')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => row.provider_id);
}

/** The customer of an active session that began after `oldest`, by the machine's clock, which the library uses. */
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
