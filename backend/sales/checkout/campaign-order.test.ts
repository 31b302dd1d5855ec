import { expect, test } from 'vitest';
import { putCampaign } from '#backend/sales/campaigns/test-campaigns.ts';
import { homeForm, orderShop, requestFor, type Sku } from '#backend/sales/orders/test-orders.ts';
import { madeCampaign, madeRule } from '#domain/sales/campaigns/campaign.fixture.ts';

const skus: Sku[] = [
  { sku: 'A', price: 6000, stock: { oulu: 5 } },
  { sku: 'B', price: 999, stock: { oulu: 5 } },
  { sku: 'LAHJA', price: 1500, productLine: 2, stock: { oulu: 1 } },
];
const half = madeRule({ kind: 'percentage', percent: 50 });
const gift = madeRule({ kind: 'gift_item', sku: 'LAHJA', amount: 1 });

async function shopWith(limits: Parameters<typeof putCampaign>[2] = {}) {
  const made = await orderShop(skus);
  const { kysely } = made.shop.db;
  await putCampaign(made.shop.db, madeCampaign('PUOLET', [half]), limits);
  const uses = async () => (await kysely.selectFrom('campaign_use').select('code').execute()).map(({ code }) => code);
  return { ...made, uses };
}
const withCode = (total: number, over = {}) => requestFor('A', total, { campaignCode: 'puolet', ...over });

test('the discount is in the lines, totals, VAT and the payment at the gateway', async () => {
  const { placed, order, attempts, uses } = await shopWith();
  const lines = [
    { sku: 'A', amount: 1 },
    { sku: 'B', amount: 3 },
  ];
  const { number } = await placed(withCode(3000 + 1498, { lines }));
  const found = await order(number);
  expect(found).toMatchObject({ goods: 4498, discount: 4499, total: 4498, payNow: 4498 });
  expect(found.campaigns).toEqual([{ code: 'PUOLET', name: { fi: 'PUOLET' }, automatic: false }]);
  expect(found.lines.map(({ unit, amount, discount, total }) => [unit, amount, discount, total])).toEqual([
    [6000, 1, 3000, 3000],
    [999, 3, 1499, 1498],
  ]);
  expect(found.vat.map(({ gross }) => gross)).toEqual([4498]);
  expect((await attempts(number)).map(({ amount }) => amount)).toEqual([4498]);
  expect(await uses()).toEqual(['PUOLET']);
});

test('refuses a discounted total without the code (order-2)', async () => {
  const { shop, count } = await shopWith();
  const answer = await shop.checkout.place(requestFor('A', 3000), 'fi');
  expect(answer).toMatchObject({ ok: false, reason: 'total_changed', details: { total: 6000, discount: 0 } });
  expect(answer.ok || JSON.stringify(answer.details)).not.toContain('discounts');
  expect(await count('customer_order')).toBe(0);
});

test('refuses a campaign that ended meanwhile, naming its field', async () => {
  const { shop, clock } = await shopWith({ until: '2099-01-01T00:00:00Z' });
  clock.now = new Date('2099-01-01T00:00:00Z');
  expect(await shop.checkout.place(withCode(3000), 'fi')).toMatchObject({
    reason: 'invalid',
    details: [{ field: 'campaignCode', message: 'checkout.error.campaign' }],
  });
});

test('one order takes the last use; cancelling it releases the use', async () => {
  const { shop, placed, clock, uses } = await shopWith({ useLimit: 1 });
  await placed(withCode(3000));
  const refused = {
    reason: 'invalid',
    details: [{ field: 'campaignCode', message: 'checkout.error.campaignUsed' }],
  };
  expect(await shop.checkout.place(withCode(3000), 'fi')).toMatchObject(refused);
  clock.now = new Date(clock.now.getTime() + 31 * 60_000);
  await shop.checkout.sweep();
  expect(await uses()).toEqual([]);
  await placed(withCode(3000));
});

