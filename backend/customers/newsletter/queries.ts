import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { ConsentKind, NewsletterSource, SubscriptionStatus } from '#domain/customers/newsletter/subscription.ts';
import { hashOf, newToken } from './secrets.ts';

type Handle = Kysely<Tables>;

export type Subscriber = {
  id: string;
  email: string;
  userId: string | null;
  locale: Locale;
  status: SubscriptionStatus;
  source: string;
  textVersion: string;
  unsubscribeToken: string;
  createdAt: Date;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
  /** Expiry of the last confirmation link; null: no valid link. */
  linkEndsAt: Date | null;
};

const COLUMNS = [
  ...(['id', 'email', 'source', 'locale', 'status'] as const),
  'user_id as userId',
  'text_version as textVersion',
  'unsubscribe_token as unsubscribeToken',
  'created_at as createdAt',
  'confirmed_at as confirmedAt',
  'unsubscribed_at as unsubscribedAt',
  'token_expires_at as linkEndsAt',
] as const;

/** `lock`: locks the row until the end of the transaction. */
export async function findSubscriber(
  db: Handle,
  by: { email: string } | { unsubscribeToken: string } | { confirmToken: string; now: Date },
  { lock = false } = {},
): Promise<Subscriber | null> {
  let query = db.selectFrom('newsletter_subscriber').select(COLUMNS);
  if ('email' in by) query = query.where('email', '=', by.email);
  else if ('unsubscribeToken' in by) query = query.where('unsubscribe_token', '=', by.unsubscribeToken);
  else query = query.where('token_hash', '=', hashOf(by.confirmToken)).where('token_expires_at', '>', by.now);
  return (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

/** Locks the row of an address; inserts it as 'pending' when missing. Concurrent requests get the same row. */
export async function lockSubscriber(
  tx: Handle,
  made: { email: string; locale: Locale; source: NewsletterSource; textVersion: string; at: Date },
): Promise<Subscriber> {
  await tx
    .insertInto('newsletter_subscriber')
    .values({
      email: made.email,
      locale: made.locale,
      source: made.source,
      text_version: made.textVersion,
      unsubscribe_token: newToken(),
      created_at: made.at,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const row = await findSubscriber(tx, { email: made.email }, { lock: true });
  if (!row) throw new Error('inserted subscriber not found');
  return row;
}

type Change = Partial<{
  status: SubscriptionStatus;
  user_id: string | null;
  locale: Locale;
  source: string;
  text_version: string;
  token_hash: string | null;
  token_expires_at: Date | null;
  confirmed_at: Date;
  unsubscribed_at: Date | null;
}>;

export async function updateSubscriber(tx: Handle, id: string, change: Change): Promise<void> {
  await tx.updateTable('newsletter_subscriber').set(change).where('id', '=', id).execute();
}

type Said = {
  kind: ConsentKind;
  source: string;
  textVersion: string;
  ip: string | null;
  at: Date;
};

/** Appends to the consent log, whose rows are never changed. */
export async function logConsent(tx: Handle, subscriberId: string, { textVersion, ...said }: Said): Promise<void> {
  await tx
    .insertInto('newsletter_event')
    .values({ subscriber_id: subscriberId, text_version: textVersion, ...said })
    .execute();
}

/** How many confirmation mails were requested for an address since a time. */
export async function countAsked(db: Handle, subscriberId: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('newsletter_event')
    .select(db.fn.countAll<number>().as('count'))
    .where('subscriber_id', '=', subscriberId)
    .where('kind', '=', 'asked')
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The consent log of an address, oldest first. */
export async function consentLogOf(db: Handle, subscriberId: string) {
  const rows = await db
    .selectFrom('newsletter_event')
    .select(['kind', 'source', 'text_version as textVersion', 'ip', 'at'])
    .where('subscriber_id', '=', subscriberId)
    .orderBy('id')
    .execute();
  return rows;
}

/** Former addresses of an account. */
export async function formerAddresses(db: Handle, userId: string, email: string): Promise<Subscriber[]> {
  const rows = await db
    .selectFrom('newsletter_subscriber')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('email', '<>', email)
    .execute();
  return rows;
}

type PageOf = { after: string | null; limit: number; status: SubscriptionStatus | null; lock?: boolean };

/** A page of subscribers by id, of one status or of all. */
export async function subscribersAfter(
  db: Handle,
  { after, limit, status, lock = false }: PageOf,
): Promise<Subscriber[]> {
  let query = db.selectFrom('newsletter_subscriber').select(COLUMNS).orderBy('id').limit(limit);
  if (after) query = query.where('id', '>', after);
  if (status) query = query.where('status', '=', status);
  return await (lock ? query.forUpdate() : query).execute();
}

/** Counts of subscribers by status and of suppressions by reason. */
export async function countAll(db: Handle) {
  const subscribers = await db
    .selectFrom('newsletter_subscriber')
    .select(['status', 'locale', db.fn.countAll<number>().as('count')])
    .groupBy(['status', 'locale'])
    .orderBy('status')
    .orderBy('locale')
    .execute();
  const suppressed = await db
    .selectFrom('mail_suppression')
    .select(['reason', db.fn.countAll<number>().as('count')])
    .groupBy('reason')
    .orderBy('reason')
    .execute();
  return { subscribers, suppressed };
}

/** Deletes an address with its consent log. */
export async function deleteSubscriber(tx: Handle, email: string): Promise<void> {
  await tx.deleteFrom('newsletter_subscriber').where('email', '=', email).execute();
}

/** Deletes subscribers unconfirmed since `pendingBefore` or unsubscribed before `goneBefore`. Returns how many. */
export async function deleteOld(db: Handle, { pendingBefore, goneBefore }: { pendingBefore: Date; goneBefore: Date }) {
  const rows = await db
    .deleteFrom('newsletter_subscriber')
    .where((row) =>
      row.or([
        row.and([row('status', '=', 'pending'), row('token_expires_at', '<', pendingBefore)]),
        row.and([row('status', '=', 'unsubscribed'), row('unsubscribed_at', '<', goneBefore)]),
      ]),
    )
    .returning('id')
    .execute();
  return rows.length;
}
