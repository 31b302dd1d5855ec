import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { bookingsOfUser } from './queries.ts';

type Handle = Kysely<Tables>;

/** A customer's bookings (GDPR art. 15, 20; own-data-1); without notes that staff keep for their work. */
export const ownBookings = async (db: Handle, userId: string) =>
  (await bookingsOfUser(db, userId)).map(
    ({ id, status, storeId, work, startsAt, machine, vehicleCode, name, phone, email, note, createdAt }) => ({
      id,
      status,
      storeId,
      work,
      startsAt,
      machine,
      vehicleCode,
      name,
      phone,
      email,
      note,
      createdAt,
    }),
  );

/**
 * Deletes the bookings of a customer, or those of guests whose time was before a moment. Returns the subjects of their mails, which
 * name the person too.
 */
export async function deleteBookings(
  tx: Handle,
  which: { userId: string } | { guestsBefore: Date },
): Promise<string[]> {
  const deleting = tx.deleteFrom('service_booking').returning('id');
  const gone = await ('userId' in which
    ? deleting.where('user_id', '=', which.userId)
    : deleting.where('user_id', 'is', null).where('ends_at', '<', which.guestsBefore)
  ).execute();
  if (gone.length === 0) return [];
  const mails = await tx
    .selectFrom('outbox_mail')
    .select('subject_id')
    .distinct()
    .where('kind', 'like', 'service-%')
    .where(sql<boolean>`split_part(subject_id, ':', 1) = any(${gone.map(({ id }) => String(id))}::text[])`)
    .execute();
  return mails.map((mail) => mail.subject_id);
}
