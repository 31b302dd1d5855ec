import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocateStock } from './allocate-stock.ts';

const levels = [
  { storeId: 'oulu', qty: 5 },
  { storeId: 'ranua', qty: 1 },
  { storeId: 'rovaniemi', qty: 3 },
];

test('takes from the pickup store first, then from stores with the most stock', () => {
  expect(allocateStock(7, levels, 'ranua')).toEqual({
    taken: [
      { storeId: 'ranua', qty: 1 },
      { storeId: 'oulu', qty: 5 },
      { storeId: 'rovaniemi', qty: 1 },
    ],
    missing: 0,
  });
  expect(allocateStock(2, levels, 'oulu').taken).toEqual([{ storeId: 'oulu', qty: 2 }]);
});

test('reports units that no store has as missing', () => {
  expect(allocateStock(12, levels, 'oulu').missing).toBe(3);
  expect(allocateStock(1, [], 'oulu')).toEqual({ taken: [], missing: 1 });
});

test('units taken and missing sum to the amount, and no store gives more than it has (stock-3)', () => {
  const level = fc.record({ storeId: fc.constantFrom('oulu', 'ranua', 'rovaniemi'), qty: fc.nat(50) });
  const shelves = fc.uniqueArray(level, { selector: (l) => l.storeId });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), shelves, fc.constantFrom('oulu', 'ranua'), (wanted, all, store) => {
      const { taken, missing } = allocateStock(wanted, all, store);
      expect(taken.reduce((sum, t) => sum + t.qty, missing)).toBe(wanted);
      for (const { storeId, qty } of taken) {
        expect(qty).toBeGreaterThan(0);
        expect(qty).toBeLessThanOrEqual(all.find((l) => l.storeId === storeId)?.qty ?? 0);
      }
    }),
  );
});
