import { expect, test } from 'vitest';
import { byCommand } from '#test/actors.ts';
import { makeCustomer } from '#test/make-customer.ts';
import { quoteShop, reply, request } from './test-quotes.ts';

async function asCustomer() {
  const made = await quoteShop();
  const { shop, success, asked } = made;
  const customer = await makeCustomer(shop);
  const mine = success(
    await shop.quotes.send(request({ email: customer.email }), 'fi', customer.visitor, { ip: '192.0.2.8' }),
  );
  success(await shop.quotes.staff.reply(byCommand, mine.number, reply()));
  const ofGuest = await asked();
  const subjects = async () =>
    (await made.quoteMails()).map(({ recipient, body_text }) => [recipient, body_text !== '']);
  return { ...made, customer, mine, ofGuest, subjects };
}

test('the export of a customer has the own quotes with their messages (own-data-1)', async () => {
  const { shop, customer, mine, success, stored } = await asCustomer();
  const { secret } = await stored(mine.number);
  success(await shop.quotes.ask(secret, 'Entä huolto?', '192.0.2.8'));
  const data = await shop.accounts.exportData(customer.userId);
  expect(data?.quotes).toMatchObject([
    { number: mine.number, status: 'answered', total: 259_100, messages: [{ byShop: false, message: 'Entä huolto?' }] },
  ]);
  expect(JSON.stringify(data)).not.toContain(secret);
});

test('deleting the account deletes its quotes and their mails, not those of guests (own-data-1)', async () => {
  const { shop, customer, mine, ofGuest, subjects } = await asCustomer();
  await shop.mail.deliverWaiting();
  expect(await shop.accounts.deleteAccount(customer.visitor, customer)).toMatchObject({ ok: true });
  expect(await shop.quotes.byNumber(mine.number)).toBeNull();
  expect(await shop.quotes.byNumber(ofGuest.number)).not.toBeNull();
  const named = await shop.db.query(`select 1 from outbox_mail where body_text like '%${mine.number}%'`);
  expect(named.rows).toEqual([]);
  expect((await subjects()).filter(([, isKept]) => isKept)).toHaveLength(2);
});

test('deletes quotes of guests three years after their last change', async () => {
  const { shop, clock, ofGuest, mine } = await asCustomer();
  clock.now = new Date('2029-11-21T09:59:00Z');
  await shop.accounts.retain();
  expect(await shop.quotes.byNumber(ofGuest.number)).not.toBeNull();
  clock.now = new Date('2029-11-21T10:01:00Z');
  await shop.accounts.retain();
  expect(await shop.quotes.byNumber(ofGuest.number)).toBeNull();
  expect(await shop.quotes.byNumber(mine.number)).not.toBeNull();
});

test('the account lists its own quotes with their links (account-8)', async () => {
  const { shop, customer, mine, stored } = await asCustomer();
  const { secret } = await stored(mine.number);
  expect(await shop.quotes.listOf(customer.userId)).toMatchObject([
    { number: mine.number, secret, status: 'answered', isEnquiry: false },
  ]);
  expect(await shop.quotes.listOf((await makeCustomer(shop)).userId)).toEqual([]);
});
