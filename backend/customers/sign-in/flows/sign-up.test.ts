import { describe, expect, test } from 'vitest';
import { makeCustomer } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';
import { mailsTo, mailTo, success, visitorFrom } from '../test-auth.ts';

const aino = {
  email: 'Aino@Example.fi',
  password: 'hauki on kala 8',
  firstname: ' Aino ',
  lastname: 'Äyräpää',
  locale: 'fi' as const,
};

const nameAndLife = (cookie: string) => cookie.replace(/=[^;]*/, '');

describe('signing up', () => {
  test('responds with a mail only; its link verifies the address and signs in', async () => {
    const { shop } = await testShop();
    success(await shop.auth.signUp({ ...aino, marketingEmail: true }, visitorFrom()));
    const mail = await mailTo(shop, 'aino@example.fi', 'account-verify');
    const user = await shop.db.kysely.selectFrom('auth_user').selectAll().executeTakeFirstOrThrow();
    expect(user).toMatchObject({
      email: 'aino@example.fi',
      register_email: 'aino@example.fi',
      email_verified: false,
      firstname: 'Aino',
      name: 'Aino Äyräpää',
    });
    const { visitor } = success(await shop.auth.verifyEmail(mail.token, visitorFrom()));
    expect(visitor).toMatchObject({ email: 'aino@example.fi', isVerified: true, firstname: 'Aino' });
    const permissions = await shop.db.kysely.selectFrom('marketing_permission').selectAll().execute();
    expect(permissions).toMatchObject([{ channel: 'email', granted: true, source: 'create-account' }]);
  });

  test('allows signing in before the address is verified, and says that it is not', async () => {
    const { shop } = await testShop();
    await shop.auth.signUp(aino, visitorFrom());
    await shop.auth.handleWaiting();
    const { visitor } = success(await shop.auth.signIn(aino, visitorFrom()));
    expect(visitor.isVerified).toBe(false);
  });

  test('with a known address changes nothing and responds the same; its owner gets a mail (sign-in-2)', async () => {
    const { shop } = await testShop();
    const owner = await makeCustomer(shop, { email: 'aino@example.fi', locale: 'en' });
    const answer = await shop.auth.signUp(aino, visitorFrom());
    const unknown = await shop.auth.signUp({ ...aino, email: 'joku@example.fi' }, visitorFrom());
    expect(success(answer).cookies.map(nameAndLife)).toEqual(success(unknown).cookies.map(nameAndLife));
    const mail = await mailTo(shop, owner.email, 'account-exists');
    expect(mail.text).toContain('/en/unohditko-salasanasi');
    expect(mail.token).toBe('');
    expect((await shop.auth.signIn(aino, visitorFrom())).ok).toBe(false);
    expect((await shop.auth.signIn(owner, visitorFrom())).ok).toBe(true);
  });

  test('twice at once creates one account', async () => {
    const { shop } = await testShop();
    await Promise.all([shop.auth.signUp(aino, visitorFrom()), shop.auth.signUp(aino, visitorFrom())]);
    const kinds = (await mailsTo(shop, 'aino@example.fi')).map((mail) => mail.kind);
    expect(kinds.toSorted()).toEqual(['account-exists', 'account-verify']);
  });

  test('names every invalid field and stores nothing', async () => {
    const { shop } = await testShop();
    const wrong = { ...aino, email: 'aino', password: 'lyhyt', firstname: '', lastname: 'x'.repeat(51) };
    expect(await shop.auth.signUp(wrong, visitorFrom())).toEqual({
      ok: false,
      reason: 'invalid',
      details: [
        { field: 'firstname', message: 'required' },
        { field: 'lastname', message: 'tooLong' },
        { field: 'email', message: 'invalid' },
        { field: 'password', message: 'tooShort' },
      ],
    });
    expect(await shop.db.kysely.selectFrom('account_request').selectAll().execute()).toEqual([]);
  });

  test('applies a longer minimum from the setting (sign-in-4)', async () => {
    const { shop } = await testShop({ PASSWORD_MIN_LENGTH: '20' });
    const answer = await shop.auth.signUp(aino, visitorFrom());
    expect(answer).toMatchObject({ ok: false, details: [{ field: 'password', message: 'tooShort' }] });
  });

  test('deletes the stored request, with its password hash, once it is done', async () => {
    const { shop } = await testShop();
    await shop.auth.signUp(aino, visitorFrom());
    const [asked] = await shop.db.kysely.selectFrom('account_request').selectAll().execute();
    expect(JSON.stringify(asked)).not.toContain(aino.password);
    await shop.auth.handleWaiting();
    expect(await shop.db.kysely.selectFrom('account_request').selectAll().execute()).toEqual([]);
  });

  test('the job queue of the running shop handles the request by itself', async () => {
    const { shop } = await testShop();
    await shop.jobs.start();
    await shop.auth.signUp(aino, visitorFrom());
    await expect
      .poll(() => shop.db.kysely.selectFrom('auth_user').select('email').execute(), { timeout: 10_000 })
      .toEqual([{ email: 'aino@example.fi' }]);
  });
});

