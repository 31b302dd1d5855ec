import { describe, expect, test } from 'vitest';
import { testCartItem } from '#domain/catalog/offers/cart-item.fixture.ts';
import { madeCampaign, madeRule } from '#domain/sales/campaigns/campaign.fixture.ts';
import type { ShippingMethod } from '#domain/sales/delivery/shipping-method.ts';
import { priceWithCampaigns } from './campaign-cart.ts';

const facts = { now: '2026-11-21T10:00:00.000Z', isSignedIn: false };
const method = (id: string, carriesUpTo: ShippingMethod['carriesUpTo'], shipping: number, officeFee = 0) => ({
  id,
  carriesUpTo,
  price: shipping + officeFee,
  priceBreakdown: { shipping, officeFee },
});
const posti = method('101', 'parcel', 540);
const freight = method('303', 'vehicle', 12_000, 15_000);
const free = (methods: string[] | null) => [madeCampaign('VAPAA', [madeRule({ kind: 'free_delivery', methods })])];
const price = (campaigns: ReturnType<typeof free>, by: typeof posti | null, giftCard = 0) =>
  priceWithCampaigns([testCartItem('A', 10_000)], { campaigns, facts, method: by, giftCard });

describe('free delivery', () => {
  test.each([
    ['a parcel', free(null), posti, { shipping: 0, shippingDiscount: 540, total: 10_000 }],
    ['not freight', free(null), freight, { shipping: 12_000, shippingDiscount: 0, total: 37_000 }],
    [
      'freight by name; the office fee stays',
      free(['303']),
      freight,
      { shipping: 0, officeFee: 15_000, total: 25_000 },
    ],
    ['another method than the chosen one', free(['201']), posti, { shipping: 540, shippingDiscount: 0 }],
    ['no method chosen yet', free(null), null, { shipping: 0, shippingDiscount: 0, total: 10_000 }],
  ])('%s', (_, campaigns, by, expected) => {
    expect(price(campaigns, by)).toMatchObject(expected);
  });
});

test('VAT is that of the discounted lines; the gift card pays the remaining total', () => {
  const half = [madeCampaign('PUOLET', [madeRule({ kind: 'percentage', percent: 50 })])];
  expect(price(half, posti, 2000)).toMatchObject({
    goods: 5000,
    discount: 5000,
    total: 5540,
    giftCard: 2000,
    toPay: 3540,
    vat: [{ rate: 25.5, gross: 5540 }],
    discounts: { worked: ['PUOLET'], discountSum: 5000 },
  });
});

test('limits a deposit to the discounted price', () => {
  const items = [testCartItem('MONKIJA', 100_000, { deposit: 20_000, saleMode: 'deposit' })];
  const to = (cents: number) => [madeCampaign('A', [madeRule({ kind: 'fixed_price', cents })])];
  const paid = (cents: number) => priceWithCampaigns(items, { campaigns: to(cents), facts, method: null });
  expect(paid(90_000)).toMatchObject({ total: 90_000, payNow: 20_000, dueLater: 70_000 });
  expect(paid(15_000)).toMatchObject({ total: 15_000, payNow: 15_000, dueLater: 0 });
});

test('a bought gift card is neither discounted nor paid by another gift card', () => {
  const items = [testCartItem('KORTTI', 5000, { isGiftCard: true, vatRate: 0 })];
  const campaigns = [madeCampaign('A', [madeRule({ kind: 'percentage', percent: 50 })])];
  expect(priceWithCampaigns(items, { campaigns, facts, method: null, giftCard: 9000 })).toMatchObject({
    discount: 0,
    total: 5000,
    giftCard: 0,
    toPay: 5000,
  });
});

test('keeps two lines of one id apart', () => {
  const campaigns = [madeCampaign('A', [madeRule({ kind: 'percentage', percent: 10 })])];
  const items = [testCartItem('A', 1000), testCartItem('A', 1000, { amount: 2 })];
  const { lines, goods } = priceWithCampaigns(items, { campaigns, facts, method: null });
  expect([lines.map((line) => line.discount), goods]).toEqual([[100, 200], 2700]);
});

test('a campaign takes its part of the price that quantity breaks leave (price-12)', () => {
  const quantityBreaks = [
    { from: 4, cents: 1290 },
    { from: 10, cents: 1090 },
  ];
  const half = [madeCampaign('PUOLET', [madeRule({ kind: 'percentage', percent: 50 })])];
  const totals = (amount: number, campaigns: typeof half) => {
    const item = { ...testCartItem('A', 1490), amount, quantityBreaks };
    const { lines, goods, discount } = priceWithCampaigns([item], { campaigns, facts, method: null });
    return [lines[0]?.unit, goods, discount];
  };
  expect(totals(3, [])).toEqual([1490, 4470, 0]);
  expect(totals(4, [])).toEqual([1290, 5160, 0]);
  expect(totals(10, half)).toEqual([1090, 5450, 5450]);
});
