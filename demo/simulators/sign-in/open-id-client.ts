import { createLocalJWKSet, jwtVerify } from 'jose';
import { z } from 'zod';
import { withTimeLimit } from '#backend/customers/sign-in/providers/time-limit.ts';

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url(),
  jwks_uri: z.url(),
});
const tokens = z.object({ access_token: z.string().min(1), id_token: z.string().min(1) });
const keys = z.object({ keys: z.array(z.record(z.string(), z.unknown())) });
export const claims = z.object({
  sub: z.string().min(1),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
});
export type Claims = z.infer<typeof claims>;

export type OpenIdClient = ReturnType<typeof openIdClient>;

type Options = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  fetch: typeof fetch;
  timeoutMs: number;
  now: () => Date;
};

/**
 * Client of one OpenID provider: discovery, code exchange, verification of the ID token (signature, issuer, audience,
 * age, nonce), then user data of the same subject. Throws when the provider is down, slow or responds wrongly.
 */
export function openIdClient({ issuer, clientId, clientSecret, fetch, timeoutMs, now }: Options) {
  async function read<T>(schema: z.ZodType<T>, address: string, init: RequestInit = {}): Promise<T> {
    return withTimeLimit(timeoutMs, async (signal) => {
      const response = await fetch(address, { ...init, signal, redirect: 'error' });
      if (!response.ok) throw new Error(`${new URL(address).pathname} responded ${response.status}`);
      return schema.parse(await response.json());
    });
  }

  async function discover() {
    const found = await read(discovery, `${issuer}/.well-known/openid-configuration`);
    if (found.issuer !== issuer) throw new Error('the discovery names another issuer');
    return found;
  }

  return {
    discover,

    async exchange(code: string, codeVerifier: string, redirectUri: string) {
      const { token_endpoint } = await discover();
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUri,
        client_id: clientId,
        client_secret: clientSecret,
      });
      return read(tokens, token_endpoint, { method: 'POST', body });
    },

    async user(accessToken: string, idToken: string, nonce: string | undefined): Promise<Claims> {
      const { jwks_uri, userinfo_endpoint } = await discover();
      const { payload } = await jwtVerify(idToken, createLocalJWKSet((await read(keys, jwks_uri)) as never), {
        issuer,
        audience: clientId,
        algorithms: ['EdDSA'],
        maxTokenAge: '10m',
        currentDate: now(),
      });
      if (!nonce || payload.nonce !== nonce) throw new Error('the ID token is of another sign-in');
      const user = await read(claims, userinfo_endpoint, { headers: { authorization: `Bearer ${accessToken}` } });
      if (user.sub !== payload.sub) throw new Error('the user is not the one of the ID token');
      return user;
    },
  };
}
