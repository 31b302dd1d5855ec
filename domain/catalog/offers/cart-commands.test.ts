import fc from 'fast-check';
import { expect, test } from 'vitest';
import { removeItem, setAmount } from '#domain/sales/cart/change-line.ts';
import { addItem, type CartLines } from './cart-commands.ts';
import { testCartItem } from './cart-item.fixture.ts';
import { type CartItem, lineId } from './cart-item.ts';

const item = (sku: string, more: Partial<CartItem> = {}) => testCartItem(sku, 1000, more);
const stock = (qty: number) => ({ ...item('X').stock, qty });
const empty: CartLines = { items: [], itemsEdited: false };

test('adding the same id adds to the amount and replaces the stock (cart-2)', () => {
  const cart = addItem(addItem(empty, item('A', { amount: 2 })), item('A', { amount: 3, stock: stock(7) }));
  expect(cart.items).toHaveLength(1);
  expect(cart.items[0]).toMatchObject({ amount: 5, stock: { qty: 7 } });
  expect(cart.itemsEdited).toBe(false);
});

test('productLine 2 is capped to the stock, others to 9999 (cart-3, stock-2)', () => {
  const limited = item('A', { productLine: 2, stock: stock(3), amount: 2 });
  expect(addItem(addItem(empty, limited), limited).items[0]?.amount).toBe(3);
  expect(addItem(empty, item('B', { amount: 12_000 })).items[0]?.amount).toBe(9999);
  expect(setAmount(addItem(empty, limited), 'A', 50).items[0]?.amount).toBe(3);
});

const sized = (widthCm: number, more: Partial<CartItem> = {}) => {
  const customization = { identifier: 'size' as const, widthCm, lengthCm: 200 };
  const limits = { min: 1, max: 500, step: 1 };
  const sizing = { identifier: 'size' as const, widthCm: limits, lengthCm: limits, perM2: 990 };
  return item('PEITE', { ...more, id: lineId({ sku: 'PEITE', customization }), customization, sizing });
};

test('another size makes another line, the same size raises the amount', () => {
  const cart = addItem(addItem(addItem(empty, sized(120)), sized(150)), sized(120));
  expect(cart.items.map(({ id, amount }) => [id, amount])).toEqual([
    ['PEITE~120x200', 2],
    ['PEITE~150x200', 1],
  ]);
});

test('lines of one sku in several sizes share its stock', () => {
  const limited = { productLine: 2, stock: stock(5) };
  const cart = addItem(addItem(empty, sized(120, { ...limited, amount: 3 })), sized(150, { ...limited, amount: 4 }));
  expect(cart.items.map(({ amount }) => amount)).toEqual([3, 2]);
  expect(setAmount(cart, 'PEITE~120x200', 9).items.map(({ amount }) => amount)).toEqual([3, 2]);
});

test('does not add a product sold by quote only, nor size-priced goods without a size (product-7, product-8)', () => {
  expect(addItem(empty, item('A', { saleMode: 'quote' })).items).toEqual([]);
  expect(addItem(empty, { ...sized(120), customization: null }).items).toEqual([]);
});

test('changing and removing mark the cart as edited; unknown ids change nothing (cart-4)', () => {
  const cart = addItem(empty, item('A'));
  expect(setAmount(cart, 'A', 4)).toMatchObject({ itemsEdited: true, items: [{ amount: 4 }] });
  expect(removeItem(cart, 'A')).toEqual({ items: [], itemsEdited: true });
  expect(setAmount(cart, 'Z', 4)).toBe(cart);
  expect(removeItem(cart, 'Z')).toBe(cart);
});

test('any input gives a whole amount within the limits', () => {
  const amount = fc.oneof(fc.integer(), fc.double(), fc.constant(Number.NaN));
  fc.assert(
    fc.property(amount, fc.integer({ min: -5, max: 20_000 }), fc.constantFrom(1, 2), (typed, qty, productLine) => {
      const cart = setAmount(addItem(empty, item('A', { productLine, stock: stock(qty) })), 'A', typed);
      const got = cart.items[0]?.amount ?? 0;
      expect(Number.isInteger(got)).toBe(true);
      expect(got).toBeGreaterThanOrEqual(1);
      expect(got).toBeLessThanOrEqual(productLine === 2 ? Math.max(1, Math.min(9999, qty)) : 9999);
    }),
  );
});
