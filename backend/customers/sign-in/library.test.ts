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

describe('what the authentication library would do by itself (facts 5, gotchas)', () => {
  test('1: it is pinned, and an account of a password is known by the customer’s own id', async () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(dependencies['better-auth']).toMatch(/^1\.7\.([7-9]|\d\d+)$/);
    const { shop } = await testShop();
    const aino = { email: 'aino@example.fi', password: 'hauki on kala 8', firstname: 'A', lastname: 'V' };
    await shop.auth.signUp({ ...aino, locale: 'fi' }, visitorFrom());
    await shop.auth.handleWaiting();
    const [account] = await shop.db.kysely.selectFrom('auth_account').selectAll().execute();
    expect(account).toMatchObject({ provider_id: 'credential', account_id: account?.user_id });
  });

  test('2: a link that is only opened is not used up; none of its own doors is there to use one', async () => {
    const { shop, request } = await testShop();
    const { email, password } = await makeCustomer(shop);
    await shop.auth.requestLink({ email, locale: 'fi' }, visitorFrom());
    const { token } = await mailTo(shop, email, 'account-link');
    const doors = ['magic-link/verify', 'verify-email', 'get-session', 'reset-password/x', 'list-sessions', 'ok'];
    for (const door of doors) {
      const answer = await request(`/_auth/${door}?token=${token}`);
      expect(answer.status, door).not.toBe(200);
      expect(answer.headers.get('set-cookie'), door).toBeNull();
    }
    for (const door of ['sign-in/email', 'sign-up/email', 'update-user', 'change-email', 'delete-user', 'sign-out']) {
      const body = JSON.stringify({ email, password, name: 'x' });
      const headers = { 'content-type': 'application/json', origin: shop.baseUrl };
      const answer = await request(`/_auth/${door}`, { method: 'POST', headers, body });
      expect(answer.status, door).not.toBe(200);
      expect(answer.headers.get('set-cookie'), door).toBeNull();
    }
    expect(await shop.auth.isLive('link', token)).toBe(true);
  });

  test('4: a session tells the address of its visitor, not of the proxy nor a forged one', async () => {
    const { shop } = await testShop();
    const customer = await makeCustomer(shop);
    const headers = new Headers({ 'x-client-ip': '203.0.113.5', 'x-forwarded-for': '198.51.100.1' });
    const { visitor } = success(await shop.auth.signIn(customer, shop.auth.clientOf({ headers })));
    const own = (await shop.auth.sessions(visitor)).find(({ current }) => current);
    expect(own?.ip).toBe('203.0.113.5');
  });

  test('6: it knows its own address, and its checks of origin are on', async () => {
    const { options } = await library();
    expect(options.baseURL).toBe('https://kauppa.example');
    const { disableCSRFCheck = false, disableOriginCheck = false } = options.advanced as Record<string, unknown>;
    expect([disableCSRFCheck, disableOriginCheck]).toEqual([false, false]);
  });

  test('7: sessions are asked of the database every time: an ended one is over at once', async () => {
    const { options } = await library();
    expect(options.session).not.toHaveProperty('cookieCache');
    const { shop } = await testShop();
    const { cookie, visitor } = await makeCustomer(shop);
    await shop.db.kysely.deleteFrom('auth_session').where('id', '=', visitor.sessionId).execute();
    expect(await shop.auth.visitor(new Headers({ cookie }))).toBeNull();
  });

  test('8, 9: what it keeps of sign-ins under way and of providers’ tokens is hashed or encrypted', async () => {
    const { options } = await library();
    expect(options.verification.storeIdentifier).toBe('hashed');
    expect(options.account.encryptOAuthTokens).toBe(true);
  });

  test('10: no door waits for a mail server: mails are stored with what they tell of', async () => {
    const { shop } = await testShop({ SMTP_URL: 'smtp://192.0.2.1:25' });
    const { email } = await makeCustomer(shop);
    await shop.auth.requestLink({ email, locale: 'fi' }, visitorFrom());
    const mails = await shop.db.kysely.selectFrom('outbox_mail').select(['status', 'attempts']).execute();
    expect(mails).toEqual([{ status: 'queued', attempts: 0 }]);
  });
});
