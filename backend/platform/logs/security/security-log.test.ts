import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mailTo, success, visitorFrom } from '#backend/customers/sign-in/test-auth.ts';
import { cookieHeader, makeCustomer, signInAs } from '#test/make-customer.ts';
import { providerVisit } from '#test/provider-visit.ts';
import { testShop } from '#test/test-shop.ts';
import { securityEvents } from './events.ts';
import { inRequest } from './request-scope.ts';
import { readLog } from './test-log.ts';

const SECRET = 'a-secret-of-the-tests-9f8e7d6c5b4a3210';
const NEW_PASSWORD = 'kolme kuusta ja suo';

async function logged() {
  const read = readLog();
  return { ...(await testShop({ SHOP_SECRET: SECRET }, { log: read.log })), ...read };
}

describe('sign-in', () => {
  test('logs success and failure with the customer’s id', async () => {
    const { shop, events } = await logged();
    const { email, password, userId } = await makeCustomer(shop);
    await shop.auth.signIn({ email, password: 'jokin muu' }, visitorFrom());
    await shop.auth.signIn({ email: 'ei.ole@example.fi', password }, visitorFrom());
    const { cookies } = success(await shop.auth.signIn({ email, password }, visitorFrom()));
    await shop.auth.signOut(new Headers({ cookie: cookieHeader(cookies) }));
    expect(events()).toMatchObject([
      { level: 40, event: 'sign-in-refused', customer: userId, way: 'password', because: 'wrong' },
      { level: 40, event: 'sign-in-refused', customer: null, way: 'password', because: 'wrong' },
      { level: 30, event: 'sign-in', customer: userId, way: 'password' },
      { level: 30, event: 'sign-out', customer: userId },
    ]);
  });

  test('logs sign-in with a provider', async () => {
    const made = await logged();
    await providerVisit(made).signIn('google', { person: 'aino' });
    await providerVisit(made).signIn('google', { person: 'cancel' });
    const { id } = await made.shop.db.kysely.selectFrom('auth_user').select('id').executeTakeFirstOrThrow();
    expect(made.events().filter(({ event }) => event !== 'access-refused')).toMatchObject([
      { event: 'account-made', customer: id, way: 'google' },
      { event: 'sign-in', customer: id, way: 'google', requestId: expect.any(String) },
      { event: 'sign-in-refused', customer: null, way: 'google', because: 'provider' },
    ]);
  });

  test('logs sign-in by mail and changes of an account, without secrets', async () => {
    const { shop, events, text } = await logged();
    const client = visitorFrom();
    const email = 'salla.salainen@example.fi';
    const person = { email, firstname: 'Salla', lastname: 'Salainen', locale: 'fi' } as const;
    await shop.auth.signUp({ ...person, password: 'ensimmäinen sanani' }, client);
    const verify = await mailTo(shop, email, 'account-verify');
    await shop.auth.verifyEmail(verify.token, client, 'väärä sanani');
    const { visitor } = success(await shop.auth.verifyEmail(verify.token, client, 'ensimmäinen sanani'));
    await shop.auth.requestLink({ email, locale: 'fi' }, client);
    const link = await mailTo(shop, email, 'account-link');
    await shop.auth.signInByCode({ email, code: '000000' }, client);
    const byMail = success(await shop.auth.signInByToken(link.token, client));
    await shop.auth.changePassword(visitor, { current: 'väärä sanani', next: NEW_PASSWORD });
    await shop.auth.changePassword(visitor, { current: 'ensimmäinen sanani', next: NEW_PASSWORD });
    await shop.auth.requestReset({ email, locale: 'fi' }, client);
    const reset = await mailTo(shop, email, 'account-reset');
    await shop.auth.resetPassword({ token: reset.token, password: 'toinen sanani tänään' }, client);
    const change = { password: 'toinen sanani tänään', email: 'uusi.salainen@example.fi', locale: 'fi' } as const;
    await shop.auth.changeEmail(visitor, change, client);
    const changing = await mailTo(shop, change.email, 'account-email-change');
    await shop.auth.confirmEmailChange(changing.token, client);
    const undo = await mailTo(shop, email, 'account-email-changed');
    await shop.auth.undoEmailChange(undo.token, client);
    const other = await signInAs(shop, visitor.userId);
    await shop.auth.endSession(visitor, other.visitor.sessionId);
    await shop.auth.signOutEverywhere(visitor);
    await shop.accounts.exportData(visitor.userId);
    const again = await mailTo(shop, email, 'account-reset');
    await shop.auth.resetPassword({ token: again.token, password: NEW_PASSWORD }, client);
    await shop.accounts.deleteAccount(visitor, { password: NEW_PASSWORD });
    expect(events().map(({ event, because }) => (because ? `${event}: ${because}` : event))).toEqual([
      'account-made',
      'sign-in-refused: wrong',
      'address-verified',
      'sign-in',
      'sign-in-refused: wrong',
      'sign-in',
      'password-refused',
      'password-set: changed',
      'reset-mailed',
      'password-set: reset',
      'address-change-asked',
      'address-changed',
      'address-change-undone',
      'session-ended: owner',
      'session-ended: owner',
      'data-taken-out',
      'password-set: reset',
      'account-deleted',
    ]);
    const cookies = [...byMail.cookies].flatMap((cookie) => /=([^;]{8,})/.exec(cookie)?.[1] ?? []);
    const tokens = [verify, link, reset, changing, undo, again].map(({ token }) => token);
    const typed = ['ensimmäinen', 'väärä', 'toinen', 'kolme kuusta', 'salainen', 'Salla', link.code];
    // session and known-device cookies
    expect([cookies.length, tokens.filter(Boolean).length]).toEqual([2, 6]);
    for (const secret of [SECRET, ...cookies, ...tokens, ...typed]) expect(text().includes(secret)).toBe(false);
  });
});

