import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { type Answers, applePublicKey, issuing, visitReal } from './test-real.ts';

const at = (answer: Response) => answer.headers.get('location');

test('Google: sends code and PKCE, receives names and a verified address (sign-in-1)', async () => {
  const { url, back, visitor, asked } = await visitReal(
    'google',
    issuing('google', {
      email: 'Aino@posti.example',
      email_verified: true,
      given_name: 'Aino',
      family_name: 'Koivu',
      name: 'Aino Koivu',
      picture: 'https://x.test/me.png',
    }),
  );
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

test('Microsoft: an address without a claim about it is unverified; requests only the needed scopes (sign-in-1)', async () => {
  const { url, back, visitor, asked } = await visitReal('microsoft', issuing('microsoft', { name: 'Aino Koivu' }));
  expect(url.searchParams.get('scope')).toBe('openid profile email');
  await back();
  expect(await visitor()).toMatchObject({ email: 'aino@posti.example', isVerified: false, lastname: 'Koivu' });
  expect(asked.map(({ url }) => url.split('/').at(-1))).toEqual(['token', 'keys']);
});

const facebook = (me: Record<string, unknown>): Answers => ({
  'https://graph.facebook.com/v24.0/oauth/access_token': () => ({ access_token: 'a', token_type: 'bearer' }),
  'https://graph.facebook.com/debug_token': () => ({ data: { is_valid: true, app_id: '4711', user_id: '77' } }),
  'https://graph.facebook.com/me': () => ({ id: '77', picture: { data: { url: 'x' } }, ...me }),
});

test('Facebook: reads the name fields and an unverified address (sign-in-1)', async () => {
  const me = { first_name: 'Anna Maria', last_name: 'Koivu', name: 'Anna Maria Koivu', email: 'anna@posti.example' };
  const { back, visitor } = await visitReal('facebook', facebook(me));
  expect(at(await back())).toBe('/oma-tili/yhteenveto');
  expect(await visitor()).toMatchObject({ isVerified: false, firstname: 'Anna Maria', lastname: 'Koivu' });
});

test('Facebook: reports a person without an address', async () => {
  const { back, visitor } = await visitReal('facebook', facebook({ name: 'Anna Koivu' }));
  expect(at(await back())).toBe('/kirjaudu?virhe=ei-osoitetta');
  expect(await visitor()).toBeNull();
});

test('Facebook: rejects a token of another app', async () => {
  const { back } = await visitReal('facebook', {
    ...facebook({ email: 'anna@posti.example' }),
    'https://graph.facebook.com/debug_token': () => ({ data: { is_valid: true, app_id: '1', user_id: '77' } }),
  });
  expect(at(await back())).toBe('/kirjaudu?virhe=palvelu');
});

test('Apple: accepts a form post from Apple, with a client secret signed by our key (sign-in-1)', async () => {
  const { shop, request, url, state, visit, visitor, asked, clock } = await visitReal(
    'apple',
    issuing('apple', { email_verified: 'true' }),
  );
  expect(url.searchParams.get('response_mode')).toBe('form_post');
  const user = JSON.stringify({ name: { firstName: 'Aino', lastName: 'Koivu' } });
  // with cookies, as from a browser that sends them across sites
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
  const { payload } = await jwtVerify(secret, applePublicKey, { currentDate: clock.now });
  expect(payload).toMatchObject({ iss: 'TEAM123456', sub: 'fi.kauppa.web', aud: 'https://appleid.apple.com' });
  const lives = Number(payload.exp) - Number(payload.iat);
  expect(lives).toBeGreaterThan(30 * 86_400);
  expect(lives).toBeLessThanOrEqual(180 * 86_400);
  expect(shop.auth.providers().map(({ label }) => label)).toEqual(['Google', 'Apple', 'Facebook', 'Microsoft']);
});

test('Apple: a form from another origin ends on the sign-in page', async () => {
  const { request, state, visit } = await visitReal('apple', {});
  const posted = await request('/_auth/callback/apple', {
    method: 'POST',
    headers: { origin: 'https://evil.example', cookie: visit.jar.header() },
    body: new URLSearchParams({ code: 'c', state }),
  });
  expect(at(posted)).toBe('/kirjaudu?virhe=palvelu');
});

test('Apple: renews the client secret before it expires', async () => {
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
])('a provider that is %s makes a failed sign-in, not an error page', async (_what, answers) => {
  const { back, visitor } = await visitReal('google', answers);
  const answer = await back();
  expect([answer.status, at(answer)]).toEqual([303, '/kirjaudu?virhe=palvelu']);
  expect(await visitor()).toBeNull();
});
