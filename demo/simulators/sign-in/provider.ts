import { createAuthorizationURL, type OAuthProvider } from 'better-auth';
import { type ProviderId, providerLabels } from '#backend/customers/sign-in/providers/ids.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { STAND_IN_PREFIX } from '#backend/platform/settings/sign-in-settings.ts';
import { type Claims, openIdClient } from './open-id-client.ts';
import { FAKE_PATH, fakeSecret } from './request.ts';

type Context = Pick<ShopContext, 'baseUrl' | 'fetch' | 'now' | 'settings'>;

/** The client of the simulated OpenID provider, which is called over HTTP like a real one. */
export function simulatedProvider(id: ProviderId, { baseUrl, fetch, now, settings }: Context): OAuthProvider {
  const issuer = `${baseUrl}${FAKE_PATH}`;
  const options = { clientId: `${STAND_IN_PREFIX}${id}`, clientSecret: fakeSecret(settings.SHOP_SECRET) };
  const client = openIdClient({ issuer, ...options, fetch, now, timeoutMs: settings.SIGN_IN_TIMEOUT_MS });
  return {
    id,
    name: providerLabels[id],
    issuer,
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => (profile as Claims).sub,
    async createAuthorizationURL({ state, codeVerifier, redirectURI, idTokenNonce, additionalParams }) {
      const { authorization_endpoint } = await client.discover();
      return createAuthorizationURL({
        id,
        options,
        authorizationEndpoint: authorization_endpoint,
        scopes: ['openid', 'email', 'profile'],
        state,
        codeVerifier,
        redirectURI,
        ...(idTokenNonce ? { nonce: idTokenNonce } : {}),
        // Apple responds with a form post
        ...(id === 'apple' ? { responseMode: 'form_post' as const } : {}),
        ...(additionalParams ? { additionalParams } : {}),
      });
    },
    async validateAuthorizationCode({ code, codeVerifier = '', redirectURI }) {
      const { access_token, id_token } = await client.exchange(code, codeVerifier, redirectURI);
      return { accessToken: access_token, idToken: id_token };
    },
    async getUserInfo({ accessToken = '', idToken = '', expectedIdTokenNonce }) {
      const user = await client.user(accessToken, idToken, expectedIdTokenNonce);
      return {
        user: { name: user.name ?? '', email: user.email ?? null, emailVerified: user.email_verified === true },
        data: user,
      };
    },
  };
}
