import { type Kysely, sql } from 'kysely';
import { hashOf, newToken } from '#backend/customers/newsletter/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import { type AlertKind, type AlertStatus, SEARCH_KIND, type WatchKind } from '#domain/customers/alerts/alert.ts';

type Handle = Kysely<Tables>;

export type Alert = {
  id: string;
  email: string;
  locale: Locale;
  kind: WatchKind;
  /** '' for a saved search. */
  sku: Sku;
  search: string;
  /** A saved search in words; '' of a product. */
  searchName: string;
  status: AlertStatus;
  /** Time of the request. */
  price: Cents | null;
  unsubscribeToken: string;
  createdAt: Date;
};

const COLUMNS = [
  ...(['id', 'email', 'locale', 'kind', 'sku', 'search', 'status'] as const),
  'search_name as searchName',
  'price_cents as price',
  'unsubscribe_token as unsubscribeToken',
  'created_at as createdAt',
] as const;

export type AlertKey = Pick<Alert, 'email' | 'kind' | 'sku' | 'search'>;
type WantedAlert = AlertKey & { locale: Locale; price: Cents | null; textVersion: string; at: Date };

/**
 * Locks the alert of an address for a sku or a search; inserts it as 'pending' when missing. Concurrent requests get the same row.
 */
export async function lockAlert(tx: Handle, wanted: WantedAlert): Promise<Alert> {
  const { email, kind, sku, search } = wanted;
  await tx
    .insertInto('product_watch')
    .values({
      email,
      kind,
      sku,
      search,
      locale: wanted.locale,
      price_cents: wanted.price,
      text_version: wanted.textVersion,
      unsubscribe_token: newToken(),
      created_at: wanted.at,
    })
    .onConflict((conflict) => conflict.columns(['email', 'kind', 'sku', 'search']).doNothing())
    .execute();
  const row = await tx
    .selectFrom('product_watch')
    .select(COLUMNS)
    .where('email', '=', email)
    .where('kind', '=', kind)
    .where('sku', '=', sku)
    .where('search', '=', search)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row;
}

type Change = Partial<{
  status: AlertStatus;
  user_id: string | null;
  locale: Locale;
  price_cents: Cents | null;
  search_name: string;
  known_slugs: string[];
  text_version: string;
  token_hash: string | null;
  token_expires_at: Date | null;
  created_at: Date;
  told_at: Date;
}>;

export async function updateAlert(tx: Handle, id: string, change: Change): Promise<void> {
  await tx.updateTable('product_watch').set(change).where('id', '=', id).execute();
}

export async function findAlert(
  db: Handle,
  by: { unsubscribeToken: string } | { confirmToken: string; now: Date },
): Promise<Alert | null> {
  let query = db.selectFrom('product_watch').select(COLUMNS);
  if ('unsubscribeToken' in by) query = query.where('unsubscribe_token', '=', by.unsubscribeToken);
  else query = query.where('token_hash', '=', hashOf(by.confirmToken)).where('token_expires_at', '>', by.now);
  return (await query.executeTakeFirst()) ?? null;
}

