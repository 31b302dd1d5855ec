import { describe, expect, test } from 'vitest';
import { makeCustomer } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';
import { mailsTo, mailTo, success, visitorFrom } from '../test-auth.ts';

const NEW = 'uusi@example.fi';
const asking = (email: string) => ({ email, locale: 'fi' as const });

describe('signing in by a mailed link', () => {
  test('the link works once (sign-in-1, sign-in-3)', async () => {
    const { shop } = await testShop();
    const { email, userId } = await makeCustomer(shop);
    await shop.auth.requestLink({ ...asking(email), next: '/ostoskori?x=1' }, visitorFrom());
    const mail = await mailTo(shop, email, 'account-link');
    expect(mail.text).toContain(`/_auth/link?token=${mail.token}&next=%2Fostoskori%3Fx%3D1`);
    const { visitor, isNew, passwordGone } = success(await shop.auth.signInByToken(mail.token, visitorFrom()));
    expect(visitor).toMatchObject({ userId, isVerified: true });
    expect([isNew, passwordGone]).toEqual([false, false]);
    expect(await shop.auth.signInByToken(mail.token, visitorFrom())).toEqual({ ok: false, reason: 'used' });
  });

  test('the code works once and uses up the link (sign-in-1)', async () => {
    const { shop } = await testShop();
    const { email, userId } = await makeCustomer(shop);
    await shop.auth.requestLink(asking(email), visitorFrom());
    const { code, token } = await mailTo(shop, email, 'account-link');
    const typed = { email: email.toUpperCase(), code: ` ${code.slice(0, 3)} ${code.slice(3)}` };
    expect(success(await shop.auth.signInByCode(typed, visitorFrom())).visitor.userId).toBe(userId);
    expect(await shop.auth.signInByCode(typed, visitorFrom())).toEqual({ ok: false, reason: 'wrong' });
    expect(await shop.auth.signInByToken(token, visitorFrom())).toEqual({ ok: false, reason: 'used' });
  });

  test('an unknown address gets the same mail, and an account when the link is used', async () => {
    const { shop } = await testShop();
    const told: string[] = [];
    shop.auth.onVerified(async (_id, email) => void told.push(email));
    await shop.auth.requestLink(asking(NEW), visitorFrom());
    const { token } = await mailTo(shop, NEW, 'account-link');
    expect(await shop.db.kysely.selectFrom('auth_user').select('id').execute()).toEqual([]);
    const { visitor, isNew } = success(await shop.auth.signInByToken(token, visitorFrom()));
    expect(isNew).toBe(true);
    expect(visitor).toMatchObject({ email: NEW, isVerified: true });
    expect(told).toEqual([NEW]);
  });

  test('drops a path to continue at that leaves the shop (sign-in-7)', async () => {
    const { shop } = await testShop();
    await shop.auth.requestLink({ ...asking(NEW), next: '//evil.example' }, visitorFrom());
    expect((await mailTo(shop, NEW, 'account-link')).text).not.toContain('evil');
  });

  test('a new mail invalidates the earlier one', async () => {
    const { shop } = await testShop();
    await shop.auth.requestLink(asking(NEW), visitorFrom());
    const first = await mailTo(shop, NEW, 'account-link');
    await shop.auth.requestLink(asking(NEW), visitorFrom());
    const second = await mailTo(shop, NEW, 'account-link');
    expect(await shop.auth.signInByToken(first.token, visitorFrom())).toEqual({ ok: false, reason: 'used' });
    expect((await shop.auth.signInByToken(second.token, visitorFrom())).ok).toBe(true);
  });

  test('expires after ten minutes (sign-in-3)', async () => {
    const { shop, clock } = await testShop();
    const sent = clock.now.getTime();
    await shop.auth.requestLink(asking(NEW), visitorFrom());
    const { token, code } = await mailTo(shop, NEW, 'account-link');
    clock.now = new Date(sent + 10 * 60_000);
    expect((await shop.auth.signInByToken(token, visitorFrom())).ok).toBe(false);
    expect((await shop.auth.signInByCode({ email: NEW, code }, visitorFrom())).ok).toBe(false);
    clock.now = new Date(sent + 10 * 60_000 - 1000);
    expect((await shop.auth.signInByToken(token, visitorFrom())).ok).toBe(true);
  });

  test('five wrong codes, also concurrent ones, invalidate the code but not the link', async () => {
    const { shop } = await testShop();
    await shop.auth.requestLink(asking(NEW), visitorFrom());
    const { token, code } = await mailTo(shop, NEW, 'account-link');
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const guesses = await Promise.all(
      Array.from({ length: 5 }, () => shop.auth.signInByCode({ email: NEW, code: wrong }, visitorFrom())),
    );
    expect(guesses.every((guess) => !guess.ok)).toBe(true);
    expect(await shop.auth.signInByCode({ email: NEW, code }, visitorFrom())).toEqual({ ok: false, reason: 'wrong' });
    expect((await shop.auth.signInByToken(token, visitorFrom())).ok).toBe(true);
  });

  test('accepts a correct code at the fifth try', async () => {
    const { shop } = await testShop();
    await shop.auth.requestLink(asking(NEW), visitorFrom());
    const { code } = await mailTo(shop, NEW, 'account-link');
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let tries = 0; tries < 4; tries++) await shop.auth.signInByCode({ email: NEW, code: wrong }, visitorFrom());
    expect((await shop.auth.signInByCode({ email: NEW, code }, visitorFrom())).ok).toBe(true);
  });

  test('a code works for its own address only', async () => {
    const { shop } = await testShop();
    await shop.auth.requestLink(asking(NEW), visitorFrom());
    const { code } = await mailTo(shop, NEW, 'account-link');
    await shop.auth.requestLink(asking('toinen@example.fi'), visitorFrom());
    for (const email of ['toinen@example.fi', 'ei.ole@example.fi'])
      expect(await shop.auth.signInByCode({ email, code }, visitorFrom())).toEqual({ ok: false, reason: 'wrong' });
  });

  test('stores neither the link nor the code in clear text', async () => {
    const { shop } = await testShop();
    await shop.auth.requestLink(asking(NEW), visitorFrom());
    const { token, code } = await mailTo(shop, NEW, 'account-link');
    const [row] = await shop.db.kysely.selectFrom('account_token').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row?.code_hash).not.toContain(code);
    expect(row?.code_hash).toHaveLength(43);
  });
});

