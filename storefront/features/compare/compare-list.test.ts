import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
let events: ((event: { key: string | null }) => void)[] = [];
let list: typeof import('./compare-list.ts');
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
  for (const sku of ['b', 'a', 'b', 'c', 'd']) expect(list.addCompared(sku)).toBe(true);
  expect(list.addCompared('e')).toBe(false);
  expect(list.compared()).toEqual(['b', 'a', 'c', 'd']);
  expect(kept.get(list.COMPARE_KEY)).toBe('["b","a","c","d"]');
  list.removeCompared('a');
  expect(list.addCompared('e')).toBe(true);
  list.clearCompared();
  expect(kept.size).toBe(0);
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
