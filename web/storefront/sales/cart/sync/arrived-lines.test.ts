import { beforeEach, expect, test, vi } from 'vitest';
import { cartItemToWire } from '#domain/sales/cart/cart-wire.ts';
import { cartItem } from '../cart-item.fixture.ts';
import { addToCart, cartStore, clearCart, editCart } from '../cart-store.ts';
import { refreshCart } from '../refresh-cart.ts';
import { showArrived } from './arrived-lines.ts';

const kept = new Map<string, string>();
/** What the catalog has. */
let sold: string[] = [];
/** What happens on this device while the server is asked. */
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

test('a line of another device shows at once, with the pieces it has there', async () => {
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

test('what the catalog has no more waits for the cart page, which names it', async () => {
  arrive('GONE', 2);
  await showArrived();
  expect([shown(), waiting()]).toEqual([[], ['GONE']]);
  expect(await refreshCart('fi')).toEqual([{ id: 'GONE', name: 'GONE', kind: 'gone' }]);
  expect(waiting()).toEqual([]);
});

test('put into the cart here meanwhile: the line stands once, with the larger amount', async () => {
  arrive('B', 7);
  meanwhile = () => addToCart(cartItem({ sku: 'B' }), 2);
  await showArrived();
  expect([shown(), waiting()]).toEqual([[['B', 7]], []]);
});

test('a line that arrives while the cart page asks about the others is not taken for gone', async () => {
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
