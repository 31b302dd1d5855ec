import { expect, test } from 'vitest';
import { asking, makeReader, queuedMails, statusOf, tokenIn } from '#backend/customers/newsletter/test-newsletter.ts';
import { makeCustomer } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';

const source = { source: 'account' } as const;

test('permission in the account confirms the subscription, and its withdrawal ends it', async () => {
  const { shop } = await testShop();
  const { visitor, email } = await makeCustomer(shop, { locale: 'en' });
  await shop.accounts.setPermissions(visitor, { email: true }, source);
  const { subscriber } = await shop.newsletter.management.find(email);
  expect(subscriber).toMatchObject({ status: 'confirmed', source: 'account', locale: 'en', textVersion: '2026-11' });
  expect(await queuedMails(shop)).toEqual([]);
  await shop.accounts.setPermissions(visitor, { email: false, sms: true }, source);
  expect(await statusOf(shop, email)).toBe('unsubscribed');
});

test("unsubscribing by a link withdraws the account's permission, confirming grants it", async () => {
  const { shop } = await testShop();
  const { visitor, email } = await makeCustomer(shop);
  const { unsubscribe } = await makeReader(shop, email);
  expect(await shop.accounts.permissions(visitor)).toEqual({ email: true, sms: false });
  await shop.newsletter.unsubscribe(unsubscribe, { ip: null, source: 'one-click' });
  expect(await shop.accounts.permissions(visitor)).toEqual({ email: false, sms: false });
  expect((await shop.accounts.permissionLog(visitor)).map((said) => [said.source, said.granted])).toEqual([
    ['newsletter', true],
    ['newsletter', false],
  ]);
});

test('an account with an unverified address changes no subscription of that address', async () => {
  const { shop } = await testShop();
  await makeReader(shop, 'omistaja@example.fi');
  const stranger = await makeCustomer(shop, { email: 'omistaja@example.fi', isVerified: false });
  await shop.accounts.setPermissions(stranger.visitor, { email: true }, source);
  await shop.accounts.setPermissions(stranger.visitor, { email: false }, source);
  expect(await statusOf(shop, 'omistaja@example.fi')).toBe('confirmed');
  const other = await makeCustomer(shop, { isVerified: false });
  await shop.accounts.setPermissions(other.visitor, { email: true }, source);
  expect(await statusOf(shop, other.email)).toBeUndefined();
});

test("verifying the address applies the account's permission, or else the subscription's status", async () => {
  const { shop } = await testShop();
  const agree = ({ userId, email }: { userId: string; email: string }) =>
    shop.accounts.reconcileNewsletter(userId, email);
  const verified = (userId: string) =>
    shop.db.query('update auth_user set email_verified = true where id = $1', [userId]);

  const yes = await makeCustomer(shop, { isVerified: false });
  await shop.accounts.setPermissions(yes.visitor, { email: true }, source);
  await verified(yes.userId);
  await agree(yes);
  await agree(yes);
  expect(await statusOf(shop, yes.email)).toBe('confirmed');

  const silent = await makeCustomer(shop, { isVerified: false });
  await makeReader(shop, silent.email);
  await verified(silent.userId);
  await agree(silent);
  expect(await shop.accounts.permissions(silent.visitor)).toEqual({ email: true, sms: false });

  const no = await makeCustomer(shop, { isVerified: false });
  await makeReader(shop, no.email);
  for (const email of [true, false]) await shop.accounts.setPermissions(no.visitor, { email }, source);
  await verified(no.userId);
  await agree(no);
  expect(await statusOf(shop, no.email)).toBe('unsubscribed');
});

test('a sign-up with the box ticked subscribes when the address is verified, not before', async () => {
  const { shop } = await testShop();
  const email = 'uusi@example.fi';
  const client = shop.auth.clientOf(new Request('http://shop.test'));
  const person = { email, password: 'hauki on kala 7', firstname: 'Aino', lastname: 'Virtanen', locale: 'fi' } as const;
  const asked = await shop.auth.signUp({ ...person, marketingEmail: true }, client);
  await shop.auth.handleWaiting();
  expect(await statusOf(shop, email)).toBeUndefined();
  const cookies = asked.ok ? asked.value.cookies.map((cookie) => cookie.split(';')[0]).join('; ') : '';
  const [mail] = await queuedMails(shop, 'account-verify');
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const made = { ...client, headers: new Headers({ cookie: cookies }) };
  expect(await shop.auth.verifyEmail(token, made)).toMatchObject({ ok: true });
  expect(await statusOf(shop, email)).toBe('confirmed');
});

