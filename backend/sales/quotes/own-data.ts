import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { FileService } from '#backend/platform/files/service.ts';
import { quoteReplyTotals } from '#domain/sales/quotes/quote-reply.ts';
import { filesOf } from './files/queries.ts';
import { messagesOf, quotesOf } from './queries.ts';

type Handle = Kysely<Tables>;

/** Files of a quote: those of the shop that were sent, and the customer's own with their bytes. */
async function ownFiles(db: Handle, quoteId: string, files: Pick<FileService, 'read'>) {
  const own = [];
  for (const { id, name, type, bytes, byShop, sentAt } of await filesOf(db, quoteId)) {
    if (byShop && sentAt === null) continue;
    const content = byShop ? null : await files.read(id);
    own.push({ name, type, bytes, byShop, ...(content && { base64: Buffer.from(content).toString('base64') }) });
  }
  return own;
}

/** Data of a customer's quotes, oldest first (GDPR art. 15, 20; own-data-1). */
export async function ownQuotes(db: Handle, userId: string, files: Pick<FileService, 'read'>) {
  const quotes = [];
  for (const {
    number,
    status,
    createdAt,
    contact,
    items,
    tradeIn,
    partEnquiry,
    answer,
    validUntil,
    id,
  } of await quotesOf(db, userId))
    quotes.push({
      number,
      status,
      createdAt,
      contact,
      items,
      tradeIn,
      partEnquiry,
      answer,
      validUntil,
      total: answer && quoteReplyTotals(answer).total,
      messages: (await messagesOf(db, id)).map(({ byShop, message, at }) => ({ byShop, message, at })),
      files: await ownFiles(db, id, files),
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