test('of twenty concurrent shoppers two get the two uses, the others are refused', async () => {
  const { shop, uses } = await shopWith({ useLimit: 2 });
  const form = (i: number) => ({ ...homeForm, contact: { ...homeForm.contact, email: `m${i}@example.com` } });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => shop.checkout.place(withCode(3000 + 1590, { form: form(i) }), 'fi')),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  for (const answer of answers) if (!answer.ok) expect(answer.details).toMatchObject([{ field: 'campaignCode' }]);
  expect(await uses()).toHaveLength(2);
});

test('a shopper returning from the payment page reuses the one use in the new order', async () => {
  const { shop, placed, order, uses } = await shopWith({ useLimitPerCustomer: 1 });
  const first = await placed(withCode(3000));
  const own = [{ number: first.number, key: first.key }];
  expect(await shop.checkout.place(withCode(3000), 'fi')).toMatchObject({ reason: 'invalid' });
  const again = await shop.checkout.place(withCode(3000), 'fi', own);
  expect(again.ok).toBe(true);
  expect([(await order(first.number)).status, await uses()]).toEqual(['cancelled', ['PUOLET']]);
});

test('a gift is a free line with a stock hold; it is left out when sold out', async () => {
  const { shop, placed, order, held, attempts } = await shopWith();
  await putCampaign(shop.db, madeCampaign('KYLKIÄINEN', [gift], { automatic: true }));
  const { number } = await placed(requestFor('A', 6000));
  const found = await order(number);
  expect(found.lines.map(({ sku, kind, discount, total }) => [sku, kind, discount, total])).toEqual([
    ['A', 'goods', 0, 6000],
    ['LAHJA', 'gift', 1500, 0],
  ]);
  expect([found.total, found.discount, await held('LAHJA')]).toEqual([6000, 0, 1]);
  expect((await attempts(number)).map(({ amount }) => amount)).toEqual([6000]);
  const next = await placed(requestFor('A', 6000));
  expect((await order(next.number)).lines).toHaveLength(1);
});

test('free delivery discounts the shipping price and reports it', async () => {
  const { shop, placed, order } = await shopWith();
  const free = madeRule({ kind: 'free_delivery', methods: null });
  await putCampaign(shop.db, madeCampaign('KULUITTA', [free], { automatic: true }));
  const { number } = await placed(requestFor('A', 6000, { form: homeForm }));
  expect(await order(number)).toMatchObject({ shipping: 0, shippingDiscount: 1590, total: 6000 });
});

test('an order that costs nothing is paid at once without the gateway', async () => {
  const { shop, placed, order, attempts } = await shopWith();
  const all = madeRule({ kind: 'percentage', percent: 100 });
  await putCampaign(shop.db, madeCampaign('ILMAINEN', [all]));
  const { number } = await placed(requestFor('A', 0, { campaignCode: 'ILMAINEN', toPayCents: 0 }));
  expect([(await order(number)).status, await attempts(number)]).toEqual(['paid', []]);
});

test('the checkout options have totals, campaigns, gifts and the reason why a code has no effect', async () => {
  const { shop } = await shopWith();
  await putCampaign(shop.db, madeCampaign('KYLKIÄINEN', [gift], { automatic: true }));
  const ask = async (campaignCode: string | null) => {
    const options = await shop.checkout.options(
      { lines: [{ sku: 'A', amount: 1 }], postcode: null, campaignCode },
      'fi',
    );
    if (!options.ok) throw new Error(options.reason);
    return options.value;
  };
  expect(await ask('PUOLET')).toMatchObject({
    totals: { total: 3000, discount: 3000 },
    campaigns: [{ code: 'KYLKIÄINEN' }, { code: 'PUOLET' }],
    campaignRefused: null,
    gifts: [{ sku: 'LAHJA', amount: 1 }],
    giftCards: [],
  });
  expect(await ask('EI-OLE')).toMatchObject({ totals: { total: 6000 }, campaignRefused: 'unknown' });
});
