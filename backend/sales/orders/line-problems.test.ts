import { expect, test } from 'vitest';
import { testCartItem } from '#domain/catalog/offers/cart-item.fixture.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { sizedItem } from '#domain/catalog/offers/sized-item.ts';
import { isUnchanged } from './line-problems.ts';
import type { LockedSku } from './stock.ts';

const locked = (over: Partial<LockedSku> = {}): LockedSku => ({
  price: 990,
  productLine: 1,
  stock: testCartItem('A', 0).stock,
  shelf: [],
  saleMode: 'buy',
  deposit: null,
  isCutToSize: false,
  hygieneSealed: false,
  warrantyMonths: null,
  quantityBreaks: [],
  ...over,
});
const limits = { min: 50, max: 400, step: 1 };
const plain = testCartItem('A', 990);
const piece = sizedItem(
  testCartItem('A', 990, { sizing: { identifier: 'size', widthCm: limits, lengthCm: limits, perM2: 990 } }),
  { widthCm: 120, lengthCm: 200 },
);
const reserved = testCartItem('A', 990, { saleMode: 'deposit', deposit: 100 });

test.each<[string, CartItem, LockedSku | undefined, boolean]>([
  ['unchanged', plain, locked(), true],
  ['gone', plain, undefined, false],
  ['without a price', plain, locked({ price: null }), false],
  ['another price', plain, locked({ price: 991 }), false],
  ['by quote only now', plain, locked({ saleMode: 'quote' }), false],
  ['cut to size now', plain, locked({ isCutToSize: true }), false],
  ['a piece', piece, locked({ isCutToSize: true }), true],
  ['a piece at another price of the square metre', piece, locked({ isCutToSize: true, price: 995 }), false],
  ['a piece, sold whole now', piece, locked({ price: 2376 }), false],
  ['a deposit', reserved, locked({ saleMode: 'deposit', deposit: 100 }), true],
  ['another deposit', reserved, locked({ saleMode: 'deposit', deposit: 200 }), false],
  ['no deposit any more', reserved, locked(), false],
])('detects whether the catalog changed: %s', (_name, item, sku, expected) => {
  expect(isUnchanged(item, sku)).toBe(expected);
});

test('quantity breaks that changed meanwhile change the offer (price-12)', () => {
  const quantityBreaks = [{ from: 4, cents: 890 }];
  expect(isUnchanged({ ...plain, quantityBreaks }, locked({ quantityBreaks }))).toBe(true);
  expect(isUnchanged({ ...plain, quantityBreaks }, locked())).toBe(false);
  expect(isUnchanged(plain, locked({ quantityBreaks }))).toBe(false);
});
