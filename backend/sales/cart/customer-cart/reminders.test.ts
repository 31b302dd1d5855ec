import { afterEach, expect, test } from 'vitest';
import { firstFacts, putInForce } from '#backend/content/shop-facts/in-force.ts';
import { makeReader, queuedMails, tokenIn } from '#backend/customers/newsletter/test-newsletter.ts';
import { orderShop } from '#backend/sales/orders/test-orders.ts';
import { makeCustomer } from '#test/make-customer.ts';

afterEach(() => putInForce(firstFacts));

const HOURS = 4;
const remindAfter = (hours: number | null) => {
  const { cartReminder: _, ...pageFacts } = firstFacts.pageFacts;
  putInForce({ ...firstFacts, pageFacts: hours === null ? pageFacts : { ...pageFacts, cartReminder: { hours } } });
};

async function setup() {
  const made = await orderShop([{ sku: 'RAJA', price: 5000, stock: { oulu: 5 } }]);
  const { shop, clock } = made;
  const customer = await makeCustomer(shop);
  const fill = (amount = 1, base: { sku: string; amount: number }[] = []) =>
    shop.customerCart.merge(customer.userId, { base, lines: amount > 0 ? [{ sku: 'RAJA', amount }] : [] });
  const later = (hours: number) => {
    clock.now = new Date(clock.now.getTime() + hours * 3_600_000);
  };
  const mails = async () => (await queuedMails(shop, 'cart-waiting')).map(({ recipient }) => recipient);
  remindAfter(HOURS);
  return { ...made, customer, fill, later, mails };
}

test('a customer with consent is reminded once, with a link that ends it by one click (cart-reminder-1, cart-reminder-2)', async () => {
  const { shop, customer, fill, later, mails } = await setup();
  await makeReader(shop, customer.email);
  await fill();
  expect(await shop.cartReminders.remindDue()).toBe(0);
  later(HOURS + 1);
  expect([await shop.cartReminders.remindDue(), await shop.cartReminders.remindDue(), await mails()]).toEqual([
    1,
    0,
    [customer.email],
  ]);
  const [mail] = await queuedMails(shop, 'cart-waiting');
  expect(mail).toMatchObject({
    subject: 'Ostoskorisi odottaa',
    headers: { 'List-Unsubscribe-Post': expect.any(String) },
  });
  expect(mail?.text).toMatch(/Tuote RAJA[\s\S]*\/ostoskori/);
  // a change of the same cart is no new cart
  await fill(2, [{ sku: 'RAJA', amount: 1 }]);
  later(HOURS + 1);
  expect(await shop.cartReminders.remindDue()).toBe(0);
  expect(tokenIn(mail)).not.toBe('');
});

test('a cart that was emptied and filled again is another one, after two weeks (cart-reminder-1)', async () => {
  const { shop, customer, fill, later, mails } = await setup();
  await makeReader(shop, customer.email);
  await fill();
  later(HOURS + 1);
  await shop.cartReminders.remindDue();
  await fill(0, [{ sku: 'RAJA', amount: 1 }]);
  later(24 * 15);
  await fill();
  later(HOURS + 1);
  expect([await shop.cartReminders.remindDue(), (await mails()).length]).toEqual([1, 2]);
});

test('nobody is reminded without consent, after an end of it, without a confirmed address, or when the shop does not ask for it (cart-reminder-2)', async () => {
  const { shop, customer, fill, later, mails } = await setup();
  await fill();
  later(HOURS + 1);
  expect(await shop.cartReminders.remindDue()).toBe(0);
  await makeReader(shop, customer.email);
  await shop.db.query('update auth_user set email_verified = false');
  expect(await shop.cartReminders.remindDue()).toBe(0);
  await shop.db.query('update auth_user set email_verified = true');
  remindAfter(null);
  expect(await shop.cartReminders.remindDue()).toBe(0);
  remindAfter(HOURS);
  await shop.db.query(
    `update newsletter_subscriber set status = 'unsubscribed', unsubscribed_at = now() where email = $1`,
    [customer.email],
  );
  expect([await shop.cartReminders.remindDue(), await mails()]).toEqual([0, []]);
});

test('two processes remind once (cart-reminder-1)', async () => {
  const { shop, customer, fill, later, mails } = await setup();
  await makeReader(shop, customer.email);
  await fill();
  later(HOURS + 1);
  await Promise.all([1, 2, 3].map(() => shop.cartReminders.remindDue()));
  expect(await mails()).toEqual([customer.email]);
});
