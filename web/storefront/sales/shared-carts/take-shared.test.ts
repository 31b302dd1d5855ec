import { beforeEach, expect, test, vi } from 'vitest';
import { cartItem } from '#web/storefront/sales/cart/cart-item.fixture.ts';
import { addToCart, cartStore, clearCart } from '#web/storefront/sales/cart/cart-store.ts';
import { takeShared } from './take-shared.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  clearCart();
});

const amounts = () => Object.fromEntries(cartStore.getState().items.map(({ sku, amount }) => [sku, amount]));
const shared = [cartItem({ sku: 'A', amount: 2 }), cartItem({ sku: 'B' })];

test('adds shared lines to the cart, and can undo it', () => {
  addToCart(cartItem({ sku: 'A' }));
  addToCart(cartItem({ sku: 'OMA' }));
  const { undo } = takeShared(shared, 'add');
  expect(amounts()).toEqual({ A: 3, OMA: 1, B: 1 });
  undo();
  expect(amounts()).toEqual({ A: 1, OMA: 1 });
});

test('replaces the cart by the shared lines, and can undo it', () => {
  addToCart(cartItem({ sku: 'OMA' }), 4);
  const { createdAt } = cartStore.getState();
  const { undo } = takeShared(shared, 'replace');
  expect(amounts()).toEqual({ A: 2, B: 1 });
  undo();
  expect(amounts()).toEqual({ OMA: 4 });
  expect(cartStore.getState().createdAt).toBe(createdAt);
});

test('undoes into an empty cart', () => {
  takeShared(shared, 'add').undo();
  expect(cartStore.getState()).toMatchObject({ items: [], createdAt: null });
});
