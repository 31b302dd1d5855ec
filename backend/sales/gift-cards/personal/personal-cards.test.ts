import { beforeEach, expect, test } from 'vitest';
import { orderShop, pickupForm, requestFor, type Sku } from '#backend/sales/orders/test-orders.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import type { PersonalForm } from '#domain/sales/gift-cards/personal-card.ts';
import { byCommand } from '#test/actors.ts';
import { makeCustomer } from '#test/make-customer.ts';

const skus: Sku[] = [{ sku: 'KYPARA', price: 10_000, stock: { oulu: 9 } }];
const mailForm = { ...pickupForm, delivery: { methodId: '501' } };
const from = { locale: 'fi' as const, ip: '192.0.2.1' };
const form: PersonalForm = {
  sum: '75',
  way: 'mail',
  recipient: 'Aino',
  email: 'aino@example.fi',
  day: '',
  sender: 'Mummo',
  message: 'Hyvää syntymäpäivää!\nwww.example.com',
};

let made: Awaited<ReturnType<typeof orderShop>>;
beforeEach(async () => {
  made = await orderShop(skus);
});

async function prepared(over: Partial<PersonalForm> = {}) {
  const card = await made.shop.giftCards.personal.prepare({ ...form, ...over }, from);
  if (!card.ok) throw new Error(JSON.stringify(card.details));
  return card.value;
}

const requestOf = (card: { sku: string; cents: number }, over = {}) =>
  requestFor('', card.cents, { lines: [{ sku: card.sku, amount: 1 }], form: mailForm, ...over });

async function bought(over: Partial<PersonalForm> = {}) {
  const card = await prepared(over);
  const { number } = await made.placed(requestOf(card));
  await made.shop.checkout.settle(await made.returned(number, 'ok'));
  return { ...card, number };
}

const giftMails = async () =>
  made.shop.db.kysely
    .selectFrom('outbox_mail')
    .select(['recipient', 'body_text as text', 'subject', 'subject_id as cardId'])
    .where('kind', '=', 'gift-card')
    .execute();
const codeIn = (text = '') => text.match(/\b[0-9A-Z]{4}(-[0-9A-Z]{4}){3}\b/)?.[0] ?? '';

test('a card without a day goes to its recipient when it is paid, with a code that pays (gift-card-5)', async () => {
  const { number } = await bought();
  const [mail, ...more] = await giftMails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipient: 'aino@example.fi' });
  expect(mail?.text).toContain('Mummo lähetti sinulle lahjakortin.');
  expect(mail?.text).toContain('Hyvää syntymäpäivää!');
  // who paid for a card may write anything, but no links in the shop's name
  expect(mail?.text).not.toContain('www.example.com');
  expect(await made.shop.giftCards.details(codeIn(mail?.text))).toEqual({ valid: true, openAmount: 7500 });
  expect(await made.order(number)).toMatchObject({ status: 'completed', total: 7500 });
});

test('a card for a day waits for the morning of it; staff may send it before (gift-card-5)', async () => {
  const { clock, shop } = made;
  clock.now = new Date('2026-12-01T10:00:00Z');
  await bought({ day: '2026-12-24' });
  expect(await shop.giftCards.delivery.sendDue()).toBe(0);
  clock.now = new Date('2026-12-24T05:30:00Z');
  expect([await shop.giftCards.delivery.sendDue(), await giftMails()]).toEqual([0, []]);
  clock.now = new Date('2026-12-24T06:05:00Z');
  const both = await Promise.all([shop.giftCards.delivery.sendDue(), shop.giftCards.delivery.sendDue()]);
  expect(both.toSorted()).toEqual([0, 1]);
  const [mail] = await giftMails();
  // two years from the day it came, not from the day it was paid
  expect(mail?.text).toContain('24.12.2028');

  await bought({ day: '2026-12-31' });
  const { cards } = await shop.giftCards.staff.list(byCommand);
  const waiting = cards.find(({ id }) => id !== mail?.cardId)?.id ?? '';
  expect(await shop.giftCards.staff.deliveryOf(byCommand, waiting)).toMatchObject({
    deliverOn: '2026-12-31',
    sentAt: null,
  });
  expect((await shop.giftCards.staff.sendNow(byCommand, waiting)).ok).toBe(true);
  expect(await shop.giftCards.staff.sendNow(byCommand, waiting)).toMatchObject({ ok: false, reason: 'not_kept' });
  expect(await giftMails()).toHaveLength(2);
});

