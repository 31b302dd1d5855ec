import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { makeCustomer } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';
import { hostCookies } from './cookie-names.ts';

const GUARDED = ['tieva.session_token', 'signed_in', 'order_1000012', 'quote_T5001', 'wish_added', 'account_made_here'];
const PLAIN = ['i18n_redirected', 'consent', '_ga', 'order_x', '__Host-other'];

/** An endpoint that returns its cookies and sets those it is told to. */
const echo = (secure: boolean) =>
  new Hono().use(hostCookies(secure)).get('/', (c) => {
    for (const cookie of c.req.header('x-set')?.split(',') ?? []) c.header('set-cookie', cookie, { append: true });
    return c.text(c.req.header('cookie') ?? 'none');
  });

test('prefixes the shop’s cookies behind https and no others', async () => {
  const set = [...GUARDED, ...PLAIN].map((name) => `${name}=1; Path=/; Secure`);
  const answer = await echo(true).request('/', { headers: { 'x-set': set.join(',') } });
  const names = answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
  expect(names).toEqual([...GUARDED.map((name) => `__Host-${name}`), ...PLAIN]);
  expect(await answer.text()).toBe('none');
});

test('ignores incoming cookies without the prefix, which another host may have set', async () => {
  const cookie = [...GUARDED.flatMap((name) => [`${name}=planted`, `__Host-${name}=ours`]), 'i18n_redirected=en'].join(
    '; ',
  );
  const answer = await echo(true).request('/', { headers: { cookie } });
  expect(await answer.text()).toBe([...GUARDED.map((name) => `${name}=ours`), 'i18n_redirected=en'].join('; '));
});

test('uses plain names on http', async () => {
  const answer = await echo(false).request('/', { headers: { cookie: 'signed_in=1', 'x-set': 'signed_in=1' } });
  expect([await answer.text(), answer.headers.getSetCookie()]).toEqual(['signed_in=1', ['signed_in=1']]);
});

test('behind https only the prefixed session cookie signs a customer in, and signing out deletes it', async () => {
  const { shop, request } = await testShop({ COOKIE_SECURE: '1' });
  const { cookie, userId } = await makeCustomer(shop);
  const prefixed = cookie.replace(/(^|; )/g, '$1__Host-');
  const ask = async (sent: string) =>
    (await request('/api/session/token', { headers: { cookie: sent, 'sec-fetch-site': 'same-origin' } })).status;
  expect([await ask(prefixed), await ask(cookie)]).toEqual([200, 401]);
  await shop.db.kysely.deleteFrom('auth_session').where('user_id', '=', userId).execute();
  const ended = (await request('/api/session', { headers: { cookie: prefixed } })).headers.getSetCookie();
  expect(ended.map((set) => set.split('=')[0])).toContain('__Host-signed_in');
  for (const set of ended) expect(set).toMatch(/^__Host-.*(?=.*; Secure)(?=.*Path=\/(;|$))(?!.*Domain)/i);
});
