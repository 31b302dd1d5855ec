import type { Cents } from '#domain/base/money.ts';

/** The most gift cards that pay one order. */
export const MAX_CARDS = 5;

/**
 * What each card pays of `cents`, in the order of the cards: the first pays all it can, then the next (gift-card-6).
 * The parts sum to `cents`, or to all that is on the cards when that is less.
 */
export function splitAmongCards(cents: Cents, openAmounts: readonly Cents[]): Cents[] {
  let left = cents;
  return openAmounts.map((open) => {
    const part = Math.max(0, Math.min(open, left));
    left -= part;
    return part;
  });
}
