import { describe, expect, test } from 'vitest';
import { deviceOf } from '#backend/platform/http-kit/device.ts';
import { cookieHeader, makeCustomer, signInAs } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';
import { success } from '../test-auth.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1';
const asking = (cookie: string) => new Headers({ cookie });

describe('own devices', () => {
  test('are listed with browser, system and address, the current one marked', async () => {
    const { shop } = await testShop();
    const customer = await makeCustomer(shop);
    const client = { ip: '203.0.113.9', userAgent: PHONE, headers: new Headers() };
    const phone = success(await shop.auth.signIn(customer, client));
    const devices = await shop.auth.sessions(phone.visitor);
    expect(devices).toHaveLength(2);
    expect(devices.find(({ current }) => current)).toMatchObject({
      id: phone.visitor.sessionId,
      browser: 'Safari',
      system: 'iPhone',
      ip: '203.0.113.9',
    });
    expect(devices.find(({ current }) => !current)).toMatchObject({ browser: 'Firefox', system: 'Linux' });
  });

  test('can be signed out by their owner only', async () => {
    const { shop } = await testShop();
    const customer = await makeCustomer(shop);
    const other = await signInAs(shop, customer.userId);
    const stranger = await makeCustomer(shop);
    expect(await shop.auth.endSession(stranger.visitor, other.visitor.sessionId)).toBe(false);
    expect(await shop.auth.visitor(asking(other.cookie))).not.toBeNull();
    expect(await shop.auth.endSession(customer.visitor, other.visitor.sessionId)).toBe(true);
    expect(await shop.auth.visitor(asking(other.cookie))).toBeNull();
    expect(await shop.auth.visitor(asking(customer.cookie))).not.toBeNull();
  });

  test('can all be signed out at once, without touching other customers', async () => {
    const { shop } = await testShop();
    const customer = await makeCustomer(shop);
    const other = await signInAs(shop, customer.userId);
    const stranger = await makeCustomer(shop);
    const cookies = await shop.auth.signOutEverywhere(customer.visitor);
    expect(cookies.every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
    for (const { cookie } of [customer, other]) expect(await shop.auth.visitor(asking(cookie))).toBeNull();
    expect(await shop.auth.visitor(asking(stranger.cookie))).not.toBeNull();
  });

  test('signing in again on a device ends its earlier session', async () => {
    const { shop } = await testShop();
    const customer = await makeCustomer(shop);
    const stranger = await makeCustomer(shop);
    const client = { ip: '203.0.113.9', userAgent: PHONE, headers: asking(stranger.cookie) };
    const { visitor } = success(await shop.auth.signIn(customer, client));
    expect(await shop.auth.visitor(asking(stranger.cookie))).toBeNull();
    expect(await shop.auth.sessions(visitor)).toHaveLength(2);
  });

  test('sessions end with the account', async () => {
    const { shop } = await testShop();
    const { cookie, userId } = await makeCustomer(shop);
    await shop.db.kysely.deleteFrom('auth_user').where('id', '=', userId).execute();
    expect(await shop.auth.visitor(asking(cookie))).toBeNull();
    expect(await shop.db.kysely.selectFrom('auth_session').select('id').execute()).toEqual([]);
  });

  test('a session ends after 30 days without use', async () => {
    const { shop } = await testShop();
    const { cookie } = await makeCustomer(shop);
    await shop.db.kysely
      .updateTable('auth_session')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    expect(await shop.auth.visitor(asking(cookie))).toBeNull();
    const { visitor, cookies } = await shop.auth.renew(asking(cookie));
    expect([visitor, cookieHeader(cookies)]).toEqual([null, '']);
    expect(cookies.some((ended) => ended.startsWith('signed_in='))).toBe(true);
  });

  test('a session in use ends at the maximum age of the setting', async () => {
    const { shop } = await testShop({ SESSION_MAX_DAYS: '90' });
    const { cookie } = await makeCustomer(shop);
    const began = (days: number) =>
      shop.db.kysely
        .updateTable('auth_session')
        .set({ created_at: new Date(Date.now() - days * 24 * 3_600_000) })
        .execute();
    await began(89);
    expect(await shop.auth.visitor(asking(cookie))).not.toBeNull();
    await began(91);
    expect(await shop.auth.visitor(asking(cookie))).toBeNull();
    const { visitor, cookies } = await shop.auth.renew(asking(cookie));
    expect([visitor, cookieHeader(cookies)]).toEqual([null, '']);
    expect(await shop.db.kysely.selectFrom('auth_session').select('id').execute()).toEqual([]);
  });

  test('a session in use is extended by 30 days, on the server and on the device', async () => {
    const { shop } = await testShop();
    const { cookie, visitor } = await makeCustomer(shop);
    const soon = new Date(Date.now() + 24 * 3_600_000);
    await shop.db.kysely.updateTable('auth_session').set({ expires_at: soon }).execute();
    const renewed = await shop.auth.renew(asking(cookie));
    expect(renewed.visitor).toEqual(visitor);
    // the device cookie is not set again
    expect(cookie.split('; tieva.device=')[0]).toBe(cookieHeader(renewed.cookies));
    // written at most once an hour
    expect((await shop.auth.renew(asking(cookie))).cookies).toEqual([]);
    const { expires_at } = await shop.db.kysely
      .selectFrom('auth_session')
      .select('expires_at')
      .executeTakeFirstOrThrow();
    expect(expires_at.getTime()).toBeGreaterThan(Date.now() + 29 * 24 * 3_600_000);
  });
});

test.each([
  [PHONE, 'Safari', 'iPhone'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15', 'Safari', 'macOS'],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  ['curl/8.5', '', ''],
])('recognises %s as %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
