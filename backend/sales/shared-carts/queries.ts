import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';

/** A cart as it was when shared. */
export type StoredShare = { lines: WantedLine[]; expiresAt: Date };

type NewShare = StoredShare & { tokenHash: string; createdAt: Date };

export async function insertShare(db: Kysely<Tables>, { tokenHash, lines, createdAt, expiresAt }: NewShare) {
  await db
    .insertInto('shared_cart')
    .values({ token_hash: tokenHash, lines: JSON.stringify(lines), created_at: createdAt, expires_at: expiresAt })
    .execute();
}

export async function findShare(db: Kysely<Tables>, tokenHash: string): Promise<StoredShare | null> {
  const row = await db
    .selectFrom('shared_cart')
    .select(['lines', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ? { lines: row.lines, expiresAt: row.expires_at } : null;
}

/** Deletes expired rows; returns their number. */
export async function deleteExpired(db: Kysely<Tables>, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('shared_cart').where('expires_at', '<=', now).executeTakeFirst();
  return Number(numDeletedRows);
}
