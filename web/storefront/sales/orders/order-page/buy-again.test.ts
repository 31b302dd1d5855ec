import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartItem } from '#web/storefront/sales/cart/cart-item.fixture.ts';
import { cartStore } from '#web/storefront/sales/cart/cart-store.ts';
import { againLines, buyAgain, sellable } from './buy-again.ts';

const line = (sku: string, over: object = {}) => ({
  sku,
  title: `Tuote ${sku}`,
  amount: 2,
  customization: null,
  kind: 'goods' as const,
  ...over,
});

beforeEach(() => cartStore.setState(cartStore.getInitialState(), true));
afterEach(() => vi.unstubAllGlobals());

test('skips gifts and the work of a quote', () => {
  const lines = [
    line('A'),
    line('B', { kind: 'gift' }),
    line('C', { kind: 'service' }),
    line('D', { kind: 'gift_card' }),
  ];
  expect(againLines(lines).map(({ sku }) => sku)).toEqual(['A', 'D']);
});

test('limits pieces to the stock and skips sold-out items', () => {
  const few = cartItem({ sku: 'A', amount: 5, productLine: 2 });
  const stock = { ...few.stock, qty: 3 };
  const gone = cartItem({ sku: 'B', stock: { ...few.stock, qty: 0, stockStatus: 'outOfStock' } });
  expect(sellable([{ ...few, stock }, gone]).map(({ sku, amount }) => [sku, amount])).toEqual([['A', 3]]);
});

test('leaves the cart unchanged without a response', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await expect(buyAgain([line('A')], 'fi')).rejects.toMatchObject({ status: 503 });
  expect(cartStore.getState().items).toEqual([]);
});

test('names discontinued items', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ items: [] }));
  expect(await buyAgain([line('A'), line('B')], 'fi')).toEqual({ added: 0, gone: ['Tuote A', 'Tuote B'] });
});
