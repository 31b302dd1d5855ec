import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { StoredFile } from '#backend/platform/files/service.ts';
import { type FileType, fileTypes } from '#domain/base/file-type.ts';
import type { Author } from '../stored-quote.ts';

type Handle = Kysely<Tables>;

/** A file of a quote. `sentAt` is null while it waits for the next reply or message. */
export type QuoteFile = Pick<StoredFile, 'id' | 'name' | 'type' | 'bytes'> & {
  byShop: boolean;
  author: string | null;
  addedAt: Date;
  sentAt: Date | null;
  /** The version of the quote after the reply that it went with. */
  replyVersion: number | null;
};

const isType = (type: string): type is FileType => Object.hasOwn(fileTypes, type);

const fromRow = (row: Selectable<Tables['quote_file']>): QuoteFile => ({
  id: row.id,
  name: row.name,
  type: isType(row.type) ? row.type : 'pdf',
  bytes: row.bytes,
  byShop: row.by_shop,
  author: row.author,
  addedAt: row.added_at,
  sentAt: row.sent_at,
  replyVersion: row.reply_version,
});

/** Files of a quote, oldest first. */
export async function filesOf(db: Handle, quoteId: string): Promise<QuoteFile[]> {
  const rows = await db
    .selectFrom('quote_file')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .orderBy('added_at')
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(fromRow);
}

export async function hasFile(db: Handle, quoteId: string, sha256: string): Promise<boolean> {
  const row = await db
    .selectFrom('quote_file')
    .select('id')
    .where('quote_id', '=', quoteId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row !== undefined;
}

type NewFile = { quoteId: string; by: Author | null; at: Date; isSent: boolean };

/** Adds a stored file to a quote; `by` is null for the customer. */
export async function insertFile(tx: Handle, file: StoredFile, { quoteId, by, at, isSent }: NewFile): Promise<void> {
  const { id, name, type, bytes, sha256 } = file;
  await tx
    .insertInto('quote_file')
    .values({
      id,
      quote_id: quoteId,
      by_shop: by !== null,
      name,
      type,
      bytes,
      sha256,
      staff_id: by?.staffId ?? null,
      author: by?.name ?? null,
      added_at: at,
      sent_at: isSent ? at : null,
    })
    .execute();
}

export async function deleteFile(tx: Handle, id: string): Promise<void> {
  await tx.deleteFrom('quote_file').where('id', '=', id).execute();
}

/** Marks the waiting files of a quote as sent, with a reply or a message, and returns them. */
export async function sendFiles(
  tx: Handle,
  quoteId: string,
  { at, replyVersion = null }: { at: Date; replyVersion?: number | null },
): Promise<QuoteFile[]> {
  const sent = await tx
    .updateTable('quote_file')
    .set({ sent_at: at, reply_version: replyVersion })
    .where('quote_id', '=', quoteId)
    .where('sent_at', 'is', null)
    .returning('id')
    .execute();
  const ids = new Set(sent.map(({ id }) => id));
  return (await filesOf(tx, quoteId)).filter(({ id }) => ids.has(id));
}
