import { beforeEach, expect, test, vi } from 'vitest';
import { cartItem } from './cart-item.fixture.ts';
import { addToCart, CART_KEY, cartStore, clearCart, editCart } from './cart-store.ts';
import { changeAmount, emptyCart, removeFromCart, undoRemove } from './change-cart.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  clearCart();
});

const amounts = () => cartStore.getState().items.map(({ sku, amount }) => [sku, amount]);
const store = (items: unknown) => kept.set(CART_KEY, JSON.stringify({ state: { items }, version: 0 }));

test('merges a product added twice into one line and stores it under cart-store (cart-1, cart-2)', () => {
  addToCart(cartItem(), 2);
  addToCart(cartItem());
  expect(amounts()).toEqual([['KYP-1', 3]]);
  expect(JSON.parse(kept.get('cart-store') ?? '').state).toMatchObject({
    items: [{ sku: 'KYP-1', amount: 3, baseType: 'cartItem' }],
    createdAt: expect.any(String),
    itemsEdited: false,
  });
});

test('keeps a line that another tab added (cart-1)', () => {
  addToCart(cartItem({ sku: 'A' }));
  store([cartItem({ sku: 'A' }), cartItem({ sku: 'B', amount: 4 })]);
  changeAmount('A', 2);
  expect(amounts()).toEqual([
    ['A', 2],
    ['B', 4],
  ]);
  expect(cartStore.getState().itemsEdited).toBe(true);
});

test('returns the pieces added: none when the cart holds the whole stock (cart-3)', () => {
  const limited = cartItem({ productLine: 2, stock: { ...cartItem().stock, qty: 3 } });
  expect([addToCart(limited, 2), addToCart(limited, 2), addToCart(limited)]).toEqual([2, 1, 0]);
  expect([addToCart(cartItem({ sku: 'B', id: 'B' }), 99_999), amounts()]).toEqual([
    9999,
    [
      ['KYP-1', 3],
      ['B', 9999],
    ],
  ]);
});

test('restores an emptied cart', () => {
  for (const sku of ['A', 'B', 'C']) addToCart(cartItem({ sku }), 2);
  emptyCart();
  expect([amounts(), cartStore.getState().itemsEdited]).toEqual([[], true]);
  addToCart(cartItem({ sku: 'D' }));
  undoRemove();
  expect(amounts()).toEqual([
    ['A', 2],
    ['B', 2],
    ['C', 2],
    ['D', 1],
  ]);
});

test('restores a removed line in its place', () => {
  for (const sku of ['A', 'B', 'C']) addToCart(cartItem({ sku }));
  removeFromCart('B');
  expect(amounts()).toEqual([
    ['A', 1],
    ['C', 1],
  ]);
  undoRemove();
  expect(amounts().map(([sku]) => sku)).toEqual(['A', 'B', 'C']);
});

test.each([['not json'], ['null'], ['[]'], ['{"state":{"items":[null,{"sku":1},{"sku":"A","amount":-1}]}}']])(
  'corrupt storage is survived: %s',
  async (text) => {
    kept.set(CART_KEY, text);
    await cartStore.persist.rehydrate();
    expect(amounts()).toEqual([]);
    addToCart(cartItem());
    expect(amounts()).toEqual([['KYP-1', 1]]);
  },
);

test('keeps items of another version for refreshing (cart-6)', async () => {
  store([{ ...cartItem({ sku: 'OLD', amount: 2 }), version: 0 }, cartItem()]);
  await cartStore.persist.rehydrate();
  expect(amounts()).toEqual([['KYP-1', 1]]);
  expect(cartStore.getState().outdated).toEqual([{ sku: 'OLD', amount: 2, customization: null }]);
  changeAmount('KYP-1', 3);
  const { items } = JSON.parse(kept.get(CART_KEY) ?? '').state;
  expect(items).toMatchObject([
    { sku: 'KYP-1', amount: 3 },
    { sku: 'OLD', amount: 2 },
  ]);
});

test('keeps the size of an older item for refreshing, and drops an invalid one', async () => {
  const size = { identifier: 'size', widthCm: 120, lengthCm: 200 };
  store([
    { sku: 'A', amount: 1, version: 1, customization: size },
    { sku: 'B', amount: 1, version: 1, customization: { widthCm: '1' } },
  ]);
  await cartStore.persist.rehydrate();
  expect(cartStore.getState().outdated.map(({ customization }) => customization)).toEqual([size, null]);
});

test('clears lines, campaign and gift card, and keeps the shop’s offers (cart-4)', async () => {
  addToCart(cartItem());
  editCart(() => ({ campaign: { code: 'A' }, giftCard: { code: 'B' }, offers: { automatic: [] }, itemsEdited: true }));
  clearCart();
  const cleared = { items: [], itemsEdited: false, campaign: null, giftCard: null, offers: { automatic: [] } };
  expect(cartStore.getState()).toMatchObject(cleared);
  expect(JSON.parse(kept.get(CART_KEY) ?? '').state).toMatchObject(cleared);
  await cartStore.persist.rehydrate();
  expect(cartStore.getState()).toMatchObject({ ...cleared, loading: false });
});
