import { hashPassword as hashOld } from 'better-auth/crypto';
import { describe, expect, test, vi } from 'vitest';
import { hash, hashQueueFull, queueHash } from '#backend/platform/passwords/passwords.ts';
import { cookieHeader, makeCustomer } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';
import { setPassword } from '../queries.ts';
import { endSessions } from '../sessions/sessions.ts';

const client = { ip: '192.0.2.1', userAgent: 'Firefox', headers: new Headers() };
const asking = (cookie: string) => new Headers({ cookie });

describe('signing in with a password', () => {
  test('sets a session cookie that scripts cannot read and a hint cookie that they can (sign-in-1)', async () => {
    const { shop } = await testShop();
    const { email, password, userId } = await makeCustomer(shop, { firstname: 'Aino' });
    const signedIn = await shop.auth.signIn({ email: ` ${email.toUpperCase()} `, password }, client);
    if (!signedIn.ok) throw new Error(signedIn.reason);
    const { cookies, visitor } = signedIn.value;
    expect(visitor).toMatchObject({ userId, email, firstname: 'Aino', isVerified: true, locale: 'fi' });
    const [session = '', hint = ''] = cookies;
    expect(session).toMatch(/^tieva\.session_token=/);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000']) expect(session).toContain(part);
    expect(hint).toBe('signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax');
    expect(await shop.auth.visitor(asking(cookieHeader(cookies)))).toEqual(visitor);
  });

  test('sets secure cookies behind https', async () => {
    const { shop } = await testShop({ COOKIE_SECURE: '1' });
    const { email, password } = await makeCustomer(shop);
    const signedIn = await shop.auth.signIn({ email, password }, client);
    if (!signedIn.ok) throw new Error(signedIn.reason);
    expect(signedIn.value.cookies[0]).toMatch(/^tieva\.session_token=.*; Secure/);
    expect(signedIn.value.cookies[1]).toContain('; Secure');
    expect(await shop.auth.visitor(asking(cookieHeader(signedIn.value.cookies)))).not.toBeNull();
  });

  test('gives the same response to an unknown address, a wrong password and an account without one (sign-in-2)', async () => {
    const { shop } = await testShop();
    const { email } = await makeCustomer(shop);
    const { email: without } = await makeCustomer(shop, { password: null });
    const password = 'jokin aivan muu';
    const answers = await Promise.all(
      [email, without, 'ei.ole@example.fi'].map((email) => shop.auth.signIn({ email, password }, client)),
    );
    expect(answers).toEqual([0, 1, 2].map(() => ({ ok: false, reason: 'wrong' })));
  });

  test('fails without a session when the password changes while the sign-in waits for hashing', async () => {
    const { shop } = await testShop();
    const { kysely } = shop.db;
    const customer = await makeCustomer(shop);
    const next = await hash('uusi salasana 42');
    const { promise: untilDone, resolve: done } = Promise.withResolvers<void>();
    // two hashes in progress and one free place in the queue
    const waiting = Array.from({ length: 67 }, () => queueHash(() => untilDone));
    const signingIn = shop.auth.signIn(customer, client);
    await vi.waitFor(() => expect(hashQueueFull()).not.toBeNull());
    await setPassword(kysely, customer.userId, next);
    await endSessions(kysely, customer.userId);
    done();
    await Promise.all(waiting);
    expect(await signingIn).toEqual({ ok: false, reason: 'wrong' });
    expect(await kysely.selectFrom('auth_session').select('id').execute()).toEqual([]);
  });

  test('two concurrent sign-ins that each renew an old hash both succeed', async () => {
    const { shop } = await testShop();
    const customer = await makeCustomer(shop);
    await setPassword(shop.db.kysely, customer.userId, await hashOld(customer.password));
    const both = await Promise.all([shop.auth.signIn(customer, client), shop.auth.signIn(customer, client)]);
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
  });

  test('ignores a forged or changed cookie', async () => {
    const { shop } = await testShop();
    const { cookie } = await makeCustomer(shop);
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
    const token = value.split('.')[0] ?? '';
    expect(await shop.auth.visitor(asking(`${name}=${value}`))).not.toBeNull();
    for (const forged of [token, `${token}.`, `${token}.AAAA`, `x${value}`, ''])
      expect(await shop.auth.visitor(asking(`${name}=${forged}`))).toBeNull();
  });
});

describe('signing out', () => {
  test('ends the session on the server and clears the cookies', async () => {
    const { shop } = await testShop();
    const { cookie } = await makeCustomer(shop);
    const cookies = await shop.auth.signOut(asking(cookie));
    expect(await shop.auth.visitor(asking(cookie))).toBeNull();
    expect(cookieHeader(cookies)).toBe('');
    expect(cookies.find((ended) => ended.startsWith('signed_in='))).toContain('Max-Age=0');
    expect(cookies.find((ended) => ended.startsWith('tieva.session_token='))).toContain('Max-Age=0');
  });

  test('does nothing for a visitor who is not signed in', async () => {
    const { shop } = await testShop();
    const { cookie } = await makeCustomer(shop);
    await shop.auth.signOut(new Headers());
    expect(await shop.auth.visitor(asking(cookie))).not.toBeNull();
  });
});
