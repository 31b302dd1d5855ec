import type { OAuthProvider } from 'better-auth';
import { z } from 'zod';
import type { ShopContext } from '#backend/platform/context.ts';
import { namesOf } from './names.ts';
import { knownEmail } from './queries.ts';
import { within } from './within.ts';

type Guard = Pick<ShopContext, 'db' | 'log' | 'settings'>;

const emailOf = (given: unknown): string | null => {
  const parsed = z
    .email()
    .max(254)
    .safeParse(typeof given === 'string' ? given.trim().toLowerCase() : null);
  return parsed.success ? parsed.data : null;
};

/**
 * A provider as the shop trusts it: every answer within the time of `SIGN_IN_TIMEOUT_MS`, a failure is a failed sign-in
 * and no error page, and of what it tells only the names and the address are taken, an address that is one.
 */
export function guarded(provider: OAuthProvider, { db, log, settings }: Guard): OAuthProvider {
  const ms = settings.SIGN_IN_TIMEOUT_MS;
  const failed = (step: string, error: unknown) =>
    log.warn({ provider: provider.id, step, because: reasonOf(error) }, 'a sign-in provider failed');

  return {
    ...provider,
    async validateAuthorizationCode(data) {
      try {
        return await within(ms, () => provider.validateAuthorizationCode(data));
      } catch (error) {
        failed('token', error);
        return null;
      }
    },
    async getUserInfo(tokens) {
      try {
        const found = await within(ms, () => provider.getUserInfo(tokens));
        if (!found) return null;
        const profile = found.data as Record<string, unknown>;
        const subject = String(await provider.accountSubject({ tokens, profile }));
        const email = emailOf(found.user.email);
        const names = namesOf(tokens.user?.name, profile, found.user.name);
        const user = {
          name: `${names.firstname} ${names.lastname}`.trim(),
          // a customer who is known already may have stopped giving the address away
          email: email ?? (await knownEmail(db.kysely, provider.id, subject)),
          emailVerified: email !== null && found.user.emailVerified === true,
          ...names,
        };
        return { user, data: found.data };
      } catch (error) {
        failed('user', error);
        return null;
      }
    },
  };
}

/** Its message or its code; never the whole answer, which may carry tokens. */
function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  const { error: code, status } = (error ?? {}) as { error?: unknown; status?: unknown };
  return String(code ?? status ?? 'unknown');
}
