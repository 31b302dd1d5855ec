import type { Client } from '#backend/platform/http-kit/client.ts';
import type { Counted, Limited } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import { isDemoPassword } from '#backend/platform/passwords/demo-password.ts';
import { hash, hashQueueFull, isOutdated, matches } from '#backend/platform/passwords/passwords.ts';
import { normalizeEmail } from '#domain/base/contact-details/email.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import type { SignInDeps } from '../deps.ts';
import { knownDevice } from '../limits/known-device.ts';
import { findCredential, passwordOf, renewPassword } from '../queries.ts';
import type { SignedIn } from '../sessions/sessions.ts';

/** Signing in with a password (sign-in-1). */
export function createSignIn({ ctx, limits, sessions }: SignInDeps) {
  return {
    /**
     * 'wrong': unknown address, wrong password or an account without one, after the same work (sign-in-2). Customers
     * with an unverified address may sign in.
     */
    async signIn(
      input: { email: string; password: string },
      client: Client,
    ): Promise<Result<SignedIn, never> | Fail<'wrong'> | Limited> {
      const email = normalizeEmail(input.email);
      const device = knownDevice(ctx.settings.SHOP_SECRET, client.headers, email);
      const tries: Counted = device ? ['sign-in-by', device] : ['sign-in-from-to', client.ip, email];
      const ofAll: Counted[] = device ? [] : [['sign-in-from', client.ip]];
      const ofAccount: Counted[] = device ? [] : [['sign-in-to', email]];
      const limited = (await limits.consume(...ofAll, tries, ...ofAccount)) ?? hashQueueFull();
      if (limited) return limited;
      const found = await findCredential(ctx.db.kysely, email);
      // the demo's password is public, so a live shop rejects it for every account, after the same work
      const isRefused = ctx.settings.SHOP_MODE === 'live' && isDemoPassword(input.password);
      const stored = isRefused ? null : found?.password;
      if (!(await matches(input.password, stored)) || !found) {
        note(ctx.log, 'sign-in-refused', { customer: found?.userId ?? null, way: 'password', because: 'wrong' });
        return fail('wrong');
      }
      await limits.forget(tries);
      const { userId, password: compared } = found;
      const renewed = compared && isOutdated(compared) ? await hash(input.password) : null;
      if (compared && renewed) await renewPassword(ctx.db.kysely, userId, compared, renewed);
      const signedIn = await sessions.issue(userId, client);
      // Comparing may have waited in the queue; a password change meanwhile has ended the sessions of that time. Check
      // again now that the session exists: a later change ends it too.
      const settled = await passwordOf(ctx.db.kysely, userId, { settled: true });
      if (settled !== compared && settled !== renewed && !(await matches(input.password, settled))) {
        await ctx.db.kysely.deleteFrom('auth_session').where('id', '=', signedIn.visitor.sessionId).execute();
        note(ctx.log, 'sign-in-refused', { customer: userId, way: 'password', because: 'wrong' });
        return fail('wrong');
      }
      note(ctx.log, 'sign-in', { customer: userId, way: 'password' });
      return ok(signedIn);
    },
  };
}
