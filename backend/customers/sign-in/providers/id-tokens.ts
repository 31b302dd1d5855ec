import type { OAuthProvider } from 'better-auth';
import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify } from 'jose';
import type { ShopContext } from '#backend/platform/context.ts';

type Context = Pick<ShopContext, 'fetch' | 'now' | 'settings'>;
type Expected = {
  /** URL of the provider's keys. */
  keys: string;
  /** Client id of the shop at the provider. */
  clientId: string;
  isIssuer: (claims: JWTPayload) => boolean | Promise<boolean>;
};

/** Tolerance for clock differences with the provider. */
const CLOCKS = '1m';

/**
 * Verifies a provider's ID tokens before they are read: signature, issuer, audience, age and nonce. The library skips
 * this for tokens that it fetched itself. Keys are cached for ten minutes; an unknown key is fetched at most every half
 * minute. Throws; `guarded` makes that a failed sign-in.
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
      // the library's providers leave out the nonce
      if (data.idTokenNonce) url.searchParams.set('nonce', data.idTokenNonce);
      return url;
    },
    async getUserInfo(tokens) {
      await verify(tokens.idToken, tokens.expectedIdTokenNonce);
      return provider.getUserInfo(tokens);
    },
  };
}
