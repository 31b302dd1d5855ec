import { expect, test } from 'vitest';
import { testCartItem } from './cart-item.fixture.ts';
import { kitGaps } from './kit-gaps.ts';

const stock = (qty: number) => ({
  qty,
  nextDeliveryDate: null,
  storeAvailability: {},
  stockStatus: qty > 0 ? ('inStock' as const) : ('outOfStock' as const),
});
const items = new Map(
  [
    testCartItem('OIL', 1290),
    testCartItem('FILTER', 990, { productLine: 2, stock: stock(3) }),
    testCartItem('GONE', 500, { stock: stock(0) }),
    testCartItem('ASK', 500, { saleMode: 'quote' }),
    testCartItem('CARD', 500, { isGiftCard: true }),
  ].map((item) => [item.sku, item]),
);

test('a kit with all its parts has no gaps (kit-2)', () => {
  const lines = [
    { sku: 'OIL', amount: 4 },
    { sku: 'FILTER', amount: 2 },
  ];
  expect(kitGaps(lines, items)).toEqual([]);
});

test('names each part that keeps the kit from being bought whole (kit-2)', () => {
  const lines = ['NONE', 'GONE', 'ASK', 'CARD', 'OIL'].map((sku) => ({ sku, amount: 1 }));
  expect(kitGaps(lines, items)).toEqual([
    { sku: 'NONE', reason: 'unknown', available: 0 },
    { sku: 'GONE', reason: 'outOfStock', available: 0 },
    { sku: 'ASK', reason: 'notSold', available: 0 },
    { sku: 'CARD', reason: 'notSold', available: 0 },
  ]);
});

test('pieces in the cart count against the stock of a part (kit-2)', () => {
  const lines = [{ sku: 'FILTER', amount: 2 }];
  expect(kitGaps(lines, items, () => 1)).toEqual([]);
  expect(kitGaps(lines, items, () => 2)).toEqual([{ sku: 'FILTER', reason: 'limited', available: 1 }]);
  expect(kitGaps([{ sku: 'OIL', amount: 1 }], items, () => 9999)).toMatchObject([{ reason: 'limited', available: 0 }]);
});
