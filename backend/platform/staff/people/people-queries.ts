import type { Kysely, Selectable } from 'kysely';
import type { Staff } from '#backend/platform/db/generated-tables.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { StaffId } from '#domain/staff/actor.ts';
import type { StaffAssignment } from '#domain/staff/people.ts';
import { staffRoles } from '#domain/staff/permissions.ts';
import { isRowId } from '../tokens.ts';

export type StaffRow = Selectable<Staff>;

export const columnsOf = ({ role, stores, refundCents, refundDayCents }: StaffAssignment) => ({
  role,
  stores: [...stores],
  refund_limit_cents: refundCents,
  refund_day_limit_cents: refundDayCents,
});

export const lockPerson = async (tx: Kysely<Tables>, id: StaffId): Promise<StaffRow | null> => {
  if (!isRowId(id)) return null;
  return (await tx.selectFrom('staff').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()) ?? null;
};

export const findByEmail = (db: Kysely<Tables>, email: string) =>
  db
    .selectFrom('staff')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .selectAll()
    .executeTakeFirst();

/** Owners who can sign in; locks them all, so that two cannot demote each other at once. */
export async function countOwners(tx: Kysely<Tables>): Promise<number> {
  const owners = tx.selectFrom('staff').where('role', '=', 'owner').where('suspended_at', 'is', null).select('id');
  return (await owners.orderBy('id').forUpdate().execute()).length;
}

/** Everybody with what a list shows, in one query, by role and name. */
export async function listPeople(db: Kysely<Tables>, now: Date) {
  const rows = await db
    .selectFrom('staff')
    .leftJoin('staff_secret as secret', 'secret.staff_id', 'staff.id')
    .selectAll('staff')
    .select((eb) => [
      eb('secret.totp_confirmed_at', 'is not', null).as('has_app'),
      eb
        .selectFrom('staff_passkey')
        .whereRef('staff_passkey.staff_id', '=', 'staff.id')
        .select((one) => one.fn.countAll<number>().as('n'))
        .as('passkeys'),
      eb
        .selectFrom('staff_session')
        .whereRef('staff_session.staff_id', '=', 'staff.id')
        .select((one) => one.fn.max('seen_at').as('at'))
        .as('seen_at'),
      eb
        .selectFrom('staff_link')
        .whereRef('staff_link.staff_id', '=', 'staff.id')
        .where('kind', '<>', 'demo')
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .select((one) => one.fn.max('created_at').as('at'))
        .as('invited_at'),
    ])
    .orderBy('name')
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      role: row.role,
      stores: row.stores,
      refundCents: row.refund_limit_cents,
      refundDayCents: row.refund_day_limit_cents,
      version: row.version,
      isSuspended: row.suspended_at !== null,
      passkeys: Number(row.passkeys),
      hasApp: Boolean(row.has_app),
      seenAt: row.seen_at,
      invitedAt: row.invited_at,
    }))
    .sort((a, b) => staffRoles.indexOf(a.role) - staffRoles.indexOf(b.role));
}

export type ListedPerson = Awaited<ReturnType<typeof listPeople>>[number];
