import { expect, test } from 'vitest';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { MissingLine } from '#domain/catalog/offers/check-lines.ts';
import { sizedItem } from '#domain/catalog/offers/sized-item.ts';
import { cartItem } from './cart-item.fixture.ts';
import { withFreshItems } from './fresh-items.ts';

const freshOf = (...items: CartItem[]) => ({
  items: new Map(items.map((item) => [item.id, item])),
  missing: new Map<string, MissingLine>(),
  wrongSizes: new Set<string>(),
});
const priced = (sku: string, inclTax: number) =>
  cartItem({ sku, price: { ...cartItem().price, finalPrice: { inclTax, exclTax: Math.round(inclTax / 1.255) } } });

test('reports no change for an unchanged line and keeps its pieces', () => {
  const item = cartItem({ amount: 3 });
  expect(withFreshItems([item], [], freshOf(cartItem()))).toEqual({ items: [item], changes: [] });
});

test('reports a changed price with the old and the new one', () => {
  const { items, changes } = withFreshItems([priced('A', 5000)], [], freshOf(priced('A', 5500)));
  expect(items[0]?.price.finalPrice.inclTax).toBe(5500);
  expect(changes).toMatchObject([{ kind: 'price', before: 5000, after: 5500 }]);
});

test('reduces a stock-limited line to the stock', () => {
  const left = cartItem({ productLine: 2, stock: { ...cartItem().stock, qty: 2 } });
  const { items, changes } = withFreshItems([cartItem({ productLine: 2, amount: 4 })], [], freshOf(left));
  expect(items[0]?.amount).toBe(2);
  expect(changes).toMatchObject([{ kind: 'amount', amount: 2 }]);
});

test('keeps a sold-out line, and removes and names a discontinued one (cart-6)', () => {
  const out = cartItem({ sku: 'OUT', stock: { ...cartItem().stock, qty: 0, stockStatus: 'outOfStock' } });
  const { items, changes } = withFreshItems([cartItem({ sku: 'OUT' }), cartItem({ sku: 'GONE' })], [], freshOf(out));
  expect(items.map(({ sku }) => sku)).toEqual(['OUT']);
  expect(changes.map(({ id, kind }) => [id, kind])).toEqual([
    ['OUT', 'soldOut'],
    ['GONE', 'gone'],
  ]);
});

test('removes and reports an item that has lost its price', () => {
  const line: MissingLine = { reason: 'ask_price', title: 'Kelkka', link: '/product/kelkka' };
  const fresh = { ...freshOf(), missing: new Map([['HINTA', line]]) };
  const { items, changes } = withFreshItems([cartItem({ sku: 'HINTA', id: 'HINTA' })], [], fresh);
  expect([items, changes.map(({ kind }) => kind)]).toEqual([[], ['askPrice']]);
});

test('restores lines of another version with their pieces (cart-6)', () => {
  const { items, changes } = withFreshItems(
    [],
    [{ sku: 'KYP-1', amount: 2, customization: null }],
    freshOf(cartItem()),
  );
  expect(items).toMatchObject([{ sku: 'KYP-1', amount: 2, title: 'Routa Tunturi kelkkakypärä' }]);
  expect(changes).toEqual([]);
});

const limits = { min: 50, max: 400, step: 1 };
const cut = cartItem({
  sku: 'PEITE',
  title: 'Peite',
  variationName: '',
  sizing: { identifier: 'size', widthCm: limits, lengthCm: limits, perM2: 990 },
});
const piece = (widthCm: number, more: Partial<CartItem> = {}) => ({
  ...sizedItem({ ...cut, ...more }, { widthCm, lengthCm: 200 }),
  ...more,
});

test('refreshes each size as its own line, and removes and names a size no longer offered', () => {
  const fresh = { ...freshOf(piece(120), piece(150)), wrongSizes: new Set(['PEITE~40x200']) };
  const stored = {
    sku: 'PEITE',
    amount: 2,
    customization: { identifier: 'size' as const, widthCm: 150, lengthCm: 200 },
  };
  const { items, changes } = withFreshItems([piece(120), piece(40)], [stored], fresh);
  expect(items.map(({ id, amount }) => [id, amount])).toEqual([
    ['PEITE~120x200', 1],
    ['PEITE~150x200', 2],
  ]);
  expect(changes).toEqual([{ id: 'PEITE~40x200', name: 'Peite, 40 × 200 cm, 0,80 m²', kind: 'wrongSize' }]);
});

test('limits sizes of one sku to the stock they share', () => {
  const left = { productLine: 2, stock: { ...cartItem().stock, qty: 3 } };
  const cart = [piece(120, { ...left, amount: 2 }), piece(150, { ...left, amount: 2 })];
  const { items, changes } = withFreshItems(cart, [], freshOf(piece(120, left), piece(150, left)));
  expect(items.map(({ amount }) => amount)).toEqual([2, 1]);
  expect(changes).toMatchObject([{ id: 'PEITE~150x200', kind: 'amount', amount: 1 }]);
});

test('keeps an item that is now sold by quote only', () => {
  const { items, changes } = withFreshItems([cartItem()], [], freshOf(cartItem({ saleMode: 'quote' })));
  expect(items).toHaveLength(1);
  expect(changes).toMatchObject([{ id: 'KYP-1', kind: 'quoteOnly' }]);
});
