import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';

/** A session with its person and, on a shared tablet, its store. */
export const findSession = (db: Kysely<Tables>, tokenHash: string) =>
  db
    .selectFrom('staff_session as session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .leftJoin('staff_device as tablet', 'tablet.id', 'session.device_id')
    .where('session.token_hash', '=', tokenHash)
    .select(['session.id', 'session.staff_id', 'session.device_id', 'session.created_at', 'session.seen_at'])
    .select(['staff.name', 'staff.role', 'staff.stores', 'staff.locale', 'staff.suspended_at'])
    .select(['staff.refund_limit_cents', 'staff.refund_day_limit_cents'])
    .select(['tablet.store as tablet_store', 'tablet.ended_at as tablet_ended_at'])
    .executeTakeFirst();

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;
