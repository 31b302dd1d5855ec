import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { QuoteStatus } from '#domain/sales/quotes/quote-status.ts';
import type { Author, QuoteMessage, StoredQuote } from './stored-quote.ts';

type Handle = Kysely<Tables>;

const fromRow = (row: Selectable<Tables['quote']>): StoredQuote => ({
  id: row.id,
  number: row.number,
  secret: row.secret,
  status: row.status,
  locale: row.locale,
  requestHash: row.request_hash,
  userId: row.user_id,
  contact: row.contact,
  items: row.items,
  tradeIn: row.trade_in,
  partEnquiry: row.part_enquiry,
  answer: row.answer,
  validUntil: row.valid_until,
  orderId: row.order_id,
  createdAt: row.created_at,
  answeredAt: row.answered_at,
  acceptedAt: row.accepted_at,
  version: row.version,
  assigneeId: row.assignee_id,
  isPhoneOrder: row.is_phone_order,
});

type Find = { by: 'id' | 'number' | 'secret' | 'idempotency_key'; value: string; lock?: boolean };

/** One quote, or null. `lock`: locked until the transaction ends. */
export async function findQuote(db: Handle, { by, value, lock }: Find): Promise<StoredQuote | null> {
  const query = db.selectFrom('quote').selectAll().where(by, '=', value);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row ? fromRow(row) : null;
}

export type NewQuote = Pick<StoredQuote, 'secret' | 'locale' | 'requestHash' | 'userId' | 'contact' | 'items'> & {
  idempotencyKey: string;
  isPhoneOrder?: boolean;
  tradeIn?: StoredQuote['tradeIn'];
  partEnquiry?: StoredQuote['partEnquiry'];
  at: Date;
};

/** Inserts a request with the next number. */
export async function insertQuote(tx: Handle, quote: NewQuote): Promise<StoredQuote> {
  const { rows } = await sql<{ next: number }>`select nextval('quote_number') as next`.execute(tx);
  const row = await tx
    .insertInto('quote')
    .values({
      number: `T${rows[0]?.next}`,
      secret: quote.secret,
      status: 'requested',
      locale: quote.locale,
      idempotency_key: quote.idempotencyKey,
      request_hash: quote.requestHash,
      user_id: quote.userId,
      email: quote.contact.email,
      contact: JSON.stringify(quote.contact),
      items: JSON.stringify(quote.items),
      trade_in: quote.tradeIn ? JSON.stringify(quote.tradeIn) : null,
      part_enquiry: quote.partEnquiry ? JSON.stringify(quote.partEnquiry) : null,
      is_phone_order: quote.isPhoneOrder ?? false,
      created_at: quote.at,
      updated_at: quote.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

type Change = Partial<
  Pick<StoredQuote, 'status' | 'answer' | 'validUntil' | 'orderId' | 'answeredAt' | 'acceptedAt' | 'assigneeId'>
>;

/** Changes a quote that the caller has locked, and raises its version. */
export async function changeQuote(tx: Handle, quote: StoredQuote, change: Change, now: Date): Promise<StoredQuote> {
  const changed = { ...quote, ...change, version: quote.version + 1 };
  await tx
    .updateTable('quote')
    .set({
      status: changed.status,
      answer: changed.answer && JSON.stringify(changed.answer),
      valid_until: changed.validUntil,
      order_id: changed.orderId,
      answered_at: changed.answeredAt,
      accepted_at: changed.acceptedAt,
      assignee_id: changed.assigneeId,
      version: changed.version,
      updated_at: now,
    })
    .where('id', '=', quote.id)
    .execute();
  return changed;
}

type NewMessage = Pick<QuoteMessage, 'byShop' | 'message' | 'at'> & { by?: Author | null; key?: string | null };

export async function insertMessage(
  tx: Handle,
  quoteId: string,
  { byShop, message, at, by = null, key = null }: NewMessage,
): Promise<number> {
  const { id } = await tx
    .insertInto('quote_message')
    .values({
      quote_id: quoteId,
      by_shop: byShop,
      message,
      at,
      idempotency_key: key,
      staff_id: by?.staffId ?? null,
      author: by?.name ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
}

/** Messages of a quote, oldest first. */
export async function messagesOf(db: Handle, quoteId: string): Promise<QuoteMessage[]> {
  const rows = await db.selectFrom('quote_message').selectAll().where('quote_id', '=', quoteId).orderBy('id').execute();
  return rows.map(({ id, by_shop, author, message, at }) => ({ id: Number(id), byShop: by_shop, author, message, at }));
}

/** The newest quotes, optionally of one status. */
export async function recentQuotes(db: Handle, limit: number, status: QuoteStatus | null): Promise<StoredQuote[]> {
  let query = db.selectFrom('quote').selectAll();
  if (status) query = query.where('status', '=', status);
  const rows = await query.orderBy('created_at', 'desc').orderBy('number', 'desc').limit(limit).execute();
  return rows.map(fromRow);
}

/** Ids of replies and acceptances that end before a moment. */
export async function endingBefore(db: Handle, moment: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('quote')
    .select('id')
    .where('status', 'in', ['answered', 'accepted'])
    .where('valid_until', '<=', moment)
    .orderBy('valid_until')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}

/** The order of a quote: its token, number and customer. */
export async function orderOf(
  db: Handle,
  orderId: string,
): Promise<{ number: string; secret: string | null; userId: string | null } | null> {
  const row = await db
    .selectFrom('customer_order')
    .select(['number', 'secret', 'user_id as userId'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}

/** Serializes requests with the same key, across processes. */
export async function lockRequestKey(tx: Handle, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quote ${key}`}, 0))`.execute(tx);
}

/** All quotes of a customer, oldest first. */
export async function quotesOf(db: Handle, userId: string): Promise<StoredQuote[]> {
  const rows = await db.selectFrom('quote').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();
  return rows.map(fromRow);
}
