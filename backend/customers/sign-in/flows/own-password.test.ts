import { describe, expect, test } from 'vitest';
import { makeCustomer, signInAs } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';
import { mailsTo, mailTo, visitorFrom } from '../test-auth.ts';

const NEXT = 'uusi salasana 42';

describe('changing a password', () => {
  test('needs the old one, ends the other sessions and mails a notice', async () => {
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

  test('ends a reset link and a sign-in link that somebody may hold', async () => {
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

  test('to a common one is refused before anything is tried', async () => {
    const { shop } = await testShop();
    const { visitor, password } = await makeCustomer(shop);
    expect(await shop.auth.changePassword(visitor, { current: password, next: 'Salasana2026' })).toMatchObject({
      reason: 'invalid',
      details: [{ field: 'next', message: 'common' }],
    });
  });

  test('ten wrong tries are enough for a quarter of an hour; a right one forgets the wrong ones', async () => {
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
  test('is set soon after signing in', async () => {
    const { shop } = await testShop();
    const { visitor, email } = await makeCustomer(shop, { password: null });
    expect(await shop.auth.verifyPassword(visitor, NEXT)).toEqual({ ok: false, reason: 'none' });
    expect((await shop.auth.setPassword(visitor, NEXT)).ok).toBe(true);
    expect(await shop.auth.providersOf(visitor)).toEqual(['credential']);
    expect((await shop.auth.signIn({ email, password: NEXT }, visitorFrom())).ok).toBe(true);
    expect(await shop.auth.setPassword(visitor, 'vielä uudempi 1')).toEqual({ ok: false, reason: 'has' });
  });

  test('is not set by a session left open since', async () => {
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
