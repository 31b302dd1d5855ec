import type { ShopContext } from '#backend/platform/context.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { StaffActor, StaffId } from '#domain/staff/actor.ts';
import { hasSessionEnded, type SignInWay } from '#domain/staff/sign-in.ts';
import { findSession, type SessionRow } from './queries.ts';
import { newToken, tokenHash } from './tokens.ts';

/** How often a session in use is marked as seen. */
const SEEN_EVERY_MS = 60_000;

/** The browser of a request, as lists of devices show it. */
export type StaffClient = { userAgent: string; ip: string };
export type SignedInStaff = { actor: StaffActor; locale: Locale };

const NO_REFUNDS = { refund: 0, refundsPerDay: 0 };

/** On a shared tablet everybody has the role of a store, in the tablet's store. */
const actorFrom = (row: SessionRow, requestId: string | null): StaffActor => ({
  kind: 'staff',
  id: row.staff_id,
  name: row.name,
  sessionId: row.id,
  ...(row.tablet_store === null
    ? {
        role: row.role,
        stores: row.stores,
        limits: { refund: row.refund_limit_cents, refundsPerDay: row.refund_day_limit_cents },
      }
    : { role: 'store', stores: [row.tablet_store], limits: NO_REFUNDS }),
  proof: null,
  approvedBy: null,
  requestId,
});

/** Sessions of staff. The database holds a hash of each token; the person's role is read on every request (staff-4). */
export function createStaffSessions({ db, now }: Pick<ShopContext, 'db' | 'now'>) {
  const { kysely } = db;
  const endById = (id: string) => kysely.deleteFrom('staff_session').where('id', '=', id).execute();

  return {
    /**
     * The person of a session's token, with the role, stores and limits of this moment. Null, and the session ends, when it was
     * idle or is too old, its tablet was removed, or the person is suspended. `isUse`: false for what a browser does by itself,
     * such as a reload after a colleague's change; the session stays as idle as it was.
     */
    async actorOf(token: string, requestId: string | null, { isUse = true } = {}): Promise<SignedInStaff | null> {
      const row = await findSession(kysely, tokenHash(token));
      if (!row) return null;
      const at = now();
      const isOnTablet = row.device_id !== null;
      const hasEnded = hasSessionEnded({ createdAt: row.created_at, seenAt: row.seen_at, isOnTablet }, at);
      if (hasEnded || row.suspended_at !== null || row.tablet_ended_at !== null) {
        await endById(row.id);
        return null;
      }
      if (isUse && at.getTime() - row.seen_at.getTime() >= SEEN_EVERY_MS)
        await kysely.updateTable('staff_session').set({ seen_at: at }).where('id', '=', row.id).execute();
      return { actor: actorFrom(row, requestId), locale: row.locale };
    },

    /** Opens a session for a person who has proved who they are; returns the token for the cookie. */
    async openSession(
      staffId: StaffId,
      client: StaffClient,
      { way, deviceId = null }: { way: SignInWay; deviceId?: string | null },
    ): Promise<string> {
      const token = newToken();
      const at = now();
      await kysely
        .insertInto('staff_session')
        .values({
          token_hash: tokenHash(token),
          staff_id: staffId,
          device_id: deviceId,
          way,
          user_agent: client.userAgent,
          ip: client.ip,
          created_at: at,
          seen_at: at,
        })
        .execute();
      return token;
    },

    /** Ends the session of a token: signing out. */
    async endSession(token: string): Promise<void> {
      await kysely.deleteFrom('staff_session').where('token_hash', '=', tokenHash(token)).execute();
    },
  };
}

export type StaffSessions = ReturnType<typeof createStaffSessions>;
