import { beforeEach, expect, test, vi } from 'vitest';
import { forgetPlacementKey, lastQuote, placementKey } from './placement-key.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const order = { lines: [{ sku: 'A', amount: 1 }], total: 100 };

test('the same order sent again has the same key, of the form the server takes', () => {
  const key = placementKey(order);
  expect(key).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(placementKey({ ...order })).toBe(key);
});

test('a changed cart or form, or a finished order, has a new key', () => {
  const key = placementKey(order);
  expect(placementKey({ ...order, total: 200 })).not.toBe(key);
  const again = placementKey(order);
  forgetPlacementKey();
  expect(placementKey(order)).not.toBe(again);
});

test('the quote that was ordered last is known, a cart’s order has none', () => {
  expect(lastQuote()).toBeNull();
  placementKey({ ...order, quote: 'salaisuus' });
  expect(lastQuote()).toBe('salaisuus');
  placementKey({ ...order, quote: null });
  expect(lastQuote()).toBeNull();
});

test('without storage every try has a key of its own', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(placementKey(order)).not.toBe(placementKey(order));
});
