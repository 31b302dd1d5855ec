import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { liveEnv } from '#test/live-env.ts';
import { providerVisit } from '#test/provider-visit.ts';
import { testShop } from '#test/test-shop.ts';
import { fakeSecret } from './request.ts';

const verifier = 'v'.repeat(50);
const right = {
  response_type: 'code',
  client_id: 'stand-in-google',
  redirect_uri: 'http://shop.test/_auth/callback/google',
  scope: 'openid email',
  state: 's',
  nonce: 'n',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
};

test('publishes its endpoints by discovery', async () => {
  const { request } = await testShop();
  const found = (await (await request('/oidc/.well-known/openid-configuration')).json()) as Record<string, string>;
  expect(found.issuer).toBe('http://shop.test/oidc');
  const jwks = (await (await request(found.jwks_uri ?? '')).json()) as { keys: Record<string, string>[] };
  expect(jwks.keys).toMatchObject([{ kty: 'OKP', alg: 'EdDSA', use: 'sig' }]);
  expect(jwks.keys[0]).not.toHaveProperty('d');
});

test('lists people with every state of the address, in the requested language', async () => {
  const { request } = await testShop();
  const page = await request(`/oidc/authorize?${new URLSearchParams({ ...right, ui_locales: 'en' })}`);
  const text = await page.text();
  for (const state of ['aino.koivu@posti.example, confirmed', 'eero.haapa@posti.example, not confirmed', 'gives no'])
    expect(text).toContain(state);
  expect(text).toContain('standing in for Google');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
});

test.each([
  ['another client', { client_id: 'stand-in-myspace' }],
  ['a foreign way back', { redirect_uri: 'https://evil.example/_auth/callback/google' }],
  ['the way back of another provider', { redirect_uri: 'http://shop.test/_auth/callback/apple' }],
  ['no PKCE', { code_challenge: '' }],
  ['plain PKCE', { code_challenge_method: 'plain' }],
  ['no OpenID', { scope: 'email' }],
  ['tokens by the browser', { response_type: 'token' }],
])('rejects %s without a redirect', async (_what, over) => {
  const { request } = await testShop();
  const params = new URLSearchParams({ ...right, ...over });
  expect((await request(`/oidc/authorize?${params}`)).status).toBe(400);
  params.set('person', 'aino');
  const posted = await request('/oidc/authorize', { method: 'POST', body: params });
  expect([posted.status, posted.headers.get('location')]).toEqual([400, null]);
});

async function codeOf(request: Awaited<ReturnType<typeof testShop>>['request']) {
  const chosen = await request('/oidc/authorize', {
    method: 'POST',
    body: new URLSearchParams({ ...right, person: 'aino' }),
  });
  return new URL(chosen.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

test('exchanges a code for tokens once, for its own client', async () => {
  const { shop, request, clock } = await testShop();
  const exchange = async (over: Record<string, string>) => {
    const fields = {
      grant_type: 'authorization_code',
      client_id: right.client_id,
      client_secret: fakeSecret(shop.settings.SHOP_SECRET),
      redirect_uri: right.redirect_uri,
      code_verifier: verifier,
    };
    const body = new URLSearchParams({ ...fields, ...over });
    return (await request('/oidc/token', { method: 'POST', body })).status;
  };
  const code = await codeOf(request);
  expect(await exchange({ code, client_secret: 'x'.repeat(43) })).toBe(401);
  expect(await exchange({ code })).toBe(200);
  expect(await exchange({ code })).toBe(400);
  expect(await exchange({ code: await codeOf(request), code_verifier: 'w'.repeat(50) })).toBe(400);
  expect(await exchange({ code: await codeOf(request), client_id: 'stand-in-apple' })).toBe(400);
  const old = await codeOf(request);
  clock.now = new Date(clock.now.getTime() + 61_000);
  expect(await exchange({ code: old })).toBe(400);
});

test.each(['', 'Bearer ', 'Bearer x.y.z'])('returns no user data for the token %j', async (authorization) => {
  const { request } = await testShop();
  expect((await request('/oidc/userinfo', { headers: { authorization } })).status).toBe(401);
});

test('rejects a code as access token', async () => {
  const { request } = await testShop();
  const authorization = `Bearer ${await codeOf(request)}`;
  expect((await request('/oidc/userinfo', { headers: { authorization } })).status).toBe(401);
});

test('a live shop has neither the fake provider nor its clients', async () => {
  const { shop, request } = await testShop(liveEnv);
  expect(shop.auth.providers()).toEqual([]);
  await expect(providerVisit({ shop, request }).start('google')).rejects.toThrow('unknown');
  // these paths go to the page router, which does not exist in tests
  for (const path of ['/oidc/.well-known/openid-configuration', '/oidc/jwks', '/oidc/authorize'])
    expect((await request(path)).status, path).toBe(500);
});
