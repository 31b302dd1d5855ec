import { beforeEach, expect, test, vi } from 'vitest';
import { cartItemToWire } from '#domain/sales/cart/cart-wire.ts';
import { cartItem } from '../cart-item.fixture.ts';
import { addToCart, cartStore, clearCart, editCart } from '../cart-store.ts';
import { refreshCart } from '../refresh-cart.ts';
import { showArrived } from './arrived-lines.ts';

const kept = new Map<string, string>();
/** The catalog's items. */
let sold: string[] = [];
/** Changes on this device during the request. */
let meanwhile = () => {};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const asked = JSON.parse(String(body)).items as { sku: string }[];
    meanwhile();
    meanwhile = () => {};
    const items = asked.filter(({ sku }) => sold.includes(sku));
    return Response.json({ items: items.map(({ sku }) => cartItemToWire(cartItem({ sku, amount: 1 }))), problems: [] });
  });
  sold = ['A', 'B'];
  meanwhile = () => {};
  clearCart();
});

const shown = () => cartStore.getState().items.map(({ id, amount }) => [id, amount]);
const waiting = () => cartStore.getState().outdated.map(({ sku }) => sku);
const arrive = (sku: string, amount: number) =>
  editCart((cart) => ({ outdated: [...cart.outdated, { sku, amount, customization: null }] }));

test('shows a line of another device at once, with its pieces (cart-8)', async () => {
  addToCart(cartItem({ sku: 'A' }));
  arrive('B', 7);
  await showArrived();
  expect([shown(), waiting()]).toEqual([
    [
      ['A', 1],
      ['B', 7],
    ],
    [],
  ]);
});

test('leaves a discontinued line to the cart page, which names it (cart-6)', async () => {
  arrive('GONE', 2);
  await showArrived();
  expect([shown(), waiting()]).toEqual([[], ['GONE']]);
  expect(await refreshCart('fi')).toEqual([{ id: 'GONE', name: 'GONE', kind: 'gone' }]);
  expect(waiting()).toEqual([]);
});

test('merges a line added here meanwhile with the larger amount', async () => {
  arrive('B', 7);
  meanwhile = () => addToCart(cartItem({ sku: 'B' }), 2);
  await showArrived();
  expect([shown(), waiting()]).toEqual([[['B', 7]], []]);
});

test('does not treat a line that arrives during a check as discontinued', async () => {
  addToCart(cartItem({ sku: 'A' }));
  meanwhile = () => {
    arrive('B', 3);
    addToCart(cartItem({ sku: 'C' }));
  };
  expect(await refreshCart('fi')).toEqual([]);
  expect([shown(), waiting()]).toEqual([
    [
      ['A', 1],
      ['C', 1],
    ],
    ['B'],
  ]);
});
