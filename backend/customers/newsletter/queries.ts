import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { NewsletterSource, SubscriptionStatus } from '#domain/customers/newsletter/subscription.ts';
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
  /** Of the link of the last mail to confirm; null: there is none that could still work. */
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

type Found = Omit<Subscriber, 'locale' | 'status'> & { locale: string; status: string };
const subscriberOf = (row: Found | undefined): Subscriber | null => (row as Subscriber | undefined) ?? null;

/** `lock`: until the end of the transaction. */
export async function findSubscriber(
  db: Handle,
  by: { email: string } | { unsubscribeToken: string } | { confirmToken: string; now: Date },
  { lock = false } = {},
): Promise<Subscriber | null> {
  let query = db.selectFrom('newsletter_subscriber').select(COLUMNS);
  if ('email' in by) query = query.where('email', '=', by.email);
  else if ('unsubscribeToken' in by) query = query.where('unsubscribe_token', '=', by.unsubscribeToken);
  else query = query.where('token_hash', '=', hashOf(by.confirmToken)).where('token_expires_at', '>', by.now);
  return subscriberOf(await (lock ? query.forUpdate() : query).executeTakeFirst());
}

/** The row of an address, locked; made as 'pending' when there is none. Two that ask at once get the same one. */
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
  if (!row) throw new Error('a subscriber that was just written is not there');
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
  kind: 'asked' | 'confirmed' | 'unsubscribed';
  source: string;
  textVersion: string;
  ip: string | null;
  at: Date;
};

/** Writes a yes or a no down; they are never changed. */
export async function recordSaid(tx: Handle, subscriberId: string, { textVersion, ...said }: Said): Promise<void> {
  await tx
    .insertInto('newsletter_event')
    .values({ subscriber_id: subscriberId, text_version: textVersion, ...said })
    .execute();
}

/** How often the newsletter was asked for an address, each time by a mail to confirm. */
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

/** Everything an address ever said, oldest first. */
export async function saidBy(db: Handle, subscriberId: string) {
  const rows = await db
    .selectFrom('newsletter_event')
    .select(['kind', 'source', 'text_version as textVersion', 'ip', 'at'])
    .where('subscriber_id', '=', subscriberId)
    .orderBy('id')
    .execute();
  return rows as (Omit<(typeof rows)[number], 'kind'> & Pick<Said, 'kind'>)[];
}

/** Addresses that were an account's before it had its present one. */
export async function formerAddresses(db: Handle, userId: string, email: string): Promise<Subscriber[]> {
  const rows = await db
    .selectFrom('newsletter_subscriber')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('email', '<>', email)
    .execute();
  return rows as Subscriber[];
}

type PageOf = { after: string | null; limit: number; status: SubscriptionStatus | null; lock?: boolean };

/** A page of subscribers in order of id, of one status or of all. */
export async function subscribersAfter(
  db: Handle,
  { after, limit, status, lock = false }: PageOf,
): Promise<Subscriber[]> {
  let query = db.selectFrom('newsletter_subscriber').select(COLUMNS).orderBy('id').limit(limit);
  if (after) query = query.where('id', '>', after);
  if (status) query = query.where('status', '=', status);
  return (await (lock ? query.forUpdate() : query).execute()) as Subscriber[];
}

/** How many stand where, and how many addresses get no marketing for which reason. */
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

/** Takes an address out with everything it said. */
export async function deleteSubscriber(tx: Handle, email: string): Promise<void> {
  await tx.deleteFrom('newsletter_subscriber').where('email', '=', email).execute();
}

/** Rows that served their time: never confirmed since `pendingBefore`, or said no before `goneBefore`. How many. */
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
