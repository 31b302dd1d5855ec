import type { OAuthProvider } from 'better-auth';
import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify } from 'jose';
import type { ShopContext } from '#backend/platform/context.ts';

type Context = Pick<ShopContext, 'fetch' | 'now' | 'settings'>;
type Expected = {
  /** Where the provider's keys are. */
  keys: string;
  /** The shop's id there. */
  clientId: string;
  isIssuer: (claims: JWTPayload) => boolean | Promise<boolean>;
};

/** What the clocks of provider and shop may differ by. */
const CLOCKS = '1m';

/**
 * A provider whose ID tokens are verified before anything of them is read, which the library leaves out for tokens that it
 * fetched itself: signature, issuer, audience, age, and the nonce sent with the visitor. Keys are kept for ten minutes;
 * one not seen before is asked for, at most every half minute. Throws what `guarded` makes a failed sign-in of.
 */
export function withVerifiedIdTokens(
  provider: OAuthProvider,
  { keys, clientId, isIssuer }: Expected,
  { fetch, now, settings }: Context,
): OAuthProvider {
  const keySet = createRemoteJWKSet(new URL(keys), {
    [customFetch]: (url, init) => fetch(url, init),
    timeoutDuration: settings.SIGN_IN_TIMEOUT_MS,
  });

  async function verify(idToken: string | undefined, nonce: string | undefined): Promise<void> {
    if (!idToken) throw new Error('no ID token');
    const { payload } = await jwtVerify(idToken, keySet, {
      audience: clientId,
      algorithms: ['RS256'],
      requiredClaims: ['iss', 'sub', 'exp'],
      maxTokenAge: '1h',
      clockTolerance: CLOCKS,
      currentDate: now(),
    });
    if (!(await isIssuer(payload))) throw new Error('the ID token is of another issuer');
    if (!nonce || payload.nonce !== nonce) throw new Error('the ID token is of another sign-in');
  }

  return {
    ...provider,
    requiresIdTokenNonce: true,
    async createAuthorizationURL(data) {
      const url = await provider.createAuthorizationURL(data);
      // the library's own providers leave it out
      if (data.idTokenNonce) url.searchParams.set('nonce', data.idTokenNonce);
      return url;
    },
    async getUserInfo(tokens) {
      await verify(tokens.idToken, tokens.expectedIdTokenNonce);
      return provider.getUserInfo(tokens);
    },
  };
}
