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

test('reuses the key of a repeated order, in the server’s format (order-1)', () => {
  const key = placementKey(order);
  expect(key).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(placementKey({ ...order })).toBe(key);
});

test('creates a new key for a changed cart or form and after a finished order (order-1)', () => {
  const key = placementKey(order);
  expect(placementKey({ ...order, total: 200 })).not.toBe(key);
  const again = placementKey(order);
  forgetPlacementKey();
  expect(placementKey(order)).not.toBe(again);
});

test('returns the quote of the last order, and none for a cart', () => {
  expect(lastQuote()).toBeNull();
  placementKey({ ...order, quote: 'salaisuus' });
  expect(lastQuote()).toBe('salaisuus');
  placementKey({ ...order, quote: null });
  expect(lastQuote()).toBeNull();
});

test('creates a key per attempt without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(placementKey(order)).not.toBe(placementKey(order));
});
