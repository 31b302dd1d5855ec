import fc from 'fast-check';
import { expect, test } from 'vitest';
import { difference, settleCount } from './stock-count.ts';

const pieces = fc.nat(200);

test.each([
  ['as expected', 5, { counted: 5, expected: 5 }, { qty: 0, missing: 0 }],
  ['more than expected', 5, { counted: 7, expected: 5 }, { qty: 2, missing: 0 }],
  ['fewer, some sold since', 3, { counted: 4, expected: 5 }, { qty: -1, missing: 0 }],
  ['none there, some sold since', 2, { counted: 0, expected: 5 }, { qty: -2, missing: 3 }],
])('settles a count that found %s (stock-6)', (_, level, line, settled) => {
  expect(settleCount(level, line)).toEqual(settled);
});

test('a settled level is never negative and misses exactly what was sold without being there', () => {
  fc.assert(
    fc.property(pieces, pieces, pieces, (level, counted, expected) => {
      const { qty, missing } = settleCount(level, { counted, expected });
      expect(level + qty).toBeGreaterThanOrEqual(0);
      expect(level + qty - missing).toBe(level + counted - expected);
      expect(missing === 0 || level + qty === 0).toBe(true);
    }),
  );
});

test('what is sold between counting and approving leaves the stock once', () => {
  fc.assert(
    fc.property(pieces, pieces, pieces, (level, counted, sold) => {
      fc.pre(sold <= Math.min(level, counted));
      const line = { counted, expected: level };
      expect(settleCount(level - sold, line).qty).toBe(difference(line));
    }),
  );
});
