import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { readSettings } from '#backend/platform/settings/settings.ts';
import { makeCustomer } from '#test/make-customer.ts';
import { testDb } from '#test/test-db.ts';
import { testShop } from '#test/test-shop.ts';
import { createLibrary } from './library.ts';
import { mailTo, success, visitorFrom } from './test-auth.ts';

async function library(env: Record<string, string> = {}) {
  return createLibrary({
    db: await testDb(),
    settings: readSettings(env),
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    fetch,
    baseUrl: 'https://kauppa.example',
  });
}

describe('settings of the authentication library (0016)', () => {
  test("its version is pinned, and the account id of a password is the customer's id", async () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(dependencies['better-auth']).toMatch(/^1\.7\.([7-9]|\d\d+)$/);
    const { shop } = await testShop();
    const aino = { email: 'aino@example.fi', password: 'hauki on kala 8', firstname: 'A', lastname: 'V' };
    await shop.auth.signUp({ ...aino, locale: 'fi' }, visitorFrom());
    await shop.auth.handleWaiting();
    const [account] = await shop.db.kysely.selectFrom('auth_account').selectAll().execute();
    expect(account).toMatchObject({ provider_id: 'credential', account_id: account?.user_id });
  });

  test("opening a link does not use it; the library's own endpoints are not reachable", async () => {
    const { shop, request } = await testShop();
    const { email, password } = await makeCustomer(shop);
    await shop.auth.requestLink({ email, locale: 'fi' }, visitorFrom());
    const { token } = await mailTo(shop, email, 'account-link');
    const endpoints = ['magic-link/verify', 'verify-email', 'get-session', 'reset-password/x', 'list-sessions', 'ok'];
    for (const endpoint of endpoints) {
      const answer = await request(`/_auth/${endpoint}?token=${token}`);
      expect(answer.status, endpoint).not.toBe(200);
      expect(answer.headers.get('set-cookie'), endpoint).toBeNull();
    }
    for (const endpoint of [
      'sign-in/email',
      'sign-up/email',
      'update-user',
      'change-email',
      'delete-user',
      'sign-out',
    ]) {
      const body = JSON.stringify({ email, password, name: 'x' });
      const headers = { 'content-type': 'application/json', origin: shop.baseUrl };
      const answer = await request(`/_auth/${endpoint}`, { method: 'POST', headers, body });
      expect(answer.status, endpoint).not.toBe(200);
      expect(answer.headers.get('set-cookie'), endpoint).toBeNull();
    }
    expect(await shop.auth.isLive('link', token)).toBe(true);
  });

  test('a session stores the address of the visitor, not of the proxy or a forged one', async () => {
    const { shop } = await testShop();
    const customer = await makeCustomer(shop);
    const headers = new Headers({ 'x-client-ip': '203.0.113.5', 'x-forwarded-for': '198.51.100.1' });
    const { visitor } = success(await shop.auth.signIn(customer, shop.auth.clientOf({ headers })));
    const own = (await shop.auth.sessions(visitor)).find(({ current }) => current);
    expect(own?.ip).toBe('203.0.113.5');
  });

  test('its base URL is set and its origin checks are on', async () => {
    const { options } = await library();
    expect(options.baseURL).toBe('https://kauppa.example');
    const { disableCSRFCheck = false, disableOriginCheck = false } = options.advanced as Record<string, unknown>;
    expect([disableCSRFCheck, disableOriginCheck]).toEqual([false, false]);
  });

  test('sessions are read from the database each time, so an ended one stops at once', async () => {
    const { options } = await library();
    expect(options.session).not.toHaveProperty('cookieCache');
    const { shop } = await testShop();
    const { cookie, visitor } = await makeCustomer(shop);
    await shop.db.kysely.deleteFrom('auth_session').where('id', '=', visitor.sessionId).execute();
    expect(await shop.auth.visitor(new Headers({ cookie }))).toBeNull();
  });

  test('pending sign-ins are stored hashed, tokens of providers encrypted', async () => {
    const { options } = await library();
    expect(options.verification.storeIdentifier).toBe('hashed');
    expect(options.account.encryptOAuthTokens).toBe(true);
  });

  test('no endpoint waits for a mail server: mails go to the outbox', async () => {
    const { shop } = await testShop({ SMTP_URL: 'smtp://192.0.2.1:25' });
    const { email } = await makeCustomer(shop);
    await shop.auth.requestLink({ email, locale: 'fi' }, visitorFrom());
    const mails = await shop.db.kysely.selectFrom('outbox_mail').select(['status', 'attempts']).execute();
    expect(mails).toEqual([{ status: 'queued', attempts: 0 }]);
  });
});
