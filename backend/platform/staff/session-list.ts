import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { deviceOf } from '#backend/platform/http-kit/device.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { authorise, type StaffActor, type StaffId } from '#domain/staff/actor.ts';
import { endSessionsOf } from './people/end-sessions.ts';
import { isRowId } from './tokens.ts';

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

  /** A PIN opens this tablet only, not the person's other devices (staff-9). */
  async function isOnTablet({ sessionId }: StaffActor): Promise<boolean> {
    const session = db.kysely.selectFrom('staff_session').select('device_id').where('id', '=', sessionId);
    return (await session.executeTakeFirst())?.device_id !== null;
  }
  async function refuseOnTablet(actor: StaffActor): Promise<void> {
    if (await isOnTablet(actor))
      throw new ShopError('permission-denied', 'A session on a shared tablet ends no other.');
  }

  const recordEnded = (tx: Tx, actor: StaffActor, id: StaffId, ended: number) =>
    recordAudit(tx, actor, now(), {
      action: 'staff.manage',
      subject: { kind: 'staff', id },
      after: { sessionsEnded: ended },
    });

  return {
    /** The person's own sessions, the latest first; on a shared tablet only the one there. */
    async ownSessions(actor: StaffActor) {
      const { id, sessionId } = actor;
      const own = sessions().where('session.staff_id', '=', id);
      const seen = (await isOnTablet(actor)) ? own.where('session.id', '=', sessionId) : own;
      return (await seen.execute()).map(shown(sessionId));
    },

    /** Everybody's sessions of the last day. */
    async allSessions(actor: StaffActor) {
      authorise(actor, 'staff.read');
      const since = new Date(now().getTime() - DAY_MS);
      return (await sessions().where('session.seen_at', '>', since).execute()).map(shown(actor.sessionId));
    },

    /** Where a person was signed in during the last day, the latest first. */
    async sessionsOf(actor: StaffActor, staffId: string) {
      authorise(actor, 'staff.read');
      if (!isRowId(staffId)) return [];
      const since = new Date(now().getTime() - DAY_MS);
      const theirs = sessions().where('session.staff_id', '=', staffId).where('session.seen_at', '>', since);
      return (await theirs.execute()).map(shown(actor.sessionId));
    },

    /** Ends a session of anybody, by an owner with a fresh factor (staff-13). Ending one that is gone is no error. */
    async endAnySession(actor: StaffActor, id: string): Promise<void> {
      await refuseOnTablet(actor);
      authorise(actor, 'staff.manage', { subject: id });
      if (!isRowId(id)) return;
      await inTransaction(db.kysely, async (tx) => {
        const ended = await tx
          .deleteFrom('staff_session')
          .where('id', '=', id)
          .returning('staff_id')
          .executeTakeFirst();
        if (!ended) return;
        await recordEnded(tx, actor, ended.staff_id, 1);
        note(log, 'staff-session-ended', { staff: ended.staff_id, because: 'owner', count: 1 });
      });
    },

    /** Ends all sessions of a person but the one that asks, by an owner with a fresh factor (staff-13); returns how many. */
    async endSessionsOf(actor: StaffActor, staffId: StaffId): Promise<number> {
      await refuseOnTablet(actor);
      authorise(actor, 'staff.manage', { subject: staffId });
      if (!isRowId(staffId)) return 0;
      return inTransaction(db.kysely, async (tx) => {
        const count = await endSessionsOf(tx, { log }, staffId, 'owner', actor.sessionId);
        if (count > 0) await recordEnded(tx, actor, staffId, count);
        return count;
      });
    },

    /** Ends one of the person's own sessions. */
    async endOwnSession(actor: StaffActor, id: string): Promise<void> {
      await refuseOnTablet(actor);
      if (!isRowId(id)) return;
      const staff = actor.id;
      const own = db.kysely.deleteFrom('staff_session').where('staff_id', '=', staff).where('id', '=', id);
      const { numDeletedRows } = await own.executeTakeFirst();
      if (numDeletedRows > 0n) note(log, 'staff-session-ended', { staff, because: 'self', count: 1 });
    },

    /** Ends all of the person's own sessions but this one; returns how many. */
    async endOtherSessions(actor: StaffActor): Promise<number> {
      await refuseOnTablet(actor);
      return endSessionsOf(db.kysely, { log }, actor.id, 'self', actor.sessionId);
    },
  };
}
