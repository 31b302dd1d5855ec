import { describe, expect, test } from 'vitest';
import { makeCustomer, signInAs } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';
import { mailsTo, mailTo, visitorFrom } from '../test-auth.ts';

const NEXT = 'uusi salasana 42';

describe('changing a password', () => {
  test('needs the old one, ends the other sessions and mails a notice (sign-in-6)', async () => {
    const { shop } = await testShop();
    const customer = await makeCustomer(shop);
    const { cookie: other } = await signInAs(shop, customer.userId);
    const { visitor, password } = customer;
    expect(await shop.auth.changePassword(visitor, { current: 'väärä salasana', next: NEXT })).toEqual({
      ok: false,
      reason: 'wrong',
    });
    expect((await shop.auth.changePassword(visitor, { current: password, next: NEXT })).ok).toBe(true);
    expect(await shop.auth.visitor(new Headers({ cookie: customer.cookie }))).not.toBeNull();
    expect(await shop.auth.visitor(new Headers({ cookie: other }))).toBeNull();
    expect((await shop.auth.signIn({ ...customer, password: NEXT }, visitorFrom())).ok).toBe(true);
    expect((await shop.auth.signIn(customer, visitorFrom())).ok).toBe(false);
    await mailTo(shop, customer.email, 'account-password-changed');
  });

  test('invalidates reset links and sign-in links', async () => {
    const { shop } = await testShop();
    const { visitor, password, email } = await makeCustomer(shop);
    await shop.auth.requestReset({ email, locale: 'fi' }, visitorFrom());
    await shop.auth.requestLink({ email, locale: 'fi' }, visitorFrom());
    const { token: reset } = await mailTo(shop, email, 'account-reset');
    const { token: link } = await mailTo(shop, email, 'account-link');
    await shop.auth.changePassword(visitor, { current: password, next: NEXT });
    expect(await shop.auth.isLive('reset', reset)).toBe(false);
    expect(await shop.auth.isLive('link', link)).toBe(false);
  });

  test('rejects a common one before checking the old one', async () => {
    const { shop } = await testShop();
    const { visitor, password } = await makeCustomer(shop);
    expect(await shop.auth.changePassword(visitor, { current: password, next: 'Salasana2026' })).toMatchObject({
      reason: 'invalid',
      details: [{ field: 'next', message: 'common' }],
    });
  });

  test('allows ten wrong tries in 15 minutes; a correct one resets the count', async () => {
    const { shop } = await testShop();
    const { visitor, password } = await makeCustomer(shop);
    const wrong = () => shop.auth.verifyPassword(visitor, 'väärä salasana');
    for (let tries = 0; tries < 9; tries++) expect(await wrong()).toMatchObject({ reason: 'wrong' });
    expect((await shop.auth.verifyPassword(visitor, password)).ok).toBe(true);
    for (let tries = 0; tries < 10; tries++) expect(await wrong()).toMatchObject({ reason: 'wrong' });
    expect(await shop.auth.verifyPassword(visitor, password)).toMatchObject({ ok: false, reason: 'limited' });
  });
});

describe('a first password', () => {
  test('can be set soon after signing in', async () => {
    const { shop } = await testShop();
    const { visitor, email } = await makeCustomer(shop, { password: null });
    expect(await shop.auth.verifyPassword(visitor, NEXT)).toEqual({ ok: false, reason: 'none' });
    expect((await shop.auth.setPassword(visitor, NEXT)).ok).toBe(true);
    expect(await shop.auth.providersOf(visitor)).toEqual(['credential']);
    expect((await shop.auth.signIn({ email, password: NEXT }, visitorFrom())).ok).toBe(true);
    expect(await shop.auth.setPassword(visitor, 'vielä uudempi 1')).toEqual({ ok: false, reason: 'has' });
  });

  test('cannot be set by an old session', async () => {
    const { shop } = await testShop();
    const { visitor, email } = await makeCustomer(shop, { password: null });
    await shop.db.kysely
      .updateTable('auth_session')
      .set({ created_at: new Date(Date.now() - 16 * 60_000) })
      .execute();
    expect(await shop.auth.setPassword(visitor, NEXT)).toEqual({ ok: false, reason: 'stale' });
    expect(await mailsTo(shop, email)).toEqual([]);
  });
});
