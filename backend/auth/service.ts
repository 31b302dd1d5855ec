import type { ShopContext } from '#backend/context.ts';
import type { Locale } from '#domain/base/locale.ts';
import { createLibrary } from './library.ts';
import type { Visitor } from './visitor.ts';

export type { Visitor } from './visitor.ts';

export type AuthService = ReturnType<typeof createAuthService>;

/** Who is asking, and everything about signing in and out (decisions 4). */
export function createAuthService(ctx: ShopContext) {
  const library = createLibrary(ctx);
  return {
    /** The customer whose session cookie the request carries, or null. */
    async visitor(headers: Headers): Promise<Visitor | null> {
      // most visitors are guests: nothing is asked for them
      if (!headers.get('cookie')?.includes('tieva.session_token')) return null;
      const found = await library.api.getSession({ headers, query: { disableCookieCache: true } });
      if (!found) return null;
      const { user, session } = found;
      return {
        userId: user.id,
        sessionId: session.id,
        email: user.email,
        isVerified: user.emailVerified,
        firstname: user.firstname ?? '',
        lastname: user.lastname ?? '',
        locale: (user.locale ?? 'fi') as Locale,
      };
    },
  };
}
