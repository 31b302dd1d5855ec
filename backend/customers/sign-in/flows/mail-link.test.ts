import { describe, expect, test } from 'vitest';
import { makeCustomer } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';
import { mailsTo, mailTo, success, visitorFrom } from '../test-auth.ts';

const NEW = 'uusi@example.fi';
const asking = (email: string) => ({ email, locale: 'fi' as const });

describe('signing in by a mail', () => {
  test('the link signs in once', async () => {
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

  test('the code signs in once, and uses up the link', async () => {
    const { shop } = await testShop();
    const { email, userId } = await makeCustomer(shop);
    await shop.auth.requestLink(asking(email), visitorFrom());
    const { code, token } = await mailTo(shop, email, 'account-link');
    const typed = { email: email.toUpperCase(), code: ` ${code.slice(0, 3)} ${code.slice(3)}` };
    expect(success(await shop.auth.signInByCode(typed, visitorFrom())).visitor.userId).toBe(userId);
    expect(await shop.auth.signInByCode(typed, visitorFrom())).toEqual({ ok: false, reason: 'wrong' });
    expect(await shop.auth.signInByToken(token, visitorFrom())).toEqual({ ok: false, reason: 'used' });
  });

  test('an address without an account gets the same mail, and its account when it uses it', async () => {
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

  test('another address to go to afterwards is left out', async () => {
    const { shop } = await testShop();
    await shop.auth.requestLink({ ...asking(NEW), next: '//evil.example' }, visitorFrom());
    expect((await mailTo(shop, NEW, 'account-link')).text).not.toContain('evil');
  });

  test('a new mail ends the one before it', async () => {
    const { shop } = await testShop();
    await shop.auth.requestLink(asking(NEW), visitorFrom());
    const first = await mailTo(shop, NEW, 'account-link');
    await shop.auth.requestLink(asking(NEW), visitorFrom());
    const second = await mailTo(shop, NEW, 'account-link');
    expect(await shop.auth.signInByToken(first.token, visitorFrom())).toEqual({ ok: false, reason: 'used' });
    expect((await shop.auth.signInByToken(second.token, visitorFrom())).ok).toBe(true);
  });

  test('holds ten minutes', async () => {
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

  test('five wrong codes end the code, also when tried at once, but not the link', async () => {
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

  test('a fifth right code is still right', async () => {
    const { shop } = await testShop();
    await shop.auth.requestLink(asking(NEW), visitorFrom());
    const { code } = await mailTo(shop, NEW, 'account-link');
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let tries = 0; tries < 4; tries++) await shop.auth.signInByCode({ email: NEW, code: wrong }, visitorFrom());
    expect((await shop.auth.signInByCode({ email: NEW, code }, visitorFrom())).ok).toBe(true);
  });

  test('a code is good for its own address only, and an address without one has none', async () => {
    const { shop } = await testShop();
    await shop.auth.requestLink(asking(NEW), visitorFrom());
    const { code } = await mailTo(shop, NEW, 'account-link');
    await shop.auth.requestLink(asking('toinen@example.fi'), visitorFrom());
    for (const email of ['toinen@example.fi', 'ei.ole@example.fi'])
      expect(await shop.auth.signInByCode({ email, code }, visitorFrom())).toEqual({ ok: false, reason: 'wrong' });
  });

  test('neither the link nor the code stands in the table in the clear', async () => {
    const { shop } = await testShop();
    await shop.auth.requestLink(asking(NEW), visitorFrom());
    const { token, code } = await mailTo(shop, NEW, 'account-link');
    const [row] = await shop.db.kysely.selectFrom('account_token').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row?.code_hash).not.toContain(code);
    expect(row?.code_hash).toHaveLength(43);
  });
});

describe('an account made by somebody else for an address that is not theirs (facts 5, gotcha 3)', () => {
  test('loses its password, its sessions and its links when the owner signs in by mail', async () => {
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

  test('of a verified account everything stays', async () => {
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
