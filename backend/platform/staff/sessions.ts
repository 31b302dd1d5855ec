import type { Kysely } from 'kysely';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import type { Locale } from '#domain/base/locale.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import type { StaffActor, StaffId } from '#domain/staff/actor.ts';
import { hasSessionEnded, mayUseTablet, type SignInWay } from '#domain/staff/sign-in.ts';
import { findSession, findTablet, type SessionRow } from './queries.ts';
import { newToken, tokenHash } from './tokens.ts';

/** How often a session in use is marked as seen. */
const SEEN_EVERY_MS = 60_000;

/** The browser of a request, as lists of devices show it. */
export type StaffClient = {
  userAgent: string;
  ip: string;
  /** The token of the tablet's cookie, on a shared tablet. */
  tablet?: string | null;
};
/** `isOnTablet`: the browser is a shared one, which keeps nothing of a person. */
export type SignedInStaff = { actor: StaffActor; locale: Locale; isOnTablet: boolean };

const NO_REFUNDS = { refund: 0, refundsPerDay: 0 };

/** On a shared tablet everybody has the role of a store, in the tablet's store (staff-9). */
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
export function createStaffSessions({ db, settings, now }: Pick<ShopContext, 'db' | 'settings' | 'now'>) {
  const { kysely } = db;
  const rolesOf = (tx: Kysely<Tables>, id: StaffId) =>
    tx.selectFrom('staff').select(['role', 'stores']).where('id', '=', id).executeTakeFirstOrThrow();
  const endById = (id: string) => kysely.deleteFrom('staff_session').where('id', '=', id).execute();

  return {
    /**
     * The person of a session's token, with the role, stores and limits of this moment. Null, and the session ends, when it was
     * idle or is too old, its tablet was removed, or the person is suspended or no longer works where the tablet is. `isUse`: false for what a browser does by itself,
     * such as a reload after a colleague's change; the session stays as idle as it was.
     */
    async actorOf(token: string, requestId: string | null, { isUse = true } = {}): Promise<SignedInStaff | null> {
      const row = await findSession(kysely, tokenHash(token));
      if (!row) return null;
      const at = now();
      const isOnTablet = row.device_id !== null;
      const hasEnded = hasSessionEnded({ createdAt: row.created_at, seenAt: row.seen_at, isOnTablet }, at);
      const isForeign = row.way === 'demo' && settings.SHOP_MODE !== 'demo';
      const isElsewhere = row.tablet_store !== null && !mayUseTablet(row, row.tablet_store);
      if (hasEnded || isForeign || isElsewhere || row.suspended_at !== null || row.tablet_ended_at !== null) {
        await endById(row.id);
        return null;
      }
      if (isUse && at.getTime() - row.seen_at.getTime() >= SEEN_EVERY_MS)
        await kysely.updateTable('staff_session').set({ seen_at: at }).where('id', '=', row.id).execute();
      return { actor: actorFrom(row, requestId), locale: row.locale, isOnTablet };
    },

    /** Whether a person may sign in on this browser: anybody, but on a shared tablet only who may work there (staff-14). */
    async maySignIn(staffId: StaffId, client: StaffClient, tx: Kysely<Tables> = kysely): Promise<boolean> {
      const tablet = client.tablet ? await findTablet(tx, tokenHash(client.tablet)) : null;
      return !tablet || mayUseTablet(await rolesOf(tx, staffId), tablet.store);
    },

    /** Opens a session for a person who has proved who they are, on the browser's tablet if it is one; returns the token. */
    async openSession(staffId: StaffId, client: StaffClient, { way }: { way: SignInWay }): Promise<string> {
      const token = newToken();
      const at = now();
      const tablet = client.tablet ? await findTablet(kysely, tokenHash(client.tablet)) : null;
      // removed while the PIN was compared: without its tablet the session would have the person's own role
      if (way === 'pin' && !tablet) throw new ShopError('unauthenticated', 'This tablet was removed.');
      if (tablet && !mayUseTablet(await rolesOf(kysely, staffId), tablet.store))
        throw new ShopError('permission-denied', 'On this tablet only people of its store sign in.');
      // those that nobody came back to
      await kysely
        .deleteFrom('staff_session')
        .where('created_at', '<', new Date(at.getTime() - DAY_MS))
        .execute();
      await kysely
        .insertInto('staff_session')
        .values({
          token_hash: tokenHash(token),
          staff_id: staffId,
          device_id: tablet?.id ?? null,
          way,
          user_agent: client.userAgent,
          ip: client.ip,
          created_at: at,
          seen_at: at,
        })
        .execute();
      return token;
    },

    /** Ends the session of a token; returns whose it was. */
    async endSession(token: string): Promise<StaffId | null> {
      const ended = kysely.deleteFrom('staff_session').where('token_hash', '=', tokenHash(token)).returning('staff_id');
      return (await ended.executeTakeFirst())?.staff_id ?? null;
    },
  };
}

export type StaffSessions = ReturnType<typeof createStaffSessions>;
