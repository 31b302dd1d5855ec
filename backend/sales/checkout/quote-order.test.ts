import { expect, test } from 'vitest';
import { putCampaign } from '#backend/sales/campaigns/test-campaigns.ts';
import { homeForm, requestFor } from '#backend/sales/orders/test-orders.ts';
import type { QuoteViewer } from '#backend/sales/quotes/quote-owner.ts';
import { request as quoteRequest, quoteShop, reply } from '#backend/sales/quotes/test-quotes.ts';
import { madeCampaign, madeRule } from '#domain/sales/campaigns/campaign.fixture.ts';
import { byCommand } from '#test/actors.ts';
import { makeCustomer } from '#test/make-customer.ts';

/** An accepted quote of 2 × 1190,50 € and three hours of work at 210 €, with a delivery to choose. */
const TOTAL = 2 * 119_050 + 21_000;

async function accepted() {
  const made = await quoteShop();
  const quote = await made.answered();
  made.success(await made.shop.quotes.accept(quote.secret));
  const status = async () => (await made.stored(quote.number)).status;
  const place = (over = {}, own?: { number: string; key: string }[], userId: string | null = null) =>
    made.shop.checkout.place(requestFor('', TOTAL, { lines: [], quote: quote.secret, ...over }), 'fi', own, userId);
  return { ...made, quote, status, place };
}

test('orders an accepted quote at its prices, whatever the catalog and campaigns are (quote-5)', async () => {
  const { shop, place, order, status, held, attempts, quote } = await accepted();
  await putCampaign(
    shop.db,
    madeCampaign('KAIKILLE', [madeRule({ kind: 'percentage', percent: 50 })], { automatic: true }),
  );
  const placed = await place();
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const found = await order(placed.value.number);
  expect(found).toMatchObject({ total: TOTAL, discount: 0, quoteId: quote.id, campaigns: [] });
  expect(found.lines.map(({ sku, kind, amount, total }) => [sku, kind, amount, total])).toEqual([
    ['KONE', 'goods', 2, 238_100],
    ['tarjous-2', 'service', 1, 21_000],
  ]);
  expect([await status(), await held('KONE'), (await attempts(found.number)).at(-1)?.amount]).toEqual([
    'ordered',
    2,
    TOTAL,
  ]);
});

test('ordering a quote does not change the customer’s cart', async () => {
  const { shop, place, returned, order } = await accepted();
  const aino = await makeCustomer(shop);
  const cart = [{ sku: 'KONE', amount: 3 }];
  await shop.customerCart.merge(aino.userId, { base: [], lines: cart });
  const placed = await place({}, [], aino.userId);
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  await shop.checkout.settle(await returned(placed.value.number, 'ok'));
  expect(await order(placed.value.number)).toMatchObject({ status: 'paid', userId: aino.userId });
  expect((await shop.customerCart.read(aino.userId)).lines).toEqual(cart);
});

test('ignores lines of the request; refuses another total with the quote’s', async () => {
  const { place, order } = await accepted();
  const lines = [{ sku: 'KONE', amount: 99 }];
  expect(await place({ lines, totalCents: 100 })).toMatchObject({ reason: 'total_changed', details: { total: TOTAL } });
  const placed = await place({ lines });
  expect(placed.ok && (await order(placed.value.number)).lines[0]?.amount).toBe(2);
});

test('a quote gives one order: refuses a second key, and the same key gives the same order', async () => {
  const { place, count } = await accepted();
  const idempotencyKey = 'tarjouksen-avain-1';
  const first = await place({ idempotencyKey });
  expect(await place({ idempotencyKey })).toMatchObject({
    ok: true,
    value: { number: first.ok && first.value.number },
  });
  expect(await place()).toMatchObject({
    reason: 'invalid',
    details: [{ field: 'quote', message: 'checkout.error.quoteOrdered' }],
  });
  expect(await count('customer_order')).toBe(1);
});

test('twenty concurrent requests give one order', async () => {
  const { place, count } = await accepted();
  const answers = await Promise.all(Array.from({ length: 20 }, () => place()));
  expect([answers.filter(({ ok }) => ok).length, await count('customer_order')]).toEqual([1, 1]);
  for (const answer of answers) if (!answer.ok) expect(answer.details).toMatchObject([{ field: 'quote' }]);
});

test('an unpaid order releases its quote when it expires; its shopper can order again at once', async () => {
  const { place, status, shop, clock, order } = await accepted();
  const first = await place();
  if (!first.ok) throw new Error(first.reason);
  const again = await place({}, [{ number: first.value.number, key: first.value.key }]);
  if (!again.ok) throw new Error(JSON.stringify(again));
  expect([(await order(first.value.number)).status, await status()]).toEqual(['cancelled', 'ordered']);
  clock.now = new Date(clock.now.getTime() + 31 * 60_000);
  await shop.checkout.sweep();
  expect([(await order(again.value.number)).status, await status()]).toEqual(['cancelled', 'accepted']);
});

