import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAmongCards } from './split-among-cards.ts';

test.each([
  [10_000, [3000, 5000, 9000], [3000, 5000, 2000]],
  [3000, [3000, 5000], [3000, 0]],
  [9000, [1, 2], [1, 2]],
  [0, [100], [0]],
  [100, [], []],
  [100, [0, -5, 100], [0, 0, 100]],
])('%i cents among cards with %j are %j (gift-card-6)', (cents, cards, parts) =>
  expect(splitAmongCards(cents, cards)).toEqual(parts),
);

test('parts sum to the cent, exceed no card, and a card pays only when those before it are empty (gift-card-6)', () => {
  const cents = fc.integer({ min: 0, max: 2_000_000 });
  fc.assert(
    fc.property(cents, fc.array(cents, { maxLength: 5 }), (total, cards) => {
      const parts = splitAmongCards(total, cards);
      const sum = (all: readonly number[]) => all.reduce((before, part) => before + part, 0);
      expect(sum(parts)).toBe(Math.min(total, sum(cards)));
      parts.forEach((part, i) => {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(cards[i] ?? 0);
        if (part > 0) expect(parts.slice(0, i)).toEqual(cards.slice(0, i));
      });
    }),
  );
});
