import { expect, test } from 'vitest';
import { orderShop, pickupForm, requestFor, type Sku } from '#backend/sales/orders/test-orders.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { byCommand } from '#test/actors.ts';

const skus: Sku[] = [
  { sku: 'KYPARA', price: 10_000, stock: { oulu: 9 } },
  { sku: 'LAHJA', price: 5000, isGiftCard: true },
];

/** A shop with a gift card of some cents, and its balance. */
async function cardShop(cents: number) {
  const made = await orderShop(skus);
  const card = await made.shop.giftCards.staff.make(byCommand, { cents, reason: 'test' });
  if (!card) throw new Error('no card');
  const ledger = async () => {
    const rows = await made.shop.db.kysely
      .selectFrom('gift_card_entry')
      .select(['kind', 'cents'])
      .orderBy('id')
      .execute();
    return rows.map(({ kind, cents }) => [kind, cents]);
  };
  const withCard = (toPayCents: number, over = {}) =>
    requestFor('KYPARA', 10_000, { giftCardCode: card.code, toPayCents, ...over });
  return {
    ...made,
    code: card.code,
    ledger,
    withCard,
    open: async () => (await made.shop.giftCards.details(card.code)).openAmount,
  };
}

test('a card pays a part: it is held, and the gateway charges the rest (gift-card-2)', async () => {
  const { placed, withCard, order, attempts, ledger, returned, shop, mailText } = await cardShop(3000);
  const { number } = await placed(withCard(7000));
  expect(await order(number)).toMatchObject({
    total: 10_000,
    payNow: 10_000,
    giftCard: 3000,
    status: 'pending_payment',
  });
  expect((await order(number)).giftCards).toMatchObject([{ cents: 3000, end: expect.stringMatching(/^\w{4}$/) }]);
  expect((await attempts(number)).map(({ amount }) => amount)).toEqual([7000]);
  expect(await ledger()).toEqual([
    ['issue', 3000],
    ['hold', -3000],
  ]);
  await shop.checkout.settle(await returned(number, 'ok'));
  expect((await order(number)).status).toBe('paid');
  expect(await ledger()).toHaveLength(2);
  expect(await mailText('order-confirmation')).toContain(number);
});

test('a card pays all: paid at once without the gateway, and a retry gives the same order (gift-card-2, order-1)', async () => {
  const { placed, withCard, order, attempts, open, count, mails } = await cardShop(15_000);
  const request = withCard(0, { form: { ...pickupForm, paymentMethodId: '' } });
  const { number, payment } = await placed(request);
  expect(payment.url).toContain('/kiitos');
  expect(await order(number)).toMatchObject({ status: 'paid', giftCard: 10_000, paymentMethod: null });
  expect([await attempts(number), await open()]).toEqual([[], 5000]);
  expect((await placed(request)).number).toBe(number);
  expect([await count('customer_order'), await open(), (await mails()).length]).toEqual([1, 5000, 2]);
});

test('a cancelled order releases the card’s money once; a late payment does not take it again', async () => {
  const { placed, withCard, open, order, returned, shop, clock, ledger } = await cardShop(3000);
  const { number } = await placed(withCard(7000));
  const late = await returned(number, 'ok');
  expect(await open()).toBe(0);
  clock.now = new Date(clock.now.getTime() + 31 * 60_000);
  await shop.checkout.sweep();
  await shop.checkout.sweep();
  expect([(await order(number)).status, await open()]).toEqual(['cancelled', 3000]);
  await shop.checkout.settle(late);
  expect([(await order(number)).status, await open()]).toEqual(['cancelled', 3000]);
  expect(await ledger()).toEqual([
    ['issue', 3000],
    ['hold', -3000],
    ['release', 3000],
  ]);
});

test('refuses an amount other than the shopper saw, with the new totals (order-2)', async () => {
  const { shop, withCard, count, open } = await cardShop(3000);
  for (const seen of [10_000, 6999, 0])
    expect(await shop.checkout.place(withCard(seen), 'fi')).toMatchObject({
      ok: false,
      reason: 'total_changed',
      details: { total: 10_000, giftCard: 3000, toPay: 7000 },
    });
  expect([await count('customer_order'), await open()]).toEqual([0, 3000]);
});

