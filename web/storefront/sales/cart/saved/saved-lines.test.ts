import { beforeEach, expect, test, vi } from 'vitest';
import { cartItem } from '../cart-item.fixture.ts';
import { addToCart, cartStore, clearCart } from '../cart-store.ts';
import { keepAccountCart } from '../sync/account-cart.ts';
import { forgetSaved, moveToCart, readSaved, savedStore, saveForLater } from './saved-lines.ts';

const helmet = cartItem();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  savedStore.setState({ lines: [], of: null, moved: null });
  clearCart();
});

test('a line moves out of the cart with its pieces, and back (cart-17)', () => {
  addToCart(helmet, 3);
  const [line] = cartStore.getState().items;
  if (line) saveForLater(line);
  expect(cartStore.getState()).toMatchObject({ items: [], removed: [] });
  expect(savedStore.getState()).toMatchObject({ lines: [{ sku: 'KYP-1', amount: 3 }], moved: { to: 'saved' } });
  moveToCart({ ...helmet, amount: 3 });
  expect(cartStore.getState().items).toMatchObject([{ sku: 'KYP-1', amount: 3 }]);
  expect(savedStore.getState()).toMatchObject({ lines: [], moved: { to: 'cart' } });
});

test('a line saved again replaces the earlier one; the newest is first', () => {
  const other = cartItem({ sku: 'KYP-2' });
  saveForLater(helmet);
  saveForLater(other);
  saveForLater({ ...helmet, amount: 2 });
  expect(savedStore.getState().lines).toEqual([
    { sku: 'KYP-1', amount: 2 },
    { sku: 'KYP-2', amount: 1 },
  ]);
  forgetSaved([other.id]);
  expect(savedStore.getState().lines).toEqual([{ sku: 'KYP-1', amount: 2 }]);
});

test('a guest’s lines go on with who signs in; another customer does not see them', () => {
  const stored = (of: string | null) => ({ lines: [{ sku: 'A', amount: 1 }], of });
  expect(readSaved(stored(null), 'anna')).toEqual({ lines: [{ sku: 'A', amount: 1 }], of: 'anna' });
  expect(readSaved(stored('anna'), 'anna').lines).toHaveLength(1);
  expect(readSaved(stored('anna'), 'olli').lines).toEqual([]);
  expect(readSaved(stored('anna'), null).lines).toEqual([]);
  keepAccountCart({ of: 'anna', lines: [] });
  saveForLater(helmet);
  expect(savedStore.getState().of).toBe('anna');
});

test('broken storage gives the lines that can be read', () => {
  for (const broken of [null, 5, 'x', { lines: 'x' }, { lines: [null, 5, { sku: 'A', amount: -1 }] }])
    expect(readSaved(broken, null)).toEqual({ lines: [], of: null });
  const many = Array.from({ length: 500 }, (_, i) => ({ sku: `S${i}`, amount: 1 }));
  expect(readSaved({ lines: [{ sku: 'A', amount: 2 }, {}, ...many] }, null).lines).toHaveLength(100);
});
