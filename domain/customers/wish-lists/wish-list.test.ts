import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOutdated, joinedAmount, WISHLIST_ITEM_VERSION } from './wish-list.ts';

test.each([[undefined], [null], [0], [WISHLIST_ITEM_VERSION + 1]])(
  'version %s is outdated (wish-list-3)',
  (version) => {
    expect(isOutdated(version === undefined ? {} : { version })).toBe(true);
  },
);

test('the current version is not outdated', () => {
  expect(isOutdated({ version: WISHLIST_ITEM_VERSION })).toBe(false);
});

test('adding again neither doubles nor lowers the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 9999 }), (there, added) => {
      const joined = joinedAmount(there, added);
      expect(joined).toBeGreaterThanOrEqual(there);
      expect(joinedAmount(joined, added)).toBe(joined);
      expect(joined).toBeLessThanOrEqual(Math.max(there, added));
    }),
  );
});
