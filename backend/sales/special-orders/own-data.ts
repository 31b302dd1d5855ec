import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';

type Handle = Kysely<Tables>;

/** A customer's special orders, oldest first (GDPR art. 15, 20; own-data-1). */
export const ownSpecialOrders = (db: Handle, userId: string) =>
  db
    .selectFrom('special_order')
    .select([
      'id',
      'status',
      'sku',
      'title',
      'pieces',
      'price_cents as price',
      'deposit',
      'note',
      'name',
      'phone',
      'email',
    ])
    .select('created_at as createdAt')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

/**
 * Deletes the special orders of a customer, or those of guests that ended before a moment. Returns the subjects of their mails, which
 * name the person too.
 */
export async function deleteSpecialOrders(
  tx: Handle,
  which: { userId: string } | { guestsBefore: Date },
): Promise<string[]> {
  const deleting = tx.deleteFrom('special_order').returning('id');
  const gone = await ('userId' in which
    ? deleting.where('user_id', '=', which.userId)
    : deleting.where('user_id', 'is', null).where('changed_at', '<', which.guestsBefore)
  ).execute();
  if (gone.length === 0) return [];
  const mails = await tx
    .selectFrom('outbox_mail')
    .select('subject_id')
    .where('kind', '=', 'special-order-arrived')
    .where(sql<boolean>`split_part(subject_id, ':', 1) = any(${gone.map(({ id }) => String(id))}::text[])`)
    .execute();
  return mails.map((mail) => mail.subject_id);
}
