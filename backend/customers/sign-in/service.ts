import type { ShopContext } from '#backend/platform/context.ts';
import { clientOf } from '#backend/platform/http-kit/client.ts';
import { createLimits } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import { normalizeEmail } from '#domain/base/contact-details/email.ts';
import { accountLinks } from './account-links.ts';
import { createDemoCustomer } from './demo-customer.ts';
import type { SignInDeps } from './deps.ts';
import { createChangeEmail } from './flows/change-email.ts';
import { createMailLink } from './flows/mail-link.ts';
import { createOwnPassword } from './flows/own-password.ts';
import { createResetPassword } from './flows/reset-password.ts';
import { createSignIn } from './flows/sign-in.ts';
import { createSignUp } from './flows/sign-up.ts';
import { createVerifyEmail } from './flows/verify-email.ts';
import { createLibrary } from './library.ts';
import type { AccountMail } from './mails/account-mail.ts';
import type { SimulatedProvider } from './providers/plugin.ts';
import { createProviderSignIn } from './providers/sign-in.ts';
import { findAccount } from './queries.ts';
import { createRequests } from './requests.ts';
import { createSessions, endSessions } from './sessions/sessions.ts';
import { createVerified } from './verified.ts';
import type { Visitor } from './visitor.ts';

export type { Client } from '#backend/platform/http-kit/client.ts';
export type { SignedIn } from './sessions/sessions.ts';
export type { Visitor } from './visitor.ts';

export type SignInService = ReturnType<typeof createSignInService>;

type Deps = { jobs: Jobs; mail: MailService<AccountMail>; simulatedProvider?: SimulatedProvider | null };

/** Sessions and all sign-in flows (sign-in-1 to sign-in-10). */
export function createSignInService(ctx: ShopContext, { jobs, mail, simulatedProvider = null }: Deps) {
  const library = createLibrary(ctx, simulatedProvider);
  const sessions = createSessions(ctx, library);
  const deps: SignInDeps = {
    ctx,
    mail,
    sessions,
    limits: createLimits(ctx.db),
    requests: createRequests(ctx, { jobs }),
    verified: createVerified(ctx, jobs),
    links: accountLinks(ctx.baseUrl),
  };
  const password = createOwnPassword(deps);
  return {
    clientOf,
    visitor: sessions.visitor,
    renew: sessions.renew,
    /** Signs a customer in on this device; for sign-in providers and tests. */
    issueSession: sessions.issue,
    /** Ends the session of the request. Returns the cookies that clear it on the device. */
    signOut: sessions.signOut,
    ...createSignUp(deps),
    ...createSignIn(deps),
    ...createMailLink(deps),
    ...createVerifyEmail(deps),
    ...createResetPassword(deps),
    ...password,
    ...createChangeEmail(deps, password),
    /** Devices of the customer, the last used first. */
    sessions: sessions.own,
    /** Signs out another device of the customer; false when it is not theirs. */
    endSession: sessions.end,
    /** Signs the customer out on every device. Returns the cookies that clear this one. */
    async signOutEverywhere({ userId }: Visitor): Promise<string[]> {
      const count = await endSessions(ctx.db.kysely, userId);
      note(ctx.log, 'session-ended', { customer: userId, because: 'owner', count });
      return sessions.signOut(new Headers());
    },
    /**
     * Ends the sessions of an address's customer, or of all customers (null). Returns how many; null when the address
     * has no account.
     */
    async endSessionsOf(email: string | null): Promise<number | null> {
      const account = email === null ? null : await findAccount(ctx.db.kysely, { email: normalizeEmail(email) });
      if (email !== null && !account) return null;
      const count = await endSessions(ctx.db.kysely, account?.id ?? null);
      note(ctx.log, 'session-ended', { customer: account?.id ?? null, because: 'shopkeeper', count });
      return count;
    },
    ...createProviderSignIn(deps, library),
    ...createDemoCustomer(ctx),
    /** Adds a listener for verified addresses; it may run more than once for one address. */
    onVerified: deps.verified.on,
    /** Handles stored requests; the job queue does so by itself. */
    handleWaiting: deps.requests.handleWaiting,
  };
}