describe('verifying an address', () => {
  const madeUp = 'A'.repeat(43);

  test('a link works once, and opening its page does not use it (sign-in-3)', async () => {
    const { shop } = await testShop();
    await shop.auth.signUp(aino, visitorFrom());
    const { token } = await mailTo(shop, 'aino@example.fi', 'account-verify');
    for (let scan = 0; scan < 3; scan++) expect(await shop.auth.isLive('verify', token)).toBe(true);
    expect((await shop.auth.verifyEmail(token, visitorFrom())).ok).toBe(true);
    expect(await shop.auth.isLive('verify', token)).toBe(false);
    expect(await shop.auth.verifyEmail(token, visitorFrom())).toEqual({ ok: false, reason: 'used' });
    expect(await shop.auth.verifyEmail(madeUp, visitorFrom())).toEqual({ ok: false, reason: 'used' });
  });

  test('only one of two concurrent requests succeeds', async () => {
    const { shop } = await testShop();
    await shop.auth.signUp(aino, visitorFrom());
    const { token } = await mailTo(shop, 'aino@example.fi', 'account-verify');
    const both = await Promise.all([1, 2].map(() => shop.auth.verifyEmail(token, visitorFrom())));
    expect(both.filter((result) => result.ok)).toHaveLength(1);
  });

  test('a link works for 24 hours, and not as a link of another kind (sign-in-3)', async () => {
    const { shop, clock } = await testShop();
    await shop.auth.signUp(aino, visitorFrom());
    const { token } = await mailTo(shop, 'aino@example.fi', 'account-verify');
    expect((await shop.auth.signInByToken(token, visitorFrom())).ok).toBe(false);
    const password = 'hauki on kala 9';
    expect((await shop.auth.resetPassword({ token, password }, visitorFrom())).ok).toBe(false);
    const sent = clock.now.getTime();
    clock.now = new Date(sent + 24 * 3_600_000);
    expect(await shop.auth.isLive('verify', token)).toBe(false);
    clock.now = new Date(sent + 24 * 3_600_000 - 1000);
    expect((await shop.auth.verifyEmail(token, visitorFrom())).ok).toBe(true);
  });

  test('sends another mail at most once a minute, and none to a verified customer', async () => {
    const { shop } = await testShop();
    const { visitor } = await makeCustomer(shop, { isVerified: false });
    expect((await shop.auth.resendVerification(visitor)).ok).toBe(true);
    const again = await shop.auth.resendVerification(visitor);
    expect(again).toMatchObject({ ok: false, reason: 'limited' });
    if (again.ok || again.reason !== 'limited') return;
    expect(again.details?.retryAfter).toBeGreaterThan(50);
    expect(again.details?.retryAfter).toBeLessThanOrEqual(60);
    const { token } = await mailTo(shop, visitor.email, 'account-verify');
    const verified = success(await shop.auth.verifyEmail(token, visitorFrom()));
    expect(await shop.auth.resendVerification(verified.visitor)).toEqual({ ok: false, reason: 'verified' });
  });

  test('runs the listeners; a failure of one does not keep the customer out', async () => {
    const { shop } = await testShop();
    const told: string[] = [];
    shop.auth.onVerified(async (_userId, email) => void told.push(email));
    shop.auth.onVerified(() => Promise.reject(new Error('no database')));
    const { visitor } = await makeCustomer(shop, { isVerified: false, email: 'kuka@example.fi' });
    await shop.auth.resendVerification(visitor);
    const { token } = await mailTo(shop, visitor.email, 'account-verify');
    expect((await shop.auth.verifyEmail(token, visitorFrom())).ok).toBe(true);
    expect(told).toEqual(['kuka@example.fi']);
  });

  describe('verifying an account that a stranger may have created', () => {
    const made = async () => {
      const { shop } = await testShop();
      const { cookies } = success(await shop.auth.signUp(aino, visitorFrom()));
      const { token } = await mailTo(shop, 'aino@example.fi', 'account-verify');
      const madeIt = visitorFrom();
      madeIt.headers.set('cookie', cookies.map((cookie) => cookie.split(';')[0]).join('; '));
      return { shop, token, madeIt };
    };

    test('the browser that created it needs no password, and the password stays', async () => {
      const { shop, token, madeIt } = await made();
      expect(await shop.auth.linkToVerify(token, madeIt)).toEqual({ isLive: true, asksPassword: false });
      expect(success(await shop.auth.verifyEmail(token, madeIt)).passwordGone).toBe(false);
      expect((await shop.auth.signIn(aino, visitorFrom())).ok).toBe(true);
    });

    test('a browser signed in to it needs no password', async () => {
      const { shop, token } = await made();
      const { cookies } = success(await shop.auth.signIn(aino, visitorFrom()));
      const signedIn = visitorFrom();
      signedIn.headers.set('cookie', cookies.map((cookie) => cookie.split(';')[0]).join('; '));
      expect((await shop.auth.linkToVerify(token, signedIn)).asksPassword).toBe(false);
    });

    test('elsewhere the password is required; a wrong one does not use the link', async () => {
      const { shop, token } = await made();
      expect(await shop.auth.linkToVerify(token, visitorFrom())).toEqual({ isLive: true, asksPassword: true });
      expect(await shop.auth.verifyEmail(token, visitorFrom(), 'arvaus vain')).toEqual({ ok: false, reason: 'wrong' });
      expect(success(await shop.auth.verifyEmail(token, visitorFrom(), aino.password)).passwordGone).toBe(false);
      expect((await shop.auth.signIn(aino, visitorFrom())).ok).toBe(true);
    });

    test("without the password, the stranger's password, sessions and mails become invalid", async () => {
      const { shop, token } = await made();
      const stranger = success(await shop.auth.signIn(aino, visitorFrom()));
      const owner = success(await shop.auth.verifyEmail(token, visitorFrom()));
      expect(owner).toMatchObject({ passwordGone: true, visitor: { isVerified: true } });
      expect((await shop.auth.signIn(aino, visitorFrom())).ok).toBe(false);
      const cookie = stranger.cookies.map((part) => part.split(';')[0]).join('; ');
      expect(await shop.auth.visitor(new Headers({ cookie }))).toBeNull();
    });
  });
});
