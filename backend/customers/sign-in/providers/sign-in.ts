import { messageOf } from '#backend/platform/caught-error.ts';
import type { Client } from '#backend/platform/http-kit/client.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import type { SignInDeps } from '../deps.ts';
import { mailVerification } from '../flows/sign-up.ts';
import type { AuthLibrary } from '../library.ts';
import type { Visitor } from '../visitor.ts';
import { callbackUrls, languageCookie, languageOf, readCallback, type SignInIntent, signInPath } from './callback.ts';
import { isProviderId, providerLabels } from './ids.ts';
import { isConfigured, offeredProviders } from './offered.ts';

export type ProviderReturn = {
  /** A path of this shop. */
  location: string;
  cookies: string[];
  /** The signed-in customer, and the sku for the wish list. */
  signedIn: { visitor: Visitor; wish: string | null } | null;
};

/** Signing in with a provider (sign-in-1): start and callback. Only the callback is a route. */
export function createProviderSignIn(
  { ctx, limits, sessions, verified, mail, links }: SignInDeps,
  library: AuthLibrary,
) {
  const { settings, baseUrl, log, db, now } = ctx;
  const offered = offeredProviders(settings);

  /** The response's cookies as the browser's next request carries them. */
  const carried = (cookies: string[]) =>
    new Headers({ cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ') });

  /** After the sign-in: runs the listeners for a verified address, or sends one verification mail. */
  async function follow(visitor: Visitor, isNew: boolean): Promise<void> {
    if (visitor.isVerified) return verified.tell(visitor.userId, visitor.email);
    if (!isNew) return;
    await db.kysely.transaction().execute((tx) => mailVerification({ mail, links }, tx, visitor, now()));
  }

  return {
    /** Providers with a button, in order. */
    providers: () => offered.map((id) => ({ id, label: providerLabels[id] })),

    /**
     * Starts a sign-in. Returns the provider's URL and the cookies to set with the redirect. `next`: path of this shop
     * to continue at; `wish`: sku for the wish list.
     */
    async startProvider(
      id: string,
      intent: SignInIntent,
      client: Client,
    ): Promise<Result<{ url: string; cookies: string[] }, 'unknown' | 'limited' | 'unavailable'>> {
      if (!isProviderId(id) || !offered.includes(id)) return fail('unknown');
      const limited = await limits.consume(['token-from', client.ip]);
      if (limited) return limited;
      try {
        const { headers, response } = await library.api.signInSocial({
          body: {
            provider: id,
            ...callbackUrls(intent),
            additionalData: { locale: intent.locale },
            ...(isConfigured(id, settings) ? {} : { additionalParams: { ui_locales: intent.locale } }),
          },
          headers: client.headers,
          returnHeaders: true,
        });
        if (!response.url) return fail('unavailable');
        const cookies = [...headers.getSetCookie(), languageCookie(intent.locale, settings.COOKIE_SECURE)];
        return ok({ url: response.url, cookies });
      } catch (error) {
        log.warn({ provider: id, because: messageOf(error) }, 'a sign-in provider is unavailable');
        return fail('unavailable');
      }
    },

    /** Handles the callback of a provider. Null: not a provider of this shop. */
    async finishProvider(id: string, request: Request, client: Client): Promise<ProviderReturn | null> {
      if (!isProviderId(id) || !offered.includes(id)) return null;
      const locale = languageOf(request.headers.get('cookie'));
      const failed = (location: string) => ({ location, cookies: [], signedIn: null });
      const limited = await limits.consume(['token-from', client.ip]);
      if (limited) return failed(signInPath({ next: null, wish: null, locale }, 'liikaa'));
      const answer = await library.handler(request);
      const returned = readCallback(answer.headers.get('location'), baseUrl, locale);
      const cookies = answer.headers.getSetCookie();
      const refused = () => note(log, 'sign-in-refused', { customer: null, way: id, because: 'provider' });
      if (returned.kind !== 'done') {
        refused();
        return { ...failed(returned.location), cookies };
      }
      const visitor = await sessions.visitor(carried(cookies));
      if (!visitor) {
        refused();
        return failed(signInPath({ next: null, wish: null, locale }, 'palvelu'));
      }
      if (returned.isNew) note(log, 'account-made', { customer: visitor.userId, way: id });
      note(log, 'sign-in', { customer: visitor.userId, way: id });
      // the customer who was signed in in this browser is signed out
      const before = await sessions.visitor(request.headers);
      if (before) await sessions.end(before, before.sessionId);
      await follow(visitor, returned.isNew);
      return {
        location: returned.location,
        cookies: [...cookies, ...sessions.marks(request.headers, visitor)],
        signedIn: { visitor, wish: returned.wish },
      };
    },
  };
}
