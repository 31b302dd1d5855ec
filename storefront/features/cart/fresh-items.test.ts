import { expect, test } from 'vitest';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { cartItem } from './cart-item.fixture.ts';
import { withFreshItems } from './fresh-items.ts';

const freshOf = (...items: CartItem[]) => new Map(items.map((item) => [item.sku, item]));
const priced = (sku: string, inclTax: number) =>
  cartItem({ sku, price: { ...cartItem().price, finalPrice: { inclTax, exclTax: Math.round(inclTax / 1.255) } } });

test('an unchanged line says nothing and keeps its pieces', () => {
  const item = cartItem({ amount: 3 });
  expect(withFreshItems([item], [], freshOf(cartItem()))).toEqual({ items: [item], changes: [] });
});

test('a changed price is told before and after', () => {
  const { items, changes } = withFreshItems([priced('A', 5000)], [], freshOf(priced('A', 5500)));
  expect(items[0]?.price.finalPrice.inclTax).toBe(5500);
  expect(changes).toMatchObject([{ kind: 'price', before: 5000, after: 5500 }]);
});

test('a stock-limited product is cut to what is left', () => {
  const left = cartItem({ productLine: 2, stock: { ...cartItem().stock, qty: 2 } });
  const { items, changes } = withFreshItems([cartItem({ productLine: 2, amount: 4 })], [], freshOf(left));
  expect(items[0]?.amount).toBe(2);
  expect(changes).toMatchObject([{ kind: 'amount', amount: 2 }]);
});

test('sold out stays to be seen, gone leaves and is named', () => {
  const out = cartItem({ sku: 'OUT', stock: { ...cartItem().stock, qty: 0, stockStatus: 'outOfStock' } });
  const { items, changes } = withFreshItems([cartItem({ sku: 'OUT' }), cartItem({ sku: 'GONE' })], [], freshOf(out));
  expect(items.map(({ sku }) => sku)).toEqual(['OUT']);
  expect(changes.map(({ sku, kind }) => [sku, kind])).toEqual([
    ['OUT', 'soldOut'],
    ['GONE', 'gone'],
  ]);
});

test('lines of another version come back with their pieces', () => {
  const { items, changes } = withFreshItems([], [{ sku: 'KYP-1', amount: 2 }], freshOf(cartItem()));
  expect(items).toMatchObject([{ sku: 'KYP-1', amount: 2, title: 'Routa Tunturi kelkkakypärä' }]);
  expect(changes).toEqual([]);
});
