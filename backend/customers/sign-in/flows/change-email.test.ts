import { describe, expect, test } from 'vitest';
import { makeCustomer } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';
import { mailsTo, mailTo, success, visitorFrom } from '../test-auth.ts';

const OLD = 'vanha@example.fi';
const NEW = 'uusi@example.fi';
const HOUR = 3_600_000;

async function changed() {
  const { shop, clock } = await testShop();
  const customer = await makeCustomer(shop, { email: OLD });
  const { visitor, password } = customer;
  success(await shop.auth.changeEmail(visitor, { password, email: 'Uusi@Example.fi', locale: 'fi' }, visitorFrom()));
  const { token } = await mailTo(shop, NEW, 'account-email-change');
  return { shop, clock, customer, token };
}

const emailOf = (shop: Awaited<ReturnType<typeof changed>>['shop'], id: string) =>
  shop.db.kysely.selectFrom('auth_user').select(['email', 'email_verified']).where('id', '=', id).executeTakeFirst();

describe('changing the e-mail address', () => {
  test('needs the current password (sign-in-5)', async () => {
    const { shop } = await testShop();
    const { visitor } = await makeCustomer(shop, { email: OLD });
    const input = { password: 'jokin aivan muu', email: NEW, locale: 'fi' as const };
    expect(await shop.auth.changeEmail(visitor, input, visitorFrom())).toEqual({ ok: false, reason: 'wrong' });
    expect(await mailsTo(shop, NEW)).toEqual([]);
  });

  test('takes effect when the mailed link is used; the old address gets a notice that masks the new one (sign-in-5)', async () => {
    const { shop, customer, token } = await changed();
    expect(await emailOf(shop, customer.userId)).toMatchObject({ email: OLD });
    expect((await shop.auth.confirmEmailChange(token, visitorFrom())).ok).toBe(true);
    expect(await emailOf(shop, customer.userId)).toEqual({ email: NEW, email_verified: true });
    const notice = await mailTo(shop, OLD, 'account-email-changed');
    expect(notice.text).toContain('u•••@example.fi');
    expect(notice.text).not.toContain(NEW);
    expect(await shop.auth.confirmEmailChange(token, visitorFrom())).toEqual({ ok: false, reason: 'used' });
    // still signed in, with the new address
    const headers = new Headers({ cookie: customer.cookie });
    expect((await shop.auth.visitor(headers))?.email).toBe(NEW);
  });

  test('to a taken address gives the same response; only its owner gets a mail', async () => {
    const { shop } = await testShop();
    await makeCustomer(shop, { email: NEW });
    const { visitor, password } = await makeCustomer(shop, { email: OLD });
    const answer = await shop.auth.changeEmail(visitor, { password, email: NEW, locale: 'fi' }, visitorFrom());
    expect(answer).toEqual({ ok: true, value: null });
    expect((await mailsTo(shop, NEW)).map((mail) => mail.kind)).toEqual(['account-exists']);
  });

  test('to an address taken meanwhile changes nothing', async () => {
    const { shop, customer, token } = await changed();
    await makeCustomer(shop, { email: NEW });
    expect(await shop.auth.confirmEmailChange(token, visitorFrom())).toEqual({ ok: false, reason: 'used' });
    expect(await emailOf(shop, customer.userId)).toMatchObject({ email: OLD });
  });

  test('succeeds for one of two customers who confirm the same address at once', async () => {
    const { shop } = await testShop();
    const customers = [await makeCustomer(shop), await makeCustomer(shop)];
    const tokens: string[] = [];
    for (const { visitor, password } of customers) {
      await shop.auth.changeEmail(visitor, { password, email: NEW, locale: 'fi' }, visitorFrom());
      tokens.push((await mailTo(shop, NEW, 'account-email-change')).token);
    }
    expect(new Set(tokens).size).toBe(2);
    const both = await Promise.all(tokens.map((token) => shop.auth.confirmEmailChange(token, visitorFrom())));
    expect(both.map((result) => (result.ok ? 'changed' : result.reason)).toSorted()).toEqual(['changed', 'used']);
  });

  test('invalidates a sign-in link mailed to the old address', async () => {
    const { shop, token } = await changed();
    await shop.auth.requestLink({ email: OLD, locale: 'fi' }, visitorFrom());
    const { token: link } = await mailTo(shop, OLD, 'account-link');
    await shop.auth.confirmEmailChange(token, visitorFrom());
    expect((await shop.auth.signInByToken(link, visitorFrom())).ok).toBe(false);
  });
});