test.each([
  ['unknown', 'checkout.error.giftCard', async () => {}],
  [
    'blocked',
    'checkout.error.giftCard',
    async ({ shop }: Awaited<ReturnType<typeof cardShop>>) => {
      await shop.db.kysely.updateTable('gift_card').set({ is_blocked: true }).execute();
    },
  ],
  [
    'run out',
    'checkout.error.giftCard',
    async ({ clock }: Awaited<ReturnType<typeof cardShop>>) => {
      clock.now = new Date(clock.now.getTime() + 800 * DAY_MS);
    },
  ],
  [
    'used',
    'checkout.error.giftCardUsed',
    async ({ placed, withCard }: Awaited<ReturnType<typeof cardShop>>) => {
      await placed(withCard(7000));
    },
  ],
] as const)('a card that is %s is refused by its field', async (what, message, arrange) => {
  const shop = await cardShop(3000);
  await arrange(shop);
  const giftCardCode = what === 'unknown' ? '2468-ACEG-JMPR-TVXA' : shop.code;
  const answer = await shop.shop.checkout.place(shop.withCard(7000, { giftCardCode }), 'fi');
  expect(answer).toMatchObject({ ok: false, reason: 'invalid', details: [{ field: 'giftCardCode', message }] });
});

test('a shopper returning from the payment page can use the same card again; others cannot', async () => {
  const { placed, withCard, order, open, shop, ledger } = await cardShop(3000);
  const first = await placed(withCard(7000));
  const own = [{ number: first.number, key: first.key }];
  const seen = { client: { ip: 'local' }, userId: null };
  const { code } = { code: withCard(0).giftCardCode ?? '' };
  expect(await shop.checkout.giftCard(code, { ...seen, own })).toEqual({ outcome: 'accepted', openAmount: 3000 });
  expect(await shop.checkout.giftCard(code, { ...seen, own: [] })).toEqual({ outcome: 'used', openAmount: 0 });
  const again = await shop.checkout.place(withCard(7000), 'fi', own);
  if (!again.ok) throw new Error(again.reason);
  expect([(await order(first.number)).status, (await order(again.value.number)).giftCard]).toEqual(['cancelled', 3000]);
  expect(await open()).toBe(0);
  expect(await ledger()).toEqual([
    ['issue', 3000],
    ['hold', -3000],
    ['release', 3000],
    ['hold', -3000],
  ]);
});

test('the first order keeps its card when the new one fails', async () => {
  const { placed, withCard, order, shop, open } = await cardShop(3000);
  const first = await placed(withCard(7000));
  await shop.db.kysely.updateTable('gift_card').set({ is_blocked: true }).execute();
  const own = [{ number: first.number, key: first.key }];
  expect(await shop.checkout.place(withCard(7000), 'fi', own)).toMatchObject({ ok: false, reason: 'invalid' });
  expect((await order(first.number)).status).toBe('pending_payment');
  await shop.db.kysely.updateTable('gift_card').set({ is_blocked: false }).execute();
  expect(await open()).toBe(0);
});

const mailForm = { ...pickupForm, delivery: { methodId: '501' } };

test('mails one gift card per bought unit when paid, each once', async () => {
  const { placed, returned, shop, order, mails } = await cardShop(1);
  const request = requestFor('', 10_000, { lines: [{ sku: 'LAHJA', amount: 2 }], form: mailForm });
  const { number } = await placed(request);
  const payment = await returned(number, 'ok');
  await Promise.all([shop.checkout.settle(payment), shop.checkout.settle(payment)]);
  expect(await order(number)).toMatchObject({
    status: 'completed',
    vat: [{ rate: 0, isVoucher: true, gross: 10_000 }],
  });
  expect(await mails()).toEqual(['gift-card', 'order-confirmation']);
  const mail = await shop.db.kysely
    .selectFrom('outbox_mail')
    .select('body_text')
    .where('kind', '=', 'gift-card')
    .execute();
  const codes = mail[0]?.body_text.match(/\b[0-9A-Z]{4}(-[0-9A-Z]{4}){3}\b/g) ?? [];
  expect(codes).toHaveLength(2);
  for (const code of codes) expect(await shop.giftCards.details(code)).toEqual({ valid: true, openAmount: 5000 });
  // the database stores only hashes of the codes
  const stored = JSON.stringify(await shop.db.kysely.selectFrom('gift_card').selectAll().execute());
  for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
});

test('a gift card cannot pay for a gift card', async () => {
  const { shop, withCard } = await cardShop(9000);
  const lines = [{ sku: 'LAHJA', amount: 1 }];
  const answer = await shop.checkout.place({ ...withCard(0, { lines, form: mailForm }), totalCents: 5000 }, 'fi');
  expect(answer).toMatchObject({ ok: false, reason: 'total_changed', details: { giftCard: 0, toPay: 5000 } });
});

test('a gift card next to goods needs no delivery', async () => {
  const { placed, order, held } = await cardShop(1);
  const lines = [
    { sku: 'KYPARA', amount: 1 },
    { sku: 'LAHJA', amount: 1 },
  ];
  const { number } = await placed(requestFor('', 15_000, { lines }));
  expect((await order(number)).lines.map(({ sku, kind }) => [sku, kind])).toEqual([
    ['KYPARA', 'goods'],
    ['LAHJA', 'gift_card'],
  ]);
  expect([await held('KYPARA'), await held('LAHJA')]).toEqual([1, 0]);
});
