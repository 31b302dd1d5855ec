import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Author, SentReply, StoredQuote } from '../stored-quote.ts';

type Handle = Kysely<Tables>;

/** Keeps the reply that a quote now has; `key` makes it one reply of its form. */
export async function insertReply(
  tx: Handle,
  { id, version, answer, validUntil }: StoredQuote,
  { by, key, at }: { by: Author; key: string | null; at: Date },
): Promise<void> {
  if (!answer || !validUntil) throw new Error(`quote ${id} has no reply to keep`);
  await tx
    .insertInto('quote_reply')
    .values({
      quote_id: id,
      version,
      answer: JSON.stringify(answer),
      valid_until: validUntil,
      staff_id: by.staffId,
      author: by.name,
      idempotency_key: key,
      at,
    })
    .execute();
}

/** Replies that were sent, newest first. */
export async function repliesOf(db: Handle, quoteId: string): Promise<SentReply[]> {
  const rows = await db
    .selectFrom('quote_reply')
    .select(['version', 'answer', 'valid_until as validUntil', 'author', 'at'])
    .where('quote_id', '=', quoteId)
    .orderBy('version', 'desc')
    .execute();
  return rows;
}

/** Whether the reply of this form was sent. */
export async function hasReply(db: Handle, quoteId: string, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('quote_reply')
    .select('id')
    .where('quote_id', '=', quoteId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the message of this form was sent. */
export async function hasMessage(db: Handle, key: string): Promise<boolean> {
  const row = await db.selectFrom('quote_message').select('id').where('idempotency_key', '=', key).executeTakeFirst();
  return row !== undefined;
}
