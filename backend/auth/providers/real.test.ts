import { generateKeyPairSync } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { expect, onTestFinished, test, vi } from 'vitest';
import { providerVisit } from '#test/provider-visit.ts';
import { testShop } from '#test/test-shop.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const env = {
  // Apple takes https only
  BASE_URL: 'https://kauppa.test',
  COOKIE_SECURE: '0',
  GOOGLE_CLIENT_ID: 'shop.google.test',
  GOOGLE_CLIENT_SECRET: 'g',
  APPLE_CLIENT_ID: 'fi.kauppa.web',
  APPLE_TEAM_ID: 'TEAM123456',
  APPLE_KEY_ID: 'KEY1234567',
  APPLE_PRIVATE_KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' })).replaceAll('\n', '\\n'),
  FACEBOOK_CLIENT_ID: '4711',
  FACEBOOK_CLIENT_SECRET: 'f',
  MICROSOFT_CLIENT_ID: 'ms-client',
  MICROSOFT_CLIENT_SECRET: 'm',
  SIGN_IN_TIMEOUT_MS: '300',
};

type Asked = { url: string; body: URLSearchParams };
type Answers = Record<string, (asked: Asked) => unknown>;

const idToken = (claims: Record<string, unknown>) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode('x'.repeat(32)));

/** The outside world for the library's own requests: what each address answers, and what it was asked. */
function outside(answers: Answers): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const one = { url: request.url, body: new URLSearchParams(await request.text()) };
    asked.push(one);
    const [, answer] = Object.entries(answers).find(([start]) => one.url.startsWith(start)) ?? [];
    if (!answer) throw new TypeError('fetch failed');
    return Response.json(await answer(one));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

const at = (answer: Response) => answer.headers.get('location');

async function visitReal(provider: string, answers: Answers) {
  const asked = outside(answers);
  const made = await testShop(env);
  const visit = providerVisit(made);
  const url = new URL(await visit.start(provider));
  const state = url.searchParams.get('state') ?? '';
  const back = (more: Record<string, string> = {}) =>
    visit.get(`/_auth/callback/${provider}?${new URLSearchParams({ code: 'c', state, ...more })}`);
  const visitor = () => made.shop.auth.visitor(new Headers({ cookie: visit.jar.header() }));
  return { ...made, visit, url, state, back, visitor, asked };
}

test('Google: code and PKCE out, names and a verified address back', async () => {
  const { url, back, visitor, asked } = await visitReal('google', {
    'https://oauth2.googleapis.com/token': async () => ({
      access_token: 'a',
      id_token: await idToken({
        ...{ sub: '1', email: 'Aino@posti.example', email_verified: true },
        ...{ given_name: 'Aino', family_name: 'Koivu', name: 'Aino Koivu', picture: 'https://x.test/me.png' },
      }),
    }),
  });
  expect(url.origin + url.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'shop.google.test',
    redirect_uri: 'http://shop.test/_auth/callback/google',
    response_type: 'code',
    code_challenge_method: 'S256',
    scope: 'email profile openid',
  });
  expect(at(await back())).toBe('/oma-tili/yhteenveto');
  expect(asked[0]?.body.get('code_verifier')).toMatch(/^.{43,128}$/);
  expect(await visitor()).toMatchObject({ email: 'aino@posti.example', isVerified: true, firstname: 'Aino' });
});

test('Microsoft: an address it says nothing of is not verified, and no more is asked than is needed', async () => {
  const { url, back, visitor, asked } = await visitReal('microsoft', {
    'https://login.microsoftonline.com/common/oauth2/v2.0/token': async () => ({
      access_token: 'a',
      id_token: await idToken({ oid: 'o-1', sub: 's', email: 'aino@posti.example', name: 'Aino Koivu' }),
    }),
  });
  expect(url.searchParams.get('scope')).toBe('openid profile email');
  await back();
  expect(await visitor()).toMatchObject({ email: 'aino@posti.example', isVerified: false, lastname: 'Koivu' });
  expect(asked).toHaveLength(1);
});

const facebook = (me: Record<string, unknown>): Answers => ({
  'https://graph.facebook.com/v24.0/oauth/access_token': () => ({ access_token: 'a', token_type: 'bearer' }),
  'https://graph.facebook.com/debug_token': () => ({ data: { is_valid: true, app_id: '4711', user_id: '77' } }),
  'https://graph.facebook.com/me': () => ({ id: '77', picture: { data: { url: 'x' } }, ...me }),
});

test('Facebook: names by their fields, an address that is not verified', async () => {
  const me = { first_name: 'Anna Maria', last_name: 'Koivu', name: 'Anna Maria Koivu', email: 'anna@posti.example' };
  const { back, visitor } = await visitReal('facebook', facebook(me));
  expect(at(await back())).toBe('/oma-tili/yhteenveto');
  expect(await visitor()).toMatchObject({ isVerified: false, firstname: 'Anna Maria', lastname: 'Koivu' });
});

