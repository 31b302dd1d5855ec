import { note } from '#backend/security-log/note.ts';
import { normalizeEmail } from '#domain/accounts/email.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import type { Client } from '../client.ts';
import { crowded, type Limited } from '../limits/limits.ts';
import type { AuthParts } from '../parts.ts';
import { hash, isOutdated, matches } from '../passwords.ts';
import { findCredential, renewPassword } from '../queries.ts';
import type { SignedIn } from '../sessions/sessions.ts';

/** Signing in with a password. */
export function createSignIn({ ctx, limits, sessions }: AuthParts) {
  return {
    /**
     * 'wrong' says the same of an unknown address, a wrong password and an account without one, after the same work.
     * Unverified customers may sign in.
     */
    async signIn(
      input: { email: string; password: string },
      client: Client,
    ): Promise<Result<SignedIn, never> | Fail<'wrong'> | Limited> {
      const email = normalizeEmail(input.email);
      const tries = ['sign-in-from-to', client.ip, email] as const;
      const limited = (await limits.consume(['sign-in-from', client.ip], tries, ['sign-in-to', email])) ?? crowded();
      if (limited) return limited;
      const found = await findCredential(ctx.db.kysely, email);
      if (!(await matches(input.password, found?.password)) || !found) {
        note(ctx.log, 'sign-in-refused', { customer: found?.userId ?? null, way: 'password', because: 'wrong' });
        return fail('wrong');
      }
      await limits.forget(tries);
      if (found.password && isOutdated(found.password))
        await renewPassword(ctx.db.kysely, found.userId, found.password, await hash(input.password));
      note(ctx.log, 'sign-in', { customer: found.userId, way: 'password' });
      return ok(await sessions.issue(found.userId, client));
    },
  };
}