test('the subscription follows the account to its new address', async () => {
  const { shop } = await testShop();
  const { visitor, userId, email } = await makeCustomer(shop);
  await shop.accounts.setPermissions(visitor, { email: true }, source);
  await shop.db.query(`update auth_user set email = 'uusi@example.fi' where id = $1`, [userId]);
  await shop.accounts.reconcileNewsletter(userId, 'uusi@example.fi');
  expect(await statusOf(shop, email)).toBe('unsubscribed');
  expect(await statusOf(shop, 'uusi@example.fi')).toBe('confirmed');
});

test('a permission that waits for its confirmation mail is not granted yet', async () => {
  const { shop } = await testShop();
  const { visitor, email } = await makeCustomer(shop);
  await shop.newsletter.ask({ email }, asking());
  expect(await shop.accounts.permissions(visitor)).toEqual({ email: false, sms: false });
  const [mail] = await queuedMails(shop, 'newsletter-confirm');
  await shop.newsletter.confirm(tokenIn(mail), { ip: '192.0.2.7' });
  expect(await shop.accounts.permissions(visitor)).toEqual({ email: true, sms: false });
});

test('when an address joins an account, the newer consent applies to both', async () => {
  const { shop, clock } = await testShop();
  const later = () => {
    clock.now = new Date(clock.now.getTime() + 60_000);
  };
  const move = async (userId: string, to: string) => {
    later();
    await shop.db.query('update auth_user set email = $2 where id = $1', [userId, to]);
    await shop.accounts.reconcileNewsletter(userId, to);
  };
  const { visitor, userId, email } = await makeCustomer(shop);
  await shop.accounts.setPermissions(visitor, { email: true }, source);
  later();
  const { unsubscribe } = await makeReader(shop, 'uusi@example.fi');
  await shop.newsletter.unsubscribe(unsubscribe, { ip: null, source: 'link' });

  await move(userId, 'uusi@example.fi');
  expect(await statusOf(shop, 'uusi@example.fi')).toBe('unsubscribed');
  expect(await shop.accounts.permissions(visitor)).toMatchObject({ email: false });

  later();
  await shop.accounts.setPermissions(visitor, { email: true }, source);
  expect(await statusOf(shop, 'uusi@example.fi')).toBe('confirmed');
  // an address that its account left has not refused anything
  await move(userId, email);
  expect(await statusOf(shop, email)).toBe('confirmed');
  expect(await shop.accounts.permissions(visitor)).toMatchObject({ email: true });

  later();
  await shop.accounts.setPermissions(visitor, { email: false }, source);
  later();
  await makeReader(shop, 'kolmas@example.fi');
  await move(userId, 'kolmas@example.fi');
  expect(await statusOf(shop, 'kolmas@example.fi')).toBe('confirmed');
  expect(await shop.accounts.permissions(visitor)).toMatchObject({ email: true });
});

test('a refusal of which only the hash is left overrides an older permission', async () => {
  const { shop, clock } = await testShop();
  const { visitor, userId } = await makeCustomer(shop);
  await shop.accounts.setPermissions(visitor, { email: true }, source);
  clock.now = new Date(clock.now.getTime() + 60_000);
  const { unsubscribe } = await makeReader(shop, 'uusi@example.fi');
  await shop.newsletter.unsubscribe(unsubscribe, { ip: null, source: 'link' });
  await shop.db.query('delete from newsletter_subscriber where email = $1', ['uusi@example.fi']);
  await shop.db.query(`update auth_user set email = 'uusi@example.fi' where id = $1`, [userId]);
  await shop.accounts.reconcileNewsletter(userId, 'uusi@example.fi');
  expect(await statusOf(shop, 'uusi@example.fi')).toBeUndefined();
  expect(await shop.accounts.permissions(visitor)).toMatchObject({ email: false });
});

test.each(['complaint', 'asked', 'bounce'] as const)('permission in the account overrides no %s', async (reason) => {
  const { shop } = await testShop();
  const { visitor, userId, email } = await makeCustomer(shop);
  await shop.newsletter.management.suppress(email, reason);
  expect(await shop.accounts.setPermissions(visitor, { email: true }, source)).toMatchObject({
    value: { email: false },
  });
  expect(await shop.accounts.permissions(visitor)).toMatchObject({ email: false });
  await shop.accounts.reconcileNewsletter(userId, email);
  expect((await shop.newsletter.management.find(email)).subscriber).toBeNull();

  const early = await makeCustomer(shop, { isVerified: false });
  await shop.accounts.setPermissions(early.visitor, { email: true }, source);
  await shop.newsletter.management.suppress(early.email, reason);
  expect(await shop.accounts.permissions(early.visitor)).toMatchObject({ email: false });
});
