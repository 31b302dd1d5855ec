import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';

/** A cart as it was when shared. */
type NewShare = { lines: WantedLine[]; expiresAt: Date; tokenHash: string; createdAt: Date };
export type StoredShare = Pick<NewShare, 'lines' | 'expiresAt'> & { campaignCode: string | null };

export async function insertShare(db: Kysely<Tables>, { tokenHash, lines, createdAt, expiresAt }: NewShare) {
  await db
    .insertInto('shared_cart')
    .values({ token_hash: tokenHash, lines: JSON.stringify(lines), created_at: createdAt, expires_at: expiresAt })
    .execute();
}

export async function findShare(db: Kysely<Tables>, tokenHash: string): Promise<StoredShare | null> {
  const row = await db
    .selectFrom('shared_cart')
    .select(['lines', 'expires_at', 'campaign_code'])
    .where('token_hash', '=', tokenHash)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return row ? { lines: row.lines, expiresAt: row.expires_at, campaignCode: row.campaign_code } : null;
}

/** Deletes expired rows, but a checkout only after its cart: the next checkout's token counts those that have ended. Returns their number. */
export async function deleteExpired(db: Kysely<Tables>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('shared_cart')
    .where('expires_at', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('shared_cart as cart')
            .select('cart.token_hash')
            .whereRef('cart.token_hash', '=', 'shared_cart.cart_hash')
            .where('cart.expires_at', '>', now),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