/** Activates a pending alert; an active one stays as it is. */
export async function activateAlert(tx: Handle, id: string): Promise<void> {
  await tx
    .updateTable('product_watch')
    .set({ status: 'waiting' })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** Ends the alerts of an address that could still send a mail, or one of them. */
export async function endAlerts(tx: Handle, { email, id }: { email: string; id?: string }, at: Date): Promise<void> {
  let query = tx
    .updateTable('product_watch')
    .set({ status: 'ended', ended_at: at, token_hash: null, token_expires_at: null })
    .where('email', '=', email)
    .where('status', 'in', ['pending', 'waiting']);
  if (id !== undefined) query = query.where('id', '=', id);
  await query.execute();
}

/** Whether an address has an alert beside this one that could still send a mail. */
export async function hasActiveAlert(db: Handle, { email, id }: Pick<Alert, 'email' | 'id'>): Promise<boolean> {
  const query = db.selectFrom('product_watch').select('id').where('email', '=', email).where('id', '<>', id);
  return (await query.where('status', 'in', ['pending', 'waiting']).executeTakeFirst()) !== undefined;
}

/** A page of skus with active alerts, in order. */
export async function alertSkus(db: Handle, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('product_watch')
    .select('sku')
    .distinct()
    .where('status', '=', 'waiting')
    .where('sku', '>', after)
    .orderBy('sku')
    .limit(limit)
    .execute();
  return rows.map(({ sku }) => sku);
}

/** An alert of a product. */
export type ProductAlert = Alert & { kind: AlertKind };

/** Active alerts for any of these skus. */
export async function activeAlerts(db: Handle, skus: readonly Sku[]): Promise<ProductAlert[]> {
  const rows = await db
    .selectFrom('product_watch')
    .select(COLUMNS)
    .where('status', '=', 'waiting')
    .where(sql<boolean>`sku = any(${[...skus]}::text[])`)
    .orderBy('created_at')
    .execute();
  return rows.flatMap(({ kind, ...alert }) => (kind === SEARCH_KIND ? [] : [{ ...alert, kind }]));
}

/** Claims a due alert; true for the first process only. */
export async function claimDue(tx: Handle, id: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('product_watch')
    .set({ status: 'told', told_at: at })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Moves a customer's alerts to their present address; where that already has the same alert, ends the former one.
 * Returns the former addresses.
 */
export async function moveAlerts(tx: Handle, userId: string, email: string, at: Date): Promise<string[]> {
  const former = tx
    .selectFrom('product_watch')
    .where('user_id', '=', userId)
    .where('email', '<>', email)
    .where('status', 'in', ['pending', 'waiting']);
  const left = await former.select('email').distinct().execute();
  await sql`
    update product_watch set email = ${email}
    where id in (
      select distinct on (old.kind, old.sku, old.search) old.id from product_watch as old
      where old.user_id = ${userId} and old.email <> ${email} and old.status = 'waiting' and not exists (
        select from product_watch as own
        where own.email = ${email} and own.kind = old.kind and own.sku = old.sku and own.search = old.search)
      order by old.kind, old.sku, old.search, old.created_at desc)`.execute(tx);
  await tx
    .updateTable('product_watch')
    .set({ status: 'ended', ended_at: at, token_hash: null, token_expires_at: null })
    .where('id', 'in', former.select('id'))
    .execute();
  return left.map((alert) => alert.email);
}

/** Stored alerts of a customer, for the data export; `email` is null while the address is unverified. */
export async function alertsOf(db: Handle, { userId, email }: { userId: string; email: string | null }) {
  const rows = await db
    .selectFrom('product_watch')
    .select([
      'email',
      'sku',
      'search',
      'search_name as searchName',
      'kind',
      'status',
      'price_cents as price',
      'created_at as createdAt',
      'told_at as toldAt',
    ])
    .where((row) => row.or([row('user_id', '=', userId), ...(email === null ? [] : [row('email', '=', email)])]))
    .orderBy('created_at')
    .execute();
  return rows;
}

export async function deleteAlerts(tx: Handle, email: string): Promise<void> {
  await tx.deleteFrom('product_watch').where('email', '=', email).execute();
}

/**
 * Deletes old alerts and returns how many. One whose mail was sent stays while its address has an active alert, because
 * the link in that mail can end all of them.
 */
export async function deleteOldAlerts(db: Handle, before: { pending: Date; done: Date; waiting: Date }) {
  const { rows } = await sql`
    delete from product_watch as old
    where case old.status
        when 'pending' then old.created_at < ${before.pending} and coalesce(old.told_at < ${before.done}, true)
        when 'waiting' then old.created_at < ${before.waiting}
        else greatest(old.created_at, old.told_at, old.ended_at) < ${before.done}
      end
      and (old.told_at is null or not exists (
        select from product_watch as other
        where other.email = old.email and other.id <> old.id
          and (other.status = 'pending' and other.created_at >= ${before.pending}
            or other.status = 'waiting' and other.created_at >= ${before.waiting})))
    returning id`.execute(db);
  return rows.length;
}
