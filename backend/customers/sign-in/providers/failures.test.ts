import { expect, test } from 'vitest';
import { clientOf } from '#backend/platform/http-kit/client.ts';
import { providerVisit, somebody } from '#test/provider-visit.ts';
import { testShop } from '#test/test-shop.ts';

const at = (answer: Response) => answer.headers.get('location');
const intent = { next: '/kassa', wish: null, locale: 'fi' } as const;
const countOf = async ({ shop }: Awaited<ReturnType<typeof testShop>>, table: 'auth_user' | 'auth_session') => {
  const { rows } = await shop.db.query(`select count(*)::int as n from ${table}`);
  return (rows[0] as { n: number }).n;
};

test.each([
  ['the person says no', { person: 'cancel' }, 'peruttu'],
  ['the provider gives no address', { person: 'liisa' }, 'ei-osoitetta'],
  ['what it gives is no address', { person: 'own', name: 'X', email: 'no address', verified: '1' }, 'ei-osoitetta'],
  ['the state is another', { person: 'aino', behaviour: 'state' }, 'tila'],
  ['the ID token is signed by somebody else', { person: 'aino', behaviour: 'signature' }, 'palvelu'],
  ['the ID token is for another shop', { person: 'aino', behaviour: 'audience' }, 'palvelu'],
  ['the ID token is of another sign-in', { person: 'aino', behaviour: 'nonce' }, 'palvelu'],
  ['the data are of another person', { person: 'aino', behaviour: 'somebody-else' }, 'palvelu'],
  ['the provider is down', { person: 'aino', behaviour: 'down' }, 'palvelu'],
] as const)('%s: nobody is signed in and the page shows the reason', async (_when, choice, error) => {
  const made = await testShop();
  const visit = providerVisit(made);
  const answer = await visit.signIn('google', choice, intent);
  // an unknown state loses the path to continue at
  expect(at(answer)).toBe(error === 'tila' ? '/kirjaudu?virhe=tila' : `/kirjaudu?next=%2Fkassa&virhe=${error}`);
  expect(visit.jar.has('tieva.session_token')).toBe(false);
  expect([await countOf(made, 'auth_user'), await countOf(made, 'auth_session')]).toEqual([0, 0]);
});

test('waits for a slow provider only as long as the setting allows', async () => {
  const made = await testShop({ SIGN_IN_TIMEOUT_MS: '200' });
  const began = performance.now();
  const answer = await providerVisit(made).signIn('google', { person: 'aino', behaviour: 'slow' }, intent);
  expect(at(answer)).toBe('/kirjaudu?next=%2Fkassa&virhe=palvelu');
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('an unreachable provider stops the sign-in before it begins', async () => {
  const fetch = async () => Promise.reject(new TypeError('fetch failed'));
  const { shop } = await testShop({}, { fetch });
  const started = await shop.auth.startProvider('google', intent, clientOf({ headers: new Headers() }));
  expect(started).toMatchObject({ ok: false, reason: 'unavailable' });
});

test("another browser cannot complete this browser's sign-in", async () => {
  const made = await testShop();
  const visit = providerVisit(made);
  const chosen = await visit.choose(await visit.start('google', intent), { person: 'aino' });
  const stranger = providerVisit(made);
  const answer = await stranger.get(at(chosen) ?? '');
  expect(at(answer)).toBe('/kirjaudu?next=%2Fkassa&virhe=tila');
  expect(await countOf(made, 'auth_session')).toBe(0);
});

test('a callback opened twice signs in once', async () => {
  const made = await testShop();
  const visit = providerVisit(made);
  const back = at(await visit.choose(await visit.start('google'), { person: 'aino' })) ?? '';
  expect(at(await visit.get(back))).toBe('/oma-tili/yhteenveto');
  expect(at(await visit.get(back))).toBe('/kirjaudu?virhe=tila');
  expect(await countOf(made, 'auth_session')).toBe(1);
});

test('a HEAD request to the callback does not use it', async () => {
  const made = await testShop();
  const visit = providerVisit(made);
  const back = at(await visit.choose(await visit.start('google'), { person: 'aino' })) ?? '';
  await made.request(back, { method: 'HEAD', headers: { cookie: visit.jar.header() } });
  expect(await countOf(made, 'auth_session')).toBe(0);
  expect(at(await visit.get(back))).toBe('/oma-tili/yhteenveto');
});

test('recognises a customer whose provider no longer returns the address', async () => {
  const made = await testShop();
  const { shop } = made;
  await providerVisit(made).signIn('facebook', somebody('maija@posti.example'));
  await shop.db.kysely.updateTable('auth_account').set({ account_id: 'liisa' }).execute();
  const visit = providerVisit(made);
  await visit.signIn('facebook', { person: 'liisa' });
  const visitor = await shop.auth.visitor(new Headers({ cookie: visit.jar.header() }));
  expect(visitor?.email).toBe('maija@posti.example');
});

test.each([
  ['nothing', '', '/kirjaudu?virhe=tila'],
  ['a made-up state', '?code=x&state=y', '/kirjaudu?virhe=tila'],
  ['text for the page', '?error=access_denied&error_description=call%20us&state=y', '/kirjaudu?virhe=tila'],
])('a callback with %s redirects to the sign-in page', async (_what, query, location) => {
  const { request } = await testShop();
  const answer = await request(`/_auth/callback/google${query}`);
  expect([answer.status, at(answer)]).toEqual([303, location]);
});

test('a callback of an expired sign-in shows its reason in the language of the start', async () => {
  const made = await testShop();
  const visit = providerVisit(made);
  await visit.start('google', { ...intent, locale: 'en' });
  expect(at(await visit.get('/_auth/callback/google?code=x&state=y'))).toBe('/en/kirjaudu?virhe=tila');
});

test('only the callbacks of providers are routes', async () => {
  const { shop, request } = await testShop();
  const url = 'http://shop.test/_auth/callback/myspace?state=x';
  expect(await shop.auth.finishProvider('myspace', new Request(url), clientOf(new Request(url)))).toBeNull();
  const intent = { next: null, wish: null, locale: 'fi' } as const;
  expect(await shop.auth.startProvider('myspace', intent, clientOf(new Request(url)))).toMatchObject({ ok: false });
  // paths of the library go to the page router, which does not exist in tests
  for (const path of ['/_auth/sign-in/email', '/_auth/sign-up/email', '/_auth/get-session', '/_auth/sign-in/social'])
    expect((await request(path, { method: 'POST', body: '{}' })).status, path).toBe(500);
});

test('limits how many sign-ins one address can start', async () => {
  const { shop } = await testShop();
  const client = clientOf({ headers: new Headers({ 'x-client-ip': '192.0.2.1' }) });
  const reasons = new Set<string>();
  for (let n = 0; n < 61; n++) {
    const started = await shop.auth.startProvider('google', intent, client);
    reasons.add(started.ok ? 'ok' : started.reason);
  }
  expect([...reasons]).toEqual(['ok', 'limited']);
});
