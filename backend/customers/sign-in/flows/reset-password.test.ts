import { describe, expect, test } from 'vitest';
import { makeCustomer, signInAs } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';
import { mailsTo, mailTo, success, visitorFrom } from '../test-auth.ts';

const NEXT = 'uusi salasana 42';

async function asked() {
  const { shop, clock } = await testShop();
  const customer = await makeCustomer(shop);
  await shop.auth.requestReset({ email: customer.email, locale: 'en' }, visitorFrom());
  const { token, text } = await mailTo(shop, customer.email, 'account-reset');
  return { shop, clock, customer, token, text };
}

describe('resetting a password', () => {
  test('ends every session and mails a notice', async () => {
    const { shop, customer, token, text } = await asked();
    expect(text).toContain(`/en/_auth/reset?token=${token}`);
    const { cookie } = await signInAs(shop, customer.userId);
    expect(await shop.auth.resetPassword({ token, password: NEXT }, visitorFrom())).toEqual({ ok: true, value: null });
    for (const used of [customer.cookie, cookie])
      expect(await shop.auth.visitor(new Headers({ cookie: used }))).toBeNull();
    expect((await shop.auth.signIn(customer, visitorFrom())).ok).toBe(false);
    expect((await shop.auth.signIn({ ...customer, password: NEXT }, visitorFrom())).ok).toBe(true);
    await mailTo(shop, customer.email, 'account-password-changed');
  });

  test('the link works once within 30 minutes (sign-in-3)', async () => {
    const { shop, clock, token } = await asked();
    const sent = clock.now.getTime();
    const reset = (password: string) => shop.auth.resetPassword({ token, password }, visitorFrom());
    clock.now = new Date(sent + 30 * 60_000);
    expect(await reset(NEXT)).toEqual({ ok: false, reason: 'used' });
    clock.now = new Date(sent + 30 * 60_000 - 1000);
    const both = await Promise.all([reset(NEXT), reset('jokin toinen 17')]);
    expect(both.filter((result) => result.ok)).toHaveLength(1);
    expect(await reset(NEXT)).toEqual({ ok: false, reason: 'used' });
  });

  test('a rejected password leaves the link valid', async () => {
    const { shop, token } = await asked();
    const refused = await shop.auth.resetPassword({ token, password: 'salasana123' }, visitorFrom());
    expect(refused).toMatchObject({ reason: 'invalid', details: [{ field: 'password', message: 'common' }] });
    expect((await shop.auth.resetPassword({ token, password: NEXT }, visitorFrom())).ok).toBe(true);
  });

  test('only the newest link works', async () => {
    const { shop, customer, token } = await asked();
    await shop.auth.requestReset({ email: customer.email, locale: 'fi' }, visitorFrom());
    const { token: last } = await mailTo(shop, customer.email, 'account-reset');
    expect(await shop.auth.isLive('reset', token)).toBe(false);
    expect(await shop.auth.isLive('reset', last)).toBe(true);
  });

  test('an unknown address gets the same response and no mail', async () => {
    const { shop } = await testShop();
    const email = 'ei.ole@example.fi';
    expect(await shop.auth.requestReset({ email, locale: 'fi' }, visitorFrom())).toEqual({ ok: true, value: null });
    expect(await mailsTo(shop, email)).toEqual([]);
  });

  test('sets a first password too, and verifies the address', async () => {
    const { shop } = await testShop();
    const told: string[] = [];
    shop.auth.onVerified(async (_id, email) => void told.push(email));
    const { email } = await makeCustomer(shop, { password: null, isVerified: false });
    await shop.auth.requestReset({ email, locale: 'fi' }, visitorFrom());
    const { token } = await mailTo(shop, email, 'account-reset');
    expect((await shop.auth.resetPassword({ token, password: NEXT }, visitorFrom())).ok).toBe(true);
    const { visitor } = success(await shop.auth.signIn({ email, password: NEXT }, visitorFrom()));
    expect(visitor.isVerified).toBe(true);
    expect(told).toEqual([email]);
  });

  test('removes a provider that was linked while the address was unverified', async () => {
    const { shop } = await testShop();
    const { email, userId } = await makeCustomer(shop, { isVerified: false });
    await shop.db.kysely
      .insertInto('auth_account')
      .values({ id: 'a', user_id: userId, account_id: 'stranger', provider_id: 'facebook' })
      .execute();
    await shop.auth.requestReset({ email, locale: 'fi' }, visitorFrom());
    const { token } = await mailTo(shop, email, 'account-reset');
    await shop.auth.resetPassword({ token, password: NEXT }, visitorFrom());
    const { visitor } = success(await shop.auth.signIn({ email, password: NEXT }, visitorFrom()));
    expect(await shop.auth.providersOf(visitor)).toEqual(['credential']);
  });
});