describe('an account that somebody else created for the address', () => {
  test('loses its password, sessions and links when the owner signs in by mail', async () => {
    const { shop } = await testShop();
    const stranger = await makeCustomer(shop, { isVerified: false, email: 'uhri@example.fi' });
    await shop.auth.resendVerification(stranger.visitor);
    const { token: verify } = await mailTo(shop, stranger.email, 'account-verify');
    await shop.auth.requestLink(asking(stranger.email), visitorFrom());
    const { token } = await mailTo(shop, stranger.email, 'account-link');
    const owner = success(await shop.auth.signInByToken(token, visitorFrom()));
    expect(owner).toMatchObject({ passwordGone: true, isNew: false });
    expect(owner.visitor).toMatchObject({ userId: stranger.userId, isVerified: true });
    expect(await shop.auth.visitor(new Headers({ cookie: stranger.cookie }))).toBeNull();
    expect((await shop.auth.signIn(stranger, visitorFrom())).ok).toBe(false);
    expect((await shop.auth.verifyEmail(verify, visitorFrom())).ok).toBe(false);
    expect(await shop.auth.providersOf(owner.visitor)).toEqual([]);
  });

  test('keeps everything when the address was verified before', async () => {
    const { shop } = await testShop();
    const owner = await makeCustomer(shop);
    await shop.auth.requestLink(asking(owner.email), visitorFrom());
    const { token } = await mailTo(shop, owner.email, 'account-link');
    await shop.auth.signInByToken(token, visitorFrom());
    expect(await shop.auth.visitor(new Headers({ cookie: owner.cookie }))).not.toBeNull();
    expect((await shop.auth.signIn(owner, visitorFrom())).ok).toBe(true);
    expect((await mailsTo(shop, owner.email)).map((mail) => mail.kind)).toEqual(['account-link']);
  });
});
