import { beforeEach, expect, test, vi } from 'vitest';
import type { OrderView } from '#backend/sales/orders/shown/order-view.ts';
import { isFirstTime, purchase } from './purchase.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const line = { sku: 'KYP-1', title: 'Kypärä', variationName: 'Koko M', amount: 2, vatRate: 25.5, discount: 0 };

const order = (over: Partial<OrderView> = {}) =>
  ({
    number: '1000019',
    email: 'maija@example.com',
    name: 'Maija Mallikas',
    phone: '0401234567',
    lines: [{ ...line, unit: 13_900, total: 27_800 }],
    campaigns: [],
    shipping: 540,
    officeFee: 0,
    total: 28_340,
    vat: [{ rate: 25.5, net: 22_582, vat: 5_758, gross: 28_340 }],
    ...over,
  }) as unknown as OrderView;

test('reports an order once per browser (tag-1)', () => {
  expect(isFirstTime('1000019')).toBe(true);
  expect(isFirstTime('1000019')).toBe(false);
  expect(isFirstTime('1000020')).toBe(true);
  expect(isFirstTime('1000019 refund')).toBe(true);
});

test('reports nothing where storage is forbidden', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full');
    },
  });
  expect(isFirstTime('1000019')).toBe(false);
});

test('reports value, delivery and tax as paid, and nothing about the buyer', () => {
  const event = purchase(order());
  const { value = 0, tax, shipping, transaction_id, items } = event.ecommerce ?? {};
  expect({ value, tax, shipping, transaction_id }).toEqual({
    value: 221.51,
    tax: 57.58,
    shipping: 4.31,
    transaction_id: '1000019',
  });
  expect(items).toEqual([
    { item_id: 'KYP-1', item_name: 'Kypärä', item_variant: 'Koko M', price: 110.76, quantity: 2 },
  ]);
  expect(JSON.stringify(event)).not.toMatch(/Maija|example|0401234567/);
});

test('reports a free delivery as zero despite the rounding of lines', () => {
  const lines = [1, 2, 3].map((n) => ({ ...line, sku: `F-${n}`, amount: 1, unit: 251, total: 251 }));
  const vat = [{ rate: 25.5, net: 600, vat: 153, gross: 753 }];
  const free = order({ shipping: 0, total: 753, vat, lines } as unknown as Partial<OrderView>);
  expect(purchase(free).ecommerce).toMatchObject({ value: 6, tax: 1.53, shipping: 0 });
});

test('reports the price after campaign discounts, and the discount', () => {
  const lines = [{ ...line, unit: 10_000, total: 18_000, discount: 2_000 }];
  const { items } = purchase(order({ lines } as unknown as Partial<OrderView>)).ecommerce ?? {};
  expect(items).toEqual([expect.objectContaining({ price: 71.72, discount: 7.97 })]);
});
