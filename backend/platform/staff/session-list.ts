import type { ShopContext } from '#backend/platform/context.ts';
import { deviceOf } from '#backend/platform/http-kit/device.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import { authorise, type StaffActor } from '#domain/staff/actor.ts';
import { endSessionsOf } from './people/end-sessions.ts';
import { isRowId } from './tokens.ts';

const DAY_MS = 86_400_000;

/** Where people are signed in. Everybody ends their own sessions; managers see all. */
export function createSessionList({ db, log, now }: Pick<ShopContext, 'db' | 'log' | 'now'>) {
  const sessions = () =>
    db.kysely
      .selectFrom('staff_session as session')
      .innerJoin('staff', 'staff.id', 'session.staff_id')
      .leftJoin('staff_device as tablet', 'tablet.id', 'session.device_id')
      .select(['session.id', 'session.way', 'session.user_agent', 'session.created_at', 'session.seen_at'])
      .select(['staff.id as staff_id', 'staff.name', 'tablet.name as tablet'])
      .orderBy('session.seen_at', 'desc')
      .limit(200);
  type Row = Awaited<ReturnType<ReturnType<typeof sessions>['execute']>>[number];
  const shown = (current: string) => (row: Row) => ({
    id: row.id,
    person: { id: row.staff_id, name: row.name },
    way: row.way,
    device: deviceOf(row.user_agent),
    tablet: row.tablet,
    since: row.created_at,
    seenAt: row.seen_at,
    isThis: row.id === current,
  });

  return {
    /** The person's own sessions, the latest first. */
    ownSessions: async ({ id, sessionId }: StaffActor) =>
      (await sessions().where('session.staff_id', '=', id).execute()).map(shown(sessionId)),

    /** Everybody's sessions of the last day. */
    async allSessions(actor: StaffActor) {
      authorise(actor, 'staff.read');
      const since = new Date(now().getTime() - DAY_MS);
      return (await sessions().where('session.seen_at', '>', since).execute()).map(shown(actor.sessionId));
    },

    /** Ends one of the person's own sessions. */
    async endOwnSession({ id: staff }: StaffActor, id: string): Promise<void> {
      if (!isRowId(id)) return;
      const own = db.kysely.deleteFrom('staff_session').where('staff_id', '=', staff).where('id', '=', id);
      const { numDeletedRows } = await own.executeTakeFirst();
      if (numDeletedRows > 0n) note(log, 'staff-session-ended', { staff, because: 'self', count: 1 });
    },

    /** Ends all of the person's own sessions but this one; returns how many. */
    endOtherSessions: ({ id, sessionId }: StaffActor) => endSessionsOf(db.kysely, { log }, id, 'self', sessionId),
  };
}
