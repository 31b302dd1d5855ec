import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { StaffId } from '#domain/staff/actor.ts';

/** The id of no person: statements with it take as long as with any. */
export const NOBODY: StaffId = '00000000-0000-0000-0000-000000000000';

/** A session with its person and, on a shared tablet, its store. */
export const findSession = (db: Kysely<Tables>, tokenHash: string) =>
  db
    .selectFrom('staff_session as session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .leftJoin('staff_device as tablet', 'tablet.id', 'session.device_id')
    .where('session.token_hash', '=', tokenHash)
    .select(['session.id', 'session.staff_id', 'session.device_id', 'session.created_at', 'session.seen_at'])
    .select('session.way')
    .select(['staff.name', 'staff.role', 'staff.stores', 'staff.locale', 'staff.suspended_at'])
    .select(['staff.refund_limit_cents', 'staff.refund_day_limit_cents'])
    .select(['tablet.store as tablet_store', 'tablet.ended_at as tablet_ended_at'])
    .executeTakeFirst();

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** A tablet in use, by the hash of its cookie. */
export const findTablet = (db: Kysely<Tables>, tokenHash: string) =>
  db
    .selectFrom('staff_device')
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .select(['id', 'name', 'store'])
    .executeTakeFirst();

/** A person with what signing in compares. */
export const findForSignIn = (db: Kysely<Tables>, by: { id: StaffId } | { email: string }) => {
  const found = db
    .selectFrom('staff')
    .leftJoin('staff_secret as secret', 'secret.staff_id', 'staff.id')
    .select(['staff.id', 'staff.email', 'staff.name', 'staff.role', 'staff.locale', 'staff.suspended_at'])
    .select(['staff.proofs_from', 'secret.password_hash', 'secret.totp_confirmed_at', 'secret.pin_hash']);
  return (
    'id' in by ? found.where('staff.id', '=', by.id) : found.where((eb) => eb(eb.fn('lower', ['email']), '=', by.email))
  ).executeTakeFirst();
};