test('a card to print goes to the buyer, and its PDF needs the code (gift-card-5)', async () => {
  await bought({ way: 'print', email: '' });
  const [mail] = await giftMails();
  expect(mail?.recipient).toBe(pickupForm.contact.email?.toLowerCase());
  expect(mail?.text).toContain('jonka saaja on Aino');
  const paper = await made.shop.giftCards.paper(codeIn(mail?.text), 'fi');
  expect(Buffer.from(paper?.bytes.slice(0, 5) ?? []).toString()).toBe('%PDF-');
  expect(await made.shop.giftCards.paper('2468-ACEG-JMPR-TVXA', 'fi')).toBeNull();
});

test('is sold once, at the price of the server, and not beside a forged sku (order-2)', async () => {
  const card = await prepared();
  expect(await made.shop.checkout.place(requestOf({ ...card, cents: 100 }), 'fi')).toMatchObject({
    ok: false,
    reason: 'total_changed',
  });
  const { number } = await made.placed(requestOf(card));
  await made.shop.checkout.settle(await made.returned(number, 'ok'));
  const again = await made.shop.checkout.place(
    requestOf(card, { idempotencyKey: 'another-key-of-16-characters' }),
    'fi',
  );
  expect(again).toMatchObject({ ok: false, reason: 'unavailable', details: [{ sku: card.sku, reason: 'unknown' }] });
  const forged = { sku: `LAHJAKORTTI-${'0'.repeat(20)}`, cents: 7500 };
  expect(await made.shop.checkout.place(requestOf(forged), 'fi')).toMatchObject({ ok: false, reason: 'unavailable' });
});

test('a refunded card is never sent (refund-1)', async () => {
  made.clock.now = new Date('2026-12-01T10:00:00Z');
  const { number } = await bought({ day: '2026-12-24' });
  const refund = { reason: '', restock: false, idempotencyKey: null };
  expect((await made.shop.afterSale.refund(byCommand, number, refund)).ok).toBe(true);
  made.clock.now = new Date('2026-12-25T10:00:00Z');
  expect([await made.shop.giftCards.delivery.sendDue(), await giftMails()]).toEqual([0, []]);
});

test('forgets cards that nobody ordered, and people of cards whose last day has passed (own-data-1)', async () => {
  await prepared();
  const { sku } = await bought();
  const rows = () =>
    made.shop.db.kysely.selectFrom('personal_gift_card').select(['sku', 'recipient', 'email']).execute();
  made.clock.now = new Date(made.clock.now.getTime() + 31 * DAY_MS);
  expect(await made.shop.giftCards.personal.retain()).toEqual([]);
  expect(await rows()).toEqual([{ sku, recipient: 'Aino', email: 'aino@example.fi' }]);
  made.clock.now = new Date(made.clock.now.getTime() + 800 * DAY_MS);
  expect(await made.shop.giftCards.personal.retain()).toHaveLength(1);
  expect(await rows()).toEqual([{ sku, recipient: '', email: null }]);
});

test.each<[Partial<PersonalForm>, object]>([
  [{ sum: '5' }, { sum: 'limits' }],
  [{ sum: '1001' }, { sum: 'limits' }],
  [{ sum: '19,90' }, { sum: 'invalid' }],
  [{ sum: '-50' }, { sum: 'invalid' }],
  [{ recipient: '\u202E \u0000' }, { recipient: 'required' }],
  [{ sender: 'x'.repeat(51) }, { sender: 'too_long' }],
  [{ email: 'aino@example' }, { email: 'invalid' }],
  [{ message: 'x'.repeat(401) }, { message: 'too_long' }],
  [{ day: '2020-01-01' }, { day: 'past' }],
  [{ day: '2126-01-01' }, { day: 'far' }],
  [{ day: '24.12.2026' }, { day: 'invalid' }],
])('refuses %j beside its field (gift-card-5)', async (over, problems) => {
  const answer = await made.shop.giftCards.personal.prepare({ ...form, ...over }, from);
  expect(answer).toMatchObject({ ok: false, details: { reason: 'invalid', problems } });
});

test('a customer exports the cards, and takes out the people of those that have gone (own-data-1)', async () => {
  const { kysely } = made.shop.db;
  const { userId: owner } = await makeCustomer(made.shop);
  await bought();
  await bought({ recipient: 'Väinö', day: addDays(localDay(made.clock.now, 'Europe/Helsinki'), 30) });
  await kysely.updateTable('customer_order').set({ user_id: owner }).execute();
  const own = () => made.shop.giftCards.personal.own(owner);
  expect((await own()).map(({ recipient }) => recipient)).toEqual(['Aino', 'Väinö']);
  await made.shop.giftCards.personal.forget(kysely, owner);
  expect((await own()).map(({ recipient, email }) => [recipient, email])).toEqual([
    ['', null],
    ['Väinö', 'aino@example.fi'],
  ]);
});
