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

describe('making an account', () => {
  test('answers nothing but a mail, whose link verifies the address and signs in', async () => {
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

  test('signs in before the address is verified, and shows that it is not', async () => {
    const { shop } = await testShop();
    await shop.auth.signUp(aino, visitorFrom());
    await shop.auth.handleWaiting();
    const { visitor } = success(await shop.auth.signIn(aino, visitorFrom()));
    expect(visitor.isVerified).toBe(false);
  });

  test('of an address that has one changes nothing and answers the same; its owner gets a mail', async () => {
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

  test('twice at once makes one account', async () => {
    const { shop } = await testShop();
    await Promise.all([shop.auth.signUp(aino, visitorFrom()), shop.auth.signUp(aino, visitorFrom())]);
    const kinds = (await mailsTo(shop, 'aino@example.fi')).map((mail) => mail.kind);
    expect(kinds.toSorted()).toEqual(['account-exists', 'account-verify']);
  });

  test('names every wrong field, and keeps nothing of them', async () => {
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

  test('a shop may ask for a longer password', async () => {
    const { shop } = await testShop({ PASSWORD_MIN_LENGTH: '20' });
    const answer = await shop.auth.signUp(aino, visitorFrom());
    expect(answer).toMatchObject({ ok: false, details: [{ field: 'password', message: 'tooShort' }] });
  });

  test('what was asked is gone from the table once it is done, its password hash with it', async () => {
    const { shop } = await testShop();
    await shop.auth.signUp(aino, visitorFrom());
    const [asked] = await shop.db.kysely.selectFrom('account_request').selectAll().execute();
    expect(JSON.stringify(asked)).not.toContain(aino.password);
    await shop.auth.handleWaiting();
    expect(await shop.db.kysely.selectFrom('account_request').selectAll().execute()).toEqual([]);
  });

  test('by the queue of the running shop needs nobody to push it', async () => {
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

  test('a link works once, whoever looks at it before', async () => {
    const { shop } = await testShop();
    await shop.auth.signUp(aino, visitorFrom());
    const { token } = await mailTo(shop, 'aino@example.fi', 'account-verify');
    for (let scan = 0; scan < 3; scan++) expect(await shop.auth.isLive('verify', token)).toBe(true);
    expect((await shop.auth.verifyEmail(token, visitorFrom())).ok).toBe(true);
    expect(await shop.auth.isLive('verify', token)).toBe(false);
    expect(await shop.auth.verifyEmail(token, visitorFrom())).toEqual({ ok: false, reason: 'used' });
    expect(await shop.auth.verifyEmail(madeUp, visitorFrom())).toEqual({ ok: false, reason: 'used' });
  });

  test('two at once: one of them gets it', async () => {
    const { shop } = await testShop();
    await shop.auth.signUp(aino, visitorFrom());
    const { token } = await mailTo(shop, 'aino@example.fi', 'account-verify');
    const both = await Promise.all([1, 2].map(() => shop.auth.verifyEmail(token, visitorFrom())));
    expect(both.filter((result) => result.ok)).toHaveLength(1);
  });

  test('a link holds 24 hours, and is no link of another kind', async () => {
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

  test('again is mailed once a minute at most, and not to a verified customer', async () => {
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

  test('tells the rest of the shop whose address it is; a failure there does not keep the customer out', async () => {
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

  describe('of an account that a stranger may have made', () => {
    const made = async () => {
      const { shop } = await testShop();
      const { cookies } = success(await shop.auth.signUp(aino, visitorFrom()));
      const { token } = await mailTo(shop, 'aino@example.fi', 'account-verify');
      const madeIt = visitorFrom();
      madeIt.headers.set('cookie', cookies.map((cookie) => cookie.split(';')[0]).join('; '));
      return { shop, token, madeIt };
    };

    test('the browser that made it is asked for nothing, and the password stays', async () => {
      const { shop, token, madeIt } = await made();
      expect(await shop.auth.linkToVerify(token, madeIt)).toEqual({ isLive: true, asksPassword: false });
      expect(success(await shop.auth.verifyEmail(token, madeIt)).passwordGone).toBe(false);
      expect((await shop.auth.signIn(aino, visitorFrom())).ok).toBe(true);
    });

    test('so is one that is signed in to it', async () => {
      const { shop, token } = await made();
      const { cookies } = success(await shop.auth.signIn(aino, visitorFrom()));
      const signedIn = visitorFrom();
      signedIn.headers.set('cookie', cookies.map((cookie) => cookie.split(';')[0]).join('; '));
      expect((await shop.auth.linkToVerify(token, signedIn)).asksPassword).toBe(false);
    });

    test('elsewhere the password keeps it, a wrong one uses nothing up', async () => {
      const { shop, token } = await made();
      expect(await shop.auth.linkToVerify(token, visitorFrom())).toEqual({ isLive: true, asksPassword: true });
      expect(await shop.auth.verifyEmail(token, visitorFrom(), 'arvaus vain')).toEqual({ ok: false, reason: 'wrong' });
      expect(success(await shop.auth.verifyEmail(token, visitorFrom(), aino.password)).passwordGone).toBe(false);
      expect((await shop.auth.signIn(aino, visitorFrom())).ok).toBe(true);
    });

    test('without it the stranger’s password, sessions and mails are worth nothing afterwards', async () => {
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