describe('refusals', () => {
  const json = { 'content-type': 'application/json' };

  test('logs request id, endpoint and customer of a refused request', async () => {
    const { shop, request, events } = await logged();
    const { cookie } = await makeCustomer(shop);
    const put = (headers: Record<string, string>) =>
      request('/api/cart?key=salaisuus', { method: 'PUT', headers: { ...json, ...headers }, body: '{"items":[]}' });
    const foreign = await put({ cookie, origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect((await request('/api/session/token')).status).toBe(401);
    expect((await request('/api/session', { headers: { cookie } })).status).toBe(200);
    expect(events()).toMatchObject([
      { level: 40, event: 'origin-refused', path: '/api/cart', ip: 'local' },
      { level: 40, event: 'access-refused', path: '/api/cart', status: 403, customer: null },
      { event: 'access-refused', path: '/api/session/token', status: 401 },
    ]);
    expect(new Set(events().map(({ requestId }) => requestId)).size).toBe(2);
    expect(events()[1]?.requestId).toBe(foreign.headers.get('x-request-id'));
  });

  test('logs an exceeded limit once per visitor', async () => {
    const { request, events } = await logged();
    const answers: number[] = [];
    for (let i = 0; i < 33; i++)
      answers.push((await request('/api/checkout/orders', { method: 'POST', headers: json, body: '{}' })).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(3);
    expect(events()).toMatchObject([{ level: 40, event: 'limit-reached', rule: '/api/checkout/orders' }]);
  });

  test('logs a bot’s form, but not a form that was open too long', async () => {
    const { shop, clock, log, events } = await logged();
    const stamp = shop.formStamps.stamp();
    const caught = (fields: Record<string, string>) =>
      inRequest({ log, requestId: 'r-1', ip: '203.0.113.7', customer: null }, () => shop.formStamps.trapped(fields));
    expect(caught({ website: 'https://spam.example', stamp })).toBe('website');
    expect(caught({ website: '', stamp })).toBe('early');
    clock.now = new Date(clock.now.getTime() + 86_400_000);
    expect(caught({ website: '', stamp })).toBe('stale');
    expect(events()).toMatchObject([
      { event: 'robot-caught', because: 'website', requestId: 'r-1', ip: '203.0.113.7' },
      { event: 'robot-caught', because: 'early' },
    ]);
  });
});

test('docs/logs.md lists every event with its fields', () => {
  const list = readFileSync('docs/logs.md', 'utf8');
  for (const [event, { level, tells }] of Object.entries(securityEvents)) {
    const row = list.split('\n').find((line) => line.startsWith(`| \`${event}\` | ${level} |`));
    expect(row, event).toBeDefined();
    for (const told of tells) expect(row, event).toContain(`\`${told}\``);
  }
});
