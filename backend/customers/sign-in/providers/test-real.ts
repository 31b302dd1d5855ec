import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { onTestFinished, vi } from 'vitest';
import { providerVisit } from '#test/provider-visit.ts';
import { testShop } from '#test/test-shop.ts';

const apple = generateKeyPairSync('ec', { namedCurve: 'P-256' });
/** Key with which the shop signs its client secret for Apple. */
export const applePublicKey = apple.publicKey;

const env = {
  // Apple accepts https only
  BASE_URL: 'https://kauppa.test',
  COOKIE_SECURE: '0',
  GOOGLE_CLIENT_ID: 'shop.google.test',
  GOOGLE_CLIENT_SECRET: 'g',
  APPLE_CLIENT_ID: 'fi.kauppa.web',
  APPLE_TEAM_ID: 'TEAM123456',
  APPLE_KEY_ID: 'KEY1234567',
  APPLE_PRIVATE_KEY: String(apple.privateKey.export({ type: 'pkcs8', format: 'pem' })).replaceAll('\n', '\\n'),
  FACEBOOK_CLIENT_ID: '4711',
  FACEBOOK_CLIENT_SECRET: 'f',
  MICROSOFT_CLIENT_ID: 'ms-client',
  MICROSOFT_CLIENT_SECRET: 'm',
  SIGN_IN_TIMEOUT_MS: '300',
};

/** A recorded request: URL and body, with the nonce and the time of the current sign-in. */
export type Asked = { url: string; body: URLSearchParams; nonce: string | null; seconds: number };
export type Answers = Record<string, (asked: Asked) => unknown>;

export const TENANT = '11111111-2222-4333-8444-555555555555';
export const microsoftIss = (tenant: string) => `https://login.microsoftonline.com/${tenant}/v2.0`;

/** Token and key URLs of each provider, and the claims of its ID tokens for Aino. */
export const issuers = {
  google: {
    tokens: 'https://oauth2.googleapis.com/token',
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
    claims: { iss: 'https://accounts.google.com', aud: env.GOOGLE_CLIENT_ID, sub: '1' },
  },
  apple: {
    tokens: 'https://appleid.apple.com/auth/token',
    keys: 'https://appleid.apple.com/auth/keys',
    claims: { iss: 'https://appleid.apple.com', aud: env.APPLE_CLIENT_ID, sub: '000.1' },
  },
  microsoft: {
    tokens: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    keys: 'https://login.microsoftonline.com/common/discovery/v2.0/keys',
    claims: { iss: microsoftIss(TENANT), tid: TENANT, aud: env.MICROSOFT_CLIENT_ID, sub: 's', oid: 'o-1' },
  },
} as const;
export type Issuer = keyof typeof issuers;

const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const publicPem = String(theirs.publicKey.export({ type: 'spki', format: 'pem' }));
/** A key that belongs to no provider. */
export const strangersKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
export const KID = 'key-1';
/** The providers' published keys. */
export const jwks = (kid = KID) => ({ keys: [{ ...theirs.publicKey.export({ format: 'jwk' }), kid, use: 'sig' }] });

/** An ID token as issued in this sign-in; an undefined claim is left out. */
export async function idToken(
  issuer: Issuer,
  { nonce, seconds }: Asked,
  claims: Record<string, unknown> = {},
  {
    key = theirs.privateKey,
    kid = KID,
    alg = 'RS256',
  }: { key?: KeyObject | Uint8Array; kid?: string; alg?: string } = {},
): Promise<string> {
  const usual = { ...issuers[issuer].claims, iat: seconds, exp: seconds + 600, email: 'aino@posti.example', nonce };
  return new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg, kid }).sign(key);
}

/** Responses of a provider that issues such an ID token, and its keys. */
export const issuing = (issuer: Issuer, claims: Record<string, unknown>): Answers => ({
  [issuers[issuer].tokens]: async (asked) => ({ access_token: 'a', id_token: await idToken(issuer, asked, claims) }),
  [issuers[issuer].keys]: () => jwks(),
});

/** Runs a sign-in with a real provider whose URLs return the given responses. */
export async function visitReal(provider: string, answers: Answers, more: Record<string, string> = {}) {
  const asked: Asked[] = [];
  let nonce: string | null = null;
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const seconds = Math.floor(made.clock.now.getTime() / 1000);
    const one = { url: request.url, body: new URLSearchParams(await request.text()), nonce, seconds };
    asked.push(one);
    const [, answer] = Object.entries(answers).find(([start]) => one.url.startsWith(start)) ?? [];
    if (!answer) throw new TypeError('fetch failed');
    const given = await answer(one);
    return given instanceof Response ? given : Response.json(given);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const made = await testShop({ ...env, ...more }, { fetch: (input, init) => fetch(input, init) });
  const visit = providerVisit(made);

  /** Starts a sign-in, with one retry: returns the provider's page and the state. */
  async function start() {
    const url = new URL(await visit.start(provider));
    nonce = url.searchParams.get('nonce');
    return { url, state: url.searchParams.get('state') ?? '' };
  }
  const comeBack = (state: string) =>
    visit.get(`/_auth/callback/${provider}?${new URLSearchParams({ code: 'c', state })}`);
  const { url, state } = await start();
  return {
    ...made,
    visit,
    url,
    state,
    asked,
    back: () => comeBack(state),
    /** A full sign-in; returns the final location. */
    again: async () => (await comeBack((await start()).state)).headers.get('location'),
    visitor: () => made.shop.auth.visitor(new Headers({ cookie: visit.jar.header() })),
  };
}
