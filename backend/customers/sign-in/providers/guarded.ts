import type { OAuthProvider } from 'better-auth';
import { z } from 'zod';
import type { ShopContext } from '#backend/platform/context.ts';
import { fieldsOf } from '#domain/base/records.ts';
import { namesOf } from './names.ts';
import { knownEmail } from './queries.ts';
import { withTimeLimit } from './time-limit.ts';

type Guard = Pick<ShopContext, 'db' | 'log' | 'settings'>;

const emailOf = (given: unknown): string | null => {
  const parsed = z
    .email()
    .max(254)
    .safeParse(typeof given === 'string' ? given.trim().toLowerCase() : null);
  return parsed.success ? parsed.data : null;
};

/**
 * Wraps a provider: limits each call to `SIGN_IN_TIMEOUT_MS`, turns failures into a failed sign-in instead of an error
 * page, and keeps only names and a valid address of the user data.
 */
export function guarded(provider: OAuthProvider, { db, log, settings }: Guard): OAuthProvider {
  const ms = settings.SIGN_IN_TIMEOUT_MS;
  const failed = (step: string, error: unknown) =>
    log.warn({ provider: provider.id, step, because: reasonOf(error) }, 'a sign-in provider failed');

  return {
    ...provider,
    async validateAuthorizationCode(data) {
      try {
        return await withTimeLimit(ms, () => provider.validateAuthorizationCode(data));
      } catch (error) {
        failed('token', error);
        return null;
      }
    },
    async getUserInfo(tokens) {
      try {
        const found = await withTimeLimit(ms, () => provider.getUserInfo(tokens));
        if (!found) return null;
        const profile = fieldsOf(found.data);
        const subject = String(await provider.accountSubject({ tokens, profile }));
        const email = emailOf(found.user.email);
        const names = namesOf(tokens.user?.name, profile, found.user.name);
        const user = {
          name: `${names.firstname} ${names.lastname}`.trim(),
          // a known customer may no longer share the address with the shop
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

/** Message or code of an error; never the response, which may contain tokens. */
function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  const { error: code, status } = fieldsOf(error);
  return String(code ?? status ?? 'unknown');
}
