import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { clientOf } from '#backend/platform/http-kit/client.ts';
import { adminUrlOf } from '#backend/platform/settings/admin-settings.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { staffCookie } from '#domain/staff/session-cookie.ts';
import { createDemoStaff } from './demo-staff.ts';
import { findLink, takeLink } from './links.ts';
import { createStaffSessions, type StaffClient } from './sessions.ts';

/** People who work in the shop: their sessions and sign-in (admin.md has the roles, docs/staff.md the rest). */
export function createStaffService(ctx: ShopContext) {
  const { db, settings, now } = ctx;
  const sessions = createStaffSessions(ctx);

  return {
    ...sessions,
    demoStaff: createDemoStaff(ctx),

    /** `Set-Cookie` of a session; null ends it. */
    sessionCookie: (token: string | null) => staffCookie(token, adminUrlOf(settings).startsWith('https:')),

    /**
     * Whose link this is and what it is for, without using it: mail scanners open links. Null: unknown, used, expired, or the
     * person is suspended.
     */
    link: async (token: string) => (await findLink(db.kysely, token, now())) ?? null,

    /** The browser of a request that came through the app. */
    clientOf(request: Request): StaffClient {
      const { ip, userAgent } = clientOf(request);
      return { ip, userAgent };
    },

    /** Signs in with a one-use link of the demo. 'unknown' in a live shop. */
    async signInToDemo(token: string, client: StaffClient): Promise<Result<{ token: string }, 'unknown'>> {
      if (settings.SHOP_MODE !== 'demo') return fail('unknown');
      const link = await inTransaction(db.kysely, async (tx) => {
        const taken = await takeLink(tx, token, now());
        return taken?.kind === 'demo' ? taken : null;
      });
      if (!link) return fail('unknown');
      return ok({ token: await sessions.openSession(link.staffId, client, { way: 'demo' }) });
    },
  };
}
