import { expect, test } from 'vitest';
import { testCartItem } from '#domain/catalog/offers/cart-item.fixture.ts';
import type { Campaign } from '#domain/sales/campaigns/campaign.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { type Contents, priceBasket } from './basket.ts';

const PARCEL = '101';
const deliveryOf = (id: string) => {
  const method = shippingMethod(id);
  if (!method) throw new Error(`no method ${id}`);
  return method;
};
const tenPercent: Campaign = {
  code: 'KYMPPI',
  name: { fi: 'Kymppi', en: 'Ten' },
  automatic: false,
  priority: 100,
  rules: [{ conditions: [], effect: { kind: 'percentage', percent: 10 } }],
};
const freeDelivery: Campaign = {
  ...tenPercent,
  code: 'POSTI0',
  rules: [{ conditions: [], effect: { kind: 'free_delivery', methods: null } }],
};
const cart: Contents = {
  items: [testCartItem('A', 10_000)],
  codes: { campaignCode: 'KYMPPI', giftCardCode: 'KOODI', quote: null },
  giftCards: [{ code: 'KOODI', openAmount: 5000 }],
  campaigns: [tenPercent],
  quote: null,
};
const asked = {
  methodId: PARCEL,
  options: null,
  isSignedIn: false,
  buysForOwn: false,
  locale: 'fi',
  country: 'FI',
} as const;

test('prices with the browser’s data until the server has responded', () => {
  const { totals, names } = priceBasket(cart, asked);
  expect(totals).toMatchObject({ goods: 9000, shipping: 540, total: 9540, giftCard: 5000, toPay: 4540 });
  expect(names).toEqual(['Kymppi']);
});

test('uses the server’s campaigns and gift card balance, and sends no ineffective code', () => {
  const options = {
    campaigns: [freeDelivery],
    campaignRefused: 'unknown' as const,
    giftCards: [{ outcome: 'accepted' as const, openAmount: 1000 }],
    gifts: [],
  };
  const { totals, codes, deliveryPrice } = priceBasket(cart, { ...asked, options });
  expect(totals).toMatchObject({ goods: 10_000, shipping: 0, shippingDiscount: 540, giftCard: 1000, toPay: 9000 });
  expect(codes).toEqual({ campaignCode: null, giftCardCode: 'KOODI', quote: null });
  expect(deliveryPrice(deliveryOf(PARCEL))).toBe(0);
  // pallet freight is never free
  expect(deliveryPrice(deliveryOf('301'))).toBe(deliveryOf('301').price);
});

test('several cards pay together, by the server’s balance of each (gift-card-6)', () => {
  const giftCards = ['A', 'B', 'C'].map((code) => ({ code, openAmount: 2000 }));
  const options = {
    campaigns: [],
    campaignRefused: null,
    gifts: [],
    giftCards: [2000, 500].map((openAmount) => ({ outcome: 'accepted' as const, openAmount })),
  };
  expect(priceBasket({ ...cart, campaigns: [], giftCards }, { ...asked, options }).totals).toMatchObject({
    total: 10_540,
    giftCard: 4500,
    toPay: 6040,
  });
});

test('keeps a quote’s own prices and delivery, without campaigns (quote-5)', () => {
  const quote = {
    secret: 's',
    number: 'T5001',
    lines: [],
    methodId: PARCEL,
    validUntil: '2026-12-01T22:00:00.000Z',
    shippingPrice: { shipping: 2000, officeFee: 500 },
    contact: {
      firstname: '',
      lastname: '',
      email: '',
      city: '',
      phone: '',
      businessCustomer: false,
      message: '',
      company: '',
      vatNumber: '',
    },
  };
  const { totals, deliveryPrice } = priceBasket({ ...cart, quote }, asked);
  expect(totals).toMatchObject({ goods: 10_000, discount: 0, shipping: 2000, officeFee: 500, total: 12_500 });
  expect(deliveryPrice(deliveryOf(PARCEL))).toBe(2500);
  // no delivery price before a method is chosen
  expect(priceBasket({ ...cart, quote }, { ...asked, methodId: '' }).totals.total).toBe(10_000);
});
