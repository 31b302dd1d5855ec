import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { quoteReplyTotals } from '#domain/sales/quotes/quote-reply.ts';
import { messagesOf, quotesOf } from './queries.ts';

type Handle = Kysely<Tables>;

/** Data of a customer's quotes, oldest first (GDPR art. 15, 20; own-data-1). */
export async function ownQuotes(db: Handle, userId: string) {
  const quotes = [];
  for (const { number, status, createdAt, contact, items, answer, validUntil, id } of await quotesOf(db, userId))
    quotes.push({
      ...{ number, status, createdAt, contact, items, answer, validUntil },
      total: answer && quoteReplyTotals(answer).total,
      messages: (await messagesOf(db, id)).map(({ byShop, message, at }) => ({ byShop, message, at })),
    });
  return quotes;
}

/**
 * Deletes the quotes of a customer, or those of guests without a change since a moment; their orders stay. Returns
 * the subjects of their mails, which also contain personal data.
 */
export async function deleteQuotes(tx: Handle, which: { userId: string } | { guestsBefore: Date }): Promise<string[]> {
  const deleting = tx.deleteFrom('quote').returning('id');
  const gone = await ('userId' in which
    ? deleting.where('user_id', '=', which.userId)
    : deleting.where('user_id', 'is', null).where('updated_at', '<', which.guestsBefore)
  ).execute();
  if (gone.length === 0) return [];
  const ids = gone.map(({ id }) => id);
  const mails = await tx
    .selectFrom('outbox_mail')
    .select('subject_id')
    .distinct()
    .where('kind', 'like', 'quote-%')
    .where(sql<boolean>`split_part(subject_id, ':', 1) = any(${ids}::text[])`)
    .execute();
  return mails.map((mail) => mail.subject_id);
}
