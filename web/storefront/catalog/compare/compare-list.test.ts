import { beforeEach, expect, test, vi } from 'vitest';

const storage = new Map<string, string>();
let events: ((event: { key: string | null }) => void)[] = [];
let list: typeof import('./compare-list.ts');
const HELMET = ['ajovarusteet/kyparat'];
const SLED = ['moottorikelkat/reittikelkat', 'moottorikelkat'];
beforeEach(async () => {
  storage.clear();
  events = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof events)[number]) => events.push(listener));
  vi.stubGlobal('removeEventListener', () => {});
  vi.resetModules();
  list = await import('./compare-list.ts');
});

test('holds at most four products, each once, in the order chosen', () => {
  for (const sku of ['b', 'a', 'b', 'c', 'd']) expect(list.addCompared(sku, HELMET)).toBeNull();
  expect(list.addCompared('e', HELMET)).toBe('full');
  expect(list.comparedSkus()).toEqual(['b', 'a', 'c', 'd']);
  list.removeCompared('a');
  expect(list.addCompared('e', HELMET)).toBeNull();
  list.clearCompared();
  expect(storage.size).toBe(0);
});

test('refuses a product of another kind and keeps the list, until a new list starts with it (listing-5)', () => {
  list.addCompared('helmet', HELMET);
  expect(list.addCompared('sled', SLED)).toBe('unlike');
  expect(list.comparedSkus()).toEqual(['helmet']);
  list.startComparison('sled', SLED);
  expect(list.comparedSkus()).toEqual(['sled']);
  expect(list.addCompared('helmet', HELMET)).toBe('unlike');
});

test('reads the compare keys of a stored list on the next page', async () => {
  list.addCompared('helmet', HELMET);
  vi.resetModules();
  const next: typeof list = await import('./compare-list.ts');
  expect(next.comparedSkus()).toEqual(['helmet']);
  expect(next.addCompared('sled', SLED)).toBe('unlike');
});

test('a list stored without compare keys accepts any product until the keys are set', () => {
  storage.set(list.COMPARE_KEY, '["helmet","sled"]');
  expect(list.addCompared('tyre', ['renkaat/vanteet'])).toBeNull();
  list.setCompareKeys('helmet', HELMET);
  expect(list.addCompared('second', SLED)).toBe('unlike');
  expect(list.comparedSkus()).toEqual(['helmet', 'sled', 'tyre']);
});

test('notifies listeners of changes in another tab', () => {
  const listener = vi.fn();
  list.subscribe(listener);
  expect(list.comparedSkus()).toEqual([]);
  storage.set(list.COMPARE_KEY, '["x"]');
  for (const dispatch of events) dispatch({ key: 'cart-store' });
  expect(listener).not.toHaveBeenCalled();
  for (const dispatch of events) dispatch({ key: list.COMPARE_KEY });
  expect(listener).toHaveBeenCalledOnce();
  expect(list.comparedSkus()).toEqual(['x']);
});

test('ignores a stored value of another shape', () => {
  storage.set(list.COMPARE_KEY, '{"a":1}');
  expect(list.comparedSkus()).toEqual([]);
});

test('drops stored entries that are not skus and those after the fourth', () => {
  storage.set(list.COMPARE_KEY, '["a",1,"b","c","d","e"]');
  expect(list.comparedSkus()).toEqual(['a', 'b', 'c', 'd']);
});
