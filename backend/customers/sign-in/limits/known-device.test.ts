import { expect, test } from 'vitest';
import type { Shop } from '#backend/shop.ts';
import { cookieHeader, makeCustomer } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';
import { mailsTo, success, visitorFrom } from '../test-auth.ts';
import { knownDevice } from './known-device.ts';

const LIMITED = { ok: false, reason: 'limited' };

/** A browser in which the customer has signed in and out, with an IP address of its own. */
async function knownBrowser(shop: Shop, { email, password }: { email: string; password: string }) {
  const { cookies } = success(await shop.auth.signIn({ email, password }, visitorFrom()));
  const [device = ''] = cookies.filter((cookie) => cookie.startsWith('tieva.device='));
  return { device, from: { ...visitorFrom(), headers: new Headers({ cookie: cookieHeader([device]) }) } };
}

test('resets requested elsewhere do not keep the owner from resetting (sign-in-10)', async () => {
  const { shop } = await testShop();
  const customer = await makeCustomer(shop);
  const { from } = await knownBrowser(shop, customer);
  const reset = (client = visitorFrom()) => shop.auth.requestReset({ email: customer.email, locale: 'fi' }, client);
  for (let network = 0; network < 4; network++) {
    const stranger = visitorFrom();
    for (let ask = 0; ask < 5; ask++) expect(await reset(stranger)).toMatchObject({ ok: true });
  }
  expect(await reset()).toMatchObject(LIMITED);
  const before = (await mailsTo(shop, customer.email)).length;
  expect(await reset(from)).toMatchObject({ ok: true });
  expect(await mailsTo(shop, customer.email)).toHaveLength(before + 1);
  expect(await shop.auth.requestLink({ email: customer.email, locale: 'fi' }, from)).toMatchObject({ ok: true });
});

test('passwords tried elsewhere do not keep the owner from signing in (sign-in-10)', async () => {
  const { shop } = await testShop();
  const customer = await makeCustomer(shop);
  const { from } = await knownBrowser(shop, customer);
  const wrong = { email: customer.email, password: 'arvaus arvaus' };
  for (let network = 0; network < 10; network++) {
    const stranger = visitorFrom();
    for (let guess = 0; guess < 10; guess++) await shop.auth.signIn(wrong, stranger);
  }
  expect(await shop.auth.signIn(customer, visitorFrom())).toMatchObject(LIMITED);
  expect(await shop.auth.signIn(customer, from)).toMatchObject({ ok: true });
}, 120_000);

test('a known browser has its own limits: ten passwords, five mails', async () => {
  const { shop } = await testShop();
  const customer = await makeCustomer(shop);
  const { from } = await knownBrowser(shop, customer);
  const answers = [];
  for (let guess = 0; guess < 11; guess++)
    answers.push(
      await shop.auth.signIn({ email: customer.email, password: 'väärä' }, { ...from, ip: visitorFrom().ip }),
    );
  expect(answers.filter(({ ok }) => !ok).at(-1)).toMatchObject(LIMITED);
  expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => ({ ok: false, reason: 'wrong' })));
  const asks = [];
  for (let ask = 0; ask < 6; ask++)
    asks.push(await shop.auth.requestReset({ email: customer.email, locale: 'fi' }, { ...from, ip: visitorFrom().ip }));
  expect(asks.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false]);
});

test('the cookie works for its account only, gives no access, and keeps its device id', async () => {
  const { shop } = await testShop();
  const { SHOP_SECRET } = shop.settings;
  const customer = await makeCustomer(shop);
  const { device, from } = await knownBrowser(shop, customer);
  expect(device).toMatch(/; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await shop.auth.visitor(from.headers)).toBeNull();
  const id = knownDevice(SHOP_SECRET, from.headers, customer.email);
  expect(id).toHaveLength(22);
  expect(knownDevice(SHOP_SECRET, from.headers, 'muu@example.fi')).toBeNull();
  expect(knownDevice('another secret', from.headers, customer.email)).toBeNull();
  const again = success(await shop.auth.signIn(customer, from)).cookies;
  expect(knownDevice(SHOP_SECRET, new Headers({ cookie: cookieHeader(again) }), customer.email)).toBe(id);
});

test('an account with an unverified address gets no device cookie', async () => {
  const { shop } = await testShop();
  const customer = await makeCustomer(shop, { isVerified: false });
  const { cookies } = success(await shop.auth.signIn(customer, visitorFrom()));
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['tieva.session_token', 'signed_in']);
});