test.each([
  ['unknown', 'checkout.error.quote', async () => {}],
  [
    'run out',
    'checkout.error.quoteExpired',
    async ({ clock }: Awaited<ReturnType<typeof accepted>>) => {
      clock.now = new Date(clock.now.getTime() + 60 * 86_400_000);
    },
  ],
] as const)('a quote that is %s is refused by its field', async (what, message, arrange) => {
  const shop = await accepted();
  await arrange(shop);
  const secret = what === 'unknown' ? { quote: 'ei-ole-olemassakaan-tarjous' } : {};
  expect(await shop.place(secret)).toMatchObject({ reason: 'invalid', details: [{ field: 'quote', message }] });
});

test('refuses lines above the stock of stock-limited products (stock-2)', async () => {
  const { shop, place } = await accepted();
  await shop.db.query("update product_variant set product_line = 2 where sku = 'KONE'");
  await shop.db.query("update stock_level set qty = 1 where sku = 'KONE'");
  expect(await place()).toMatchObject({ reason: 'unavailable', details: [{ sku: 'KONE', available: 1 }] });
});

test('a gift card can pay a part of a quote; the options have its lines and prices', async () => {
  const { shop, place, order, quote } = await accepted();
  const card = await shop.giftCards.staff.make(byCommand, { cents: 9100, reason: 'test' });
  const options = await shop.checkout.options(
    { quote: quote.secret, postcode: null, giftCardCode: card?.code ?? '' },
    'fi',
  );
  expect(options).toMatchObject({
    ok: true,
    value: {
      totals: { total: TOTAL, giftCard: 9100, toPay: TOTAL - 9100 },
      quote: { number: quote.number, methodId: null, lines: [{ sku: 'KONE' }, { sku: 'tarjous-2' }] },
      giftCards: [{ outcome: 'accepted', openAmount: 9100 }],
    },
  });
  const placed = await place({ giftCardCode: card?.code, toPayCents: TOTAL - 9100 });
  expect(placed.ok && (await order(placed.value.number)).giftCard).toBe(9100);
});

test('home delivery has its usual price when the quote has no delivery', async () => {
  const { place } = await accepted();
  expect(await place({ form: homeForm })).toMatchObject({ reason: 'total_changed', details: { shipping: 1590 } });
});

test('a shared link does not reveal the contact details of the quote', async () => {
  const { shop, request, quote, send, stored, success } = await accepted();
  const contactFor = async (secret: string, cookie: string) => {
    const answer = await request('/api/checkout/options', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://shop.test', cookie },
      body: JSON.stringify({ quote: secret, lines: [] }),
    });
    return (await answer.json()).quote.contact;
  };
  const [own = ''] = shop.quotes.cookie(quote.number).split(';');
  const [other = ''] = shop.quotes.cookie('T1').split(';');
  const forged = other.replace('T1', quote.number);
  expect(await contactFor(quote.secret, '')).toBeNull();
  expect(await contactFor(quote.secret, `${other}; ${forged}`)).toBeNull();
  expect(await contactFor(quote.secret, own)).toMatchObject({ lastname: 'Äyräpää' });

  const aino = await makeCustomer(shop);
  const stranger = await makeCustomer(shop);
  const sent = success(await send(quoteRequest(), 'fi', aino.visitor));
  const { secret } = await stored(sent.number);
  success(await shop.quotes.staff.reply(byCommand, sent.number, reply()));
  success(await shop.quotes.accept(secret));
  expect(await contactFor(secret, aino.cookie)).toMatchObject({ lastname: 'Äyräpää' });
  expect(await contactFor(secret, stranger.cookie)).toBeNull();
});

test('links to the order only for its buyer and the quote’s owner; others see its number', async () => {
  const { shop, quote, placed, order } = await accepted();
  const { number, key } = await placed(requestFor('', TOTAL, { lines: [], quote: quote.secret }));
  const seenBy = async (viewer?: QuoteViewer) => (await shop.quotes.view(quote.secret, 'fi', viewer))?.order;
  const { secret } = await order(number);
  expect(await seenBy()).toEqual({ number, secret: null });
  expect(await seenBy({ userId: 'joku', orders: [{ number, key: 'x' }] })).toEqual({ number, secret: null });
  expect(await seenBy({ userId: null, orders: [{ number, key }] })).toEqual({ number, secret });
  const aino = await makeCustomer(shop);
  await shop.db.query('update quote set user_id = $1', [aino.userId]);
  expect(await seenBy({ userId: aino.userId })).toEqual({ number, secret });
  expect(await seenBy()).toEqual({ number, secret: null });
});
