import type { ShopContext } from '#backend/platform/context.ts';
import { clientOf } from '#backend/platform/http-kit/client.ts';
import { createLimits } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import { adminUrlOf } from '#backend/platform/settings/admin-settings.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { staffCookie, staffTokenOf, tabletCookie, tabletTokenOf } from '#domain/staff/session-cookie.ts';
import { createAuditLog, createRefusalLog } from './audit-log.ts';
import { createDemoStaff } from './demo-staff.ts';
import { createAppCodes } from './factors/app-codes.ts';
import { createOwnFactors } from './factors/own-factors.ts';
import { createPasskeys } from './factors/passkeys.ts';
import { createInvited } from './invited.ts';
import { findLink } from './links.ts';
import type { StaffMail } from './mails/staff-mail.ts';
import { staffNotices } from './people/notices.ts';
import { createPeople } from './people/people.ts';
import { type Approvals, createApprovals } from './proofs/approvals.ts';
import { createProofs, type Proofs } from './proofs/proofs.ts';
import { createSessionList } from './session-list.ts';
import { createStaffSessions, type SignedInStaff, type StaffClient } from './sessions.ts';
import { createStaffSignIn } from './sign-in.ts';
import { createTablets } from './tablets/tablets.ts';

/** Ids of a proof and of an approved request that a form brings along; `isUse` as in `createStaffSessions`. */
type RequestUse = { proof?: string | null; approval?: string | null; isUse?: boolean };

/** People who work in the shop: their sessions, factors, proofs, tablets and roles (docs/staff.md). */
export function createStaffService(ctx: ShopContext, { mail }: { mail: MailService<StaffMail> }) {
  const { db, settings, now, log } = ctx;
  const https = adminUrlOf(settings).startsWith('https:');
  const limits = createLimits(db);
  const sessions = createStaffSessions(ctx);
  const passkeys = createPasskeys(ctx);
  const appCodes = createAppCodes(ctx, limits);
  const notices = staffNotices(mail);
  const factors = createOwnFactors(ctx, { passkeys, appCodes, onChange: notices });
  const proofs = createProofs(ctx, { passkeys, appCodes });
  const approvals = createApprovals(ctx);

  return {
    ...sessions,
    ...createStaffSignIn(ctx, { sessions, passkeys, appCodes, limits, notices }),
    ...createInvited(ctx, { sessions, passkeys, factors }),
    ...createTablets(ctx, { sessions, limits }),
    ...createPeople(ctx, { mail, notices }),
    ...createSessionList(ctx),
    ...factors,
    ...proofs,
    ...approvals,
    demoStaff: createDemoStaff(ctx),
    audit: createAuditLog(ctx),
    recordRefusal: createRefusalLog(ctx),

    /** The person behind an actor, as forms name them. */
    async ownPerson({ id }: StaffActor) {
      const { email, name } = await db.kysely
        .selectFrom('staff')
        .where('id', '=', id)
        .select(['email', 'name'])
        .executeTakeFirstOrThrow();
      return { id, email, name };
    },

    /** Sets the language of a person's admin. */
    async setLocale({ id }: StaffActor, locale: Locale): Promise<void> {
      await db.kysely.updateTable('staff').set({ locale }).where('id', '=', id).execute();
    },

    /** A challenge to add a passkey to a signed-in person. */
    newPasskeyOptions: passkeys.registrationOptions,

    /** The signed-in person, with the proof and the second person's consent that this request brings; both are used up. */
    async actorOf(token: string, requestId: string | null, use: RequestUse = {}): Promise<SignedInStaff | null> {
      const signedIn = await sessions.actorOf(token, requestId, use);
      return signedIn && { ...signedIn, actor: await withConsents({ proofs, approvals }, signedIn.actor, use) };
    },

    /** Ends the session of a token: signing out. */
    async endSession(token: string): Promise<void> {
      const staff = await sessions.endSession(token);
      if (staff) note(log, 'staff-sign-out', { staff });
    },

    /** `Set-Cookie` of a session; null ends it. */
    sessionCookie: (token: string | null) => staffCookie(token, https),
    /** `Set-Cookie` of a tablet. */
    tabletCookie: (token: string) => tabletCookie(token, https),
    /** The session token in a request's cookies. */
    tokenOf: (request: Request) => staffTokenOf(request.headers.get('cookie'), https),

    /** The browser of a request that came through the app. */
    clientOf(request: Request): StaffClient {
      const { ip, userAgent, headers } = clientOf(request);
      return { ip, userAgent, tablet: tabletTokenOf(headers.get('cookie'), https) };
    },

    /**
     * Whose link this is and what it is for, without using it: mail scanners open links. Null: unknown, used, expired, or the
     * person is suspended.
     */
    link: async (token: string) => (await findLink(db.kysely, token, now())) ?? null,
  };
}

/** A consent counts only beside the proof of the very same permission, subject and sum (staff-7). */
async function withConsents(
  { proofs, approvals }: { proofs: Proofs; approvals: Approvals },
  actor: StaffActor,
  { proof: proofId, approval: approvalId }: RequestUse,
): Promise<StaffActor> {
  const proof = proofId ? await proofs.takeProof(actor.sessionId, proofId) : null;
  if (!proof || !approvalId) return { ...actor, proof };
  const approvedBy = await approvals.takeApproval(actor.id, approvalId, proof);
  return { ...actor, proof, approvedBy };
}
