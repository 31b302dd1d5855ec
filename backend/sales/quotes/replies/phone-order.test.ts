import { expect, test } from 'vitest';
import { AccessRefused } from '#domain/staff/actor.ts';
import { staffMember } from '#test/actors.ts';
import { makeOrders } from '#test/make-orders.ts';
import { quoteShop, reply } from '../test-quotes.ts';

const contact = { firstname: 'Eero', lastname: 'Latvala', email: 'eero@example.fi', phone: '040 555 0147' };
const lines = [{ sku: 'KONE', amount: 1, price: 1190 }];

async function setup() {
  const made = await quoteShop();
  const aino = await staffMember(made.shop.db.kysely, 'sales', { name: 'Aino' });
  const begin = (over: Record<string, unknown> = {}, key = 'lomake', actor = aino) =>
    made.shop.quotes.staff.beginPhoneOrder(actor, { contact, locale: 'fi', reply: reply({ lines, ...over }) }, key);
  return { ...made, aino, begin };
}

test('an order by phone is accepted at once and paid by the link in its mail (quote-8)', async () => {
  const { shop, clock, begin, success, quoteMails, aino } = await setup();
  const { number, secret, status, isPhoneOrder } = success(await begin({ tradeIn: { title: 'Vanha', credit: 300 } }));
  expect({ status, isPhoneOrder }).toEqual({ status: 'accepted', isPhoneOrder: true });
  const seen = await shop.quotes.staff.one(aino, number);
  expect(seen?.payLink).toBe(`http://shop.test/kassa?tarjous=${secret}`);
  expect(seen?.assignee?.name).toBe('Aino');
  const [mail, ...others] = await quoteMails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'quote-order', recipient: 'eero@example.fi' });
  expect(mail?.body_text).toContain(seen?.payLink);
  const locked = success(await shop.quotes.lockedQuote(secret, 'fi', clock.now));
  expect(locked.lines).toMatchObject([{ amount: 1, item: { deposit: 89_000, price: { price: 119_000 } } }]);
});

test('a quote of goods that replace those of an order names it, and both orders’ timelines name the other (quote-8)', async () => {
  const { shop, aino } = await setup();
  const [order = ''] = await makeOrders(shop.db, [{}]);
  const input = { contact, locale: 'fi' as const, reply: reply({ lines }), forOrder: order };
  const begun = await shop.quotes.staff.beginPhoneOrder(aino, input, 'a');
  const number = begun.ok ? begun.value.number : '';
  expect((await shop.quotes.staff.one(aino, number))?.forOrder).toBe(order);
  expect((await shop.orders.view(aino, order))?.timeline).toMatchObject([
    { kind: 'quote_begun', by: 'Aino', details: { quote: number } },
  ]);
  const [made = ''] = await makeOrders(shop.db, [{}]);
  const { quoteId } = await shop.db.kysely
    .selectFrom('quote')
    .select('id as quoteId')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  await shop.db.kysely.updateTable('customer_order').set({ quote_id: quoteId }).where('number', '=', made).execute();
  expect((await shop.orders.view(aino, order))?.timeline).toMatchObject([{ details: { quote: number, order: made } }]);
  expect((await shop.orders.view(aino, made))?.timeline).toMatchObject([{ kind: 'replaces', details: { order } }]);
  const unknown = await shop.quotes.staff.beginPhoneOrder(aino, { ...input, forOrder: '1' }, 'b');
  expect(unknown).toMatchObject({ reason: 'invalid', details: [{ field: 'order' }] });
});

test('a preview shows the mail of an order and names every invalid field; nothing is stored or sent (quote-8)', async () => {
  const { shop, aino, quoteMails, success } = await setup();
  const { staff } = shop.quotes;
  const input = { contact, locale: 'fi' as const, reply: reply({ lines, words: 'Kiitos puhelusta' }) };
  const preview = success(await staff.previewPhoneOrder(aino, input));
  expect(preview).toMatchObject({ to: 'eero@example.fi', files: [], belowFloor: [] });
  expect(preview.html.replaceAll(/\s/g, ' ')).toMatch(/Kiitos puhelusta.*1 190/s);
  const wrong = await staff.previewPhoneOrder(aino, { ...input, contact: { ...contact, email: 'eero' } });
  expect(wrong).toMatchObject({ reason: 'invalid', details: [{ field: 'contact.email' }] });
  expect(await quoteMails()).toEqual([]);
  expect(await staff.lastPhoneOrder(aino)).toBeNull();
  const store = await staffMember(shop.db.kysely, 'store');
  await expect(staff.previewPhoneOrder(store, input)).rejects.toThrow(AccessRefused);
});

test('the same form is one order; with other fields it is refused', async () => {
  const { begin, quoteMails } = await setup();
  const begun = await Promise.all([begin(), begin(), begin()]);
  expect(new Set(begun.map((outcome) => outcome.ok && outcome.value.number)).size).toBe(1);
  expect(await quoteMails()).toHaveLength(1);
  expect(await begin({ words: 'Muuta' })).toMatchObject({ reason: 'key_reused' });
});

test('names every invalid field of customer and lines, and stores nothing', async () => {
  const { shop, aino, quoteMails } = await setup();
  const input = {
    contact: { ...contact, email: 'eero' },
    locale: 'fi' as const,
    reply: reply({ lines: [{ price: 1 }] }),
  };
  const refused = await shop.quotes.staff.beginPhoneOrder(aino, input, 'k');
  expect(refused).toMatchObject({
    reason: 'invalid',
    details: [{ field: 'contact.email', message: 'quote.error.email' }, { field: 'lines.0.title' }],
  });
  expect(await quoteMails()).toEqual([]);
});

test.each(['store', 'content', 'accounting'] as const)('the role %s begins no order', async (role) => {
  const { shop, begin } = await setup();
  const actor = await staffMember(shop.db.kysely, role);
  await expect(begin({}, 'k', actor)).rejects.toThrow(AccessRefused);
});
