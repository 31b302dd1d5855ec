import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
let events: ((event: { key: string | null }) => void)[] = [];
let list: typeof import('./compare-list.ts');
const HELMET = ['ajovarusteet/kyparat'];
const SLED = ['moottorikelkat/reittikelkat', 'moottorikelkat'];
beforeEach(async () => {
  kept.clear();
  events = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof events)[number]) => events.push(listener));
  vi.stubGlobal('removeEventListener', () => {});
  vi.resetModules();
  list = await import('./compare-list.ts');
});

test('four at most, each once, in the order chosen, kept', () => {
  for (const sku of ['b', 'a', 'b', 'c', 'd']) expect(list.addCompared(sku, HELMET)).toBeNull();
  expect(list.addCompared('e', HELMET)).toBe('full');
  expect(list.compared()).toEqual(['b', 'a', 'c', 'd']);
  list.removeCompared('a');
  expect(list.addCompared('e', HELMET)).toBeNull();
  list.clearCompared();
  expect(kept.size).toBe(0);
});

test('refuses another kind and keeps the list, until a new one is started with it', () => {
  list.addCompared('helmet', HELMET);
  expect(list.addCompared('sled', SLED)).toBe('unlike');
  expect(list.compared()).toEqual(['helmet']);
  list.startComparison('sled', SLED);
  expect(list.compared()).toEqual(['sled']);
  expect(list.addCompared('helmet', HELMET)).toBe('unlike');
});

test('knows the kinds of a stored list on the next page', async () => {
  list.addCompared('helmet', HELMET);
  vi.resetModules();
  const next: typeof list = await import('./compare-list.ts');
  expect(next.compared()).toEqual(['helmet']);
  expect(next.addCompared('sled', SLED)).toBe('unlike');
});

test('a list stored without kinds takes anything until its kinds are learned', () => {
  kept.set(list.COMPARE_KEY, '["helmet","sled"]');
  expect(list.addCompared('tyre', ['renkaat/vanteet'])).toBeNull();
  list.learnKeys('helmet', HELMET);
  expect(list.addCompared('second', SLED)).toBe('unlike');
  expect(list.compared()).toEqual(['helmet', 'sled', 'tyre']);
});

test('another tab is followed', () => {
  const told = vi.fn();
  list.onCompared(told);
  expect(list.compared()).toEqual([]);
  kept.set(list.COMPARE_KEY, '["x"]');
  for (const tell of events) tell({ key: 'cart-store' });
  expect(told).not.toHaveBeenCalled();
  for (const tell of events) tell({ key: list.COMPARE_KEY });
  expect(told).toHaveBeenCalledOnce();
  expect(list.compared()).toEqual(['x']);
});

test('what another hand wrote there does no harm', () => {
  kept.set(list.COMPARE_KEY, '{"a":1}');
  expect(list.compared()).toEqual([]);
});

test('a number or a fifth that was stored is left out', () => {
  kept.set(list.COMPARE_KEY, '["a",1,"b","c","d","e"]');
  expect(list.compared()).toEqual(['a', 'b', 'c', 'd']);
});