test('Facebook: somebody without an address is told so', async () => {
  const { back, visitor } = await visitReal('facebook', facebook({ name: 'Anna Koivu' }));
  expect(at(await back())).toBe('/kirjaudu?virhe=ei-osoitetta');
  expect(await visitor()).toBeNull();
});

test('Facebook: a token of another app signs nobody in', async () => {
  const { back } = await visitReal('facebook', {
    ...facebook({ email: 'anna@posti.example' }),
    'https://graph.facebook.com/debug_token': () => ({ data: { is_valid: true, app_id: '1', user_id: '77' } }),
  });
  expect(at(await back())).toBe('/kirjaudu?virhe=palvelu');
});

test('Apple: the form comes from elsewhere, the secret is a JWT of our key', async () => {
  const { shop, request, url, state, visit, visitor, asked, clock } = await visitReal('apple', {
    'https://appleid.apple.com/auth/token': async () => ({
      access_token: 'a',
      id_token: await idToken({ sub: '000.1', email: 'aino@posti.example', email_verified: 'true' }),
    }),
  });
  expect(url.searchParams.get('response_mode')).toBe('form_post');
  const user = JSON.stringify({ name: { firstName: 'Aino', lastName: 'Koivu' } });
  // cookies too, as of a browser that sends them between sites
  const posted = await request('/_auth/callback/apple', {
    method: 'POST',
    headers: { origin: 'https://appleid.apple.com', cookie: visit.jar.header() },
    body: new URLSearchParams({ code: 'c', state, user }),
  });
  expect(posted.status).toBe(303);
  expect(at(await visit.get(at(posted) ?? ''))).toBe('/oma-tili/yhteenveto');
  expect(await visitor()).toMatchObject({ isVerified: true, firstname: 'Aino', lastname: 'Koivu' });

  const secret = asked[0]?.body.get('client_secret') ?? '';
  expect(decodeProtectedHeader(secret)).toEqual({ alg: 'ES256', kid: 'KEY1234567' });
  const { payload } = await jwtVerify(secret, publicKey, { currentDate: clock.now });
  expect(payload).toMatchObject({ iss: 'TEAM123456', sub: 'fi.kauppa.web', aud: 'https://appleid.apple.com' });
  const lives = Number(payload.exp) - Number(payload.iat);
  expect(lives).toBeGreaterThan(30 * 86_400);
  expect(lives).toBeLessThanOrEqual(180 * 86_400);
  expect(shop.auth.providers().map(({ label }) => label)).toEqual(['Google', 'Apple', 'Facebook', 'Microsoft']);
});

test('Apple: a form from anywhere else ends on the sign-in page', async () => {
  const { request, state, visit } = await visitReal('apple', {});
  const posted = await request('/_auth/callback/apple', {
    method: 'POST',
    headers: { origin: 'https://evil.example', cookie: visit.jar.header() },
    body: new URLSearchParams({ code: 'c', state }),
  });
  expect(at(posted)).toBe('/kirjaudu?virhe=palvelu');
});

test('Apple: the secret is made anew before it is too old', async () => {
  const { visit, clock, asked } = await visitReal('apple', {
    'https://appleid.apple.com/auth/token': () => ({ error: 'invalid_grant' }),
  });
  const secrets: string[] = [];
  for (const days of [0, 29, 31]) {
    clock.now = new Date(Date.parse('2026-11-21T10:00:00Z') + days * 86_400_000);
    const state = new URL(await visit.start('apple')).searchParams.get('state') ?? '';
    await visit.get(`/_auth/callback/apple?${new URLSearchParams({ code: 'c', state })}`);
    secrets.push(asked.at(-1)?.body.get('client_secret') ?? '');
  }
  expect(secrets[1]).toBe(secrets[0]);
  expect(decodeJwt(secrets[2] ?? '').iat).toBe(Number(decodeJwt(secrets[0] ?? '').iat) + 31 * 86_400);
});

test.each<[what: string, answers: Answers]>([
  ['down', {}],
  ['slow', { 'https://oauth2.googleapis.com/token': () => new Promise(() => {}) }],
  ['without a token', { 'https://oauth2.googleapis.com/token': () => ({}) }],
  ['with a token that is none', { 'https://oauth2.googleapis.com/token': () => ({ id_token: 'x' }) }],
  ['with an error', { 'https://oauth2.googleapis.com/token': () => ({ error: 'invalid_grant' }) }],
])('a provider that is %s is a failed sign-in, not a broken page', async (_what, answers) => {
  const { back, visitor } = await visitReal('google', answers);
  const answer = await back();
  expect([answer.status, at(answer)]).toEqual([303, '/kirjaudu?virhe=palvelu']);
  expect(await visitor()).toBeNull();
});