describe('undoing an e-mail change', () => {
  test('restores the old address within 72 hours and locks out whoever changed it (sign-in-5)', async () => {
    const { shop, clock, customer, token } = await changed();
    const when = clock.now.getTime();
    await shop.auth.confirmEmailChange(token, visitorFrom());
    const { token: undo } = await mailTo(shop, OLD, 'account-email-changed');
    clock.now = new Date(when + 72 * HOUR - 1000);
    expect((await shop.auth.undoEmailChange(undo, visitorFrom())).ok).toBe(true);
    expect(await emailOf(shop, customer.userId)).toEqual({ email: OLD, email_verified: true });
    expect(await shop.auth.visitor(new Headers({ cookie: customer.cookie }))).toBeNull();
    expect((await shop.auth.signIn(customer, visitorFrom())).ok).toBe(false);
    const { token: reset } = await mailTo(shop, OLD, 'account-reset');
    expect((await shop.auth.resetPassword({ token: reset, password: 'oma salasana 11' }, visitorFrom())).ok).toBe(true);
    expect(await shop.auth.undoEmailChange(undo, visitorFrom())).toEqual({ ok: false, reason: 'used' });
  });

  test('fails after 72 hours', async () => {
    const { shop, clock, customer, token } = await changed();
    await shop.auth.confirmEmailChange(token, visitorFrom());
    const { token: undo } = await mailTo(shop, OLD, 'account-email-changed');
    clock.now = new Date(clock.now.getTime() + 72 * HOUR);
    expect(await shop.auth.undoEmailChange(undo, visitorFrom())).toEqual({ ok: false, reason: 'used' });
    expect(await emailOf(shop, customer.userId)).toMatchObject({ email: NEW });
  });

  test('works after a second change too, which gives no undo link of its own', async () => {
    const { shop, customer, token } = await changed();
    await shop.auth.confirmEmailChange(token, visitorFrom());
    const visitor = { ...customer.visitor, email: NEW };
    const third = 'kolmas@example.fi';
    const { password } = customer;
    success(await shop.auth.changeEmail(visitor, { password, email: third, locale: 'fi' }, visitorFrom()));
    const { token: again } = await mailTo(shop, third, 'account-email-change');
    success(await shop.auth.confirmEmailChange(again, visitorFrom()));
    const { token: strangers } = await mailTo(shop, NEW, 'account-email-changed');
    const { token: owners } = await mailTo(shop, OLD, 'account-email-changed');
    // a password reset by the owner does not end the undo link
    success(await shop.auth.undoEmailChange(owners, visitorFrom()));
    expect(await emailOf(shop, customer.userId)).toMatchObject({ email: OLD });
    expect(await shop.auth.undoEmailChange(strangers, visitorFrom())).toEqual({ ok: false, reason: 'used' });
  });

  test('removes a provider linked since the change, but not an earlier one', async () => {
    const { shop, customer, token } = await changed();
    const join = (id: string, created_at: Date) =>
      shop.db.kysely
        .insertInto('auth_account')
        .values({ id, user_id: customer.userId, account_id: id, provider_id: id, created_at })
        .execute();
    await join('google', new Date(Date.now() - 24 * HOUR));
    await shop.auth.confirmEmailChange(token, visitorFrom());
    await join('facebook', new Date(Date.now() + 1000));
    const { token: undo } = await mailTo(shop, OLD, 'account-email-changed');
    await shop.auth.undoEmailChange(undo, visitorFrom());
    expect(await shop.auth.providersOf(customer.visitor)).toEqual(['google']);
  });
});
