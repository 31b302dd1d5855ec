import type { LineProblem, MissingLine } from '#domain/catalog/offers/judge-lines.ts';
import type { SellProblem } from '#domain/catalog/offers/sell-problem.ts';
import type { SizeProblem } from '#domain/catalog/prices/size-price.ts';

/**
 * What is wrong with a line; `id` is sku and size. `available` says how many pieces could be had, `sizes` which measures are
 * wrong; what the shop knows but does not sell by this sku has its `title` and `link`.
 */
export type CartProblem = { id: string; sku: string } & (
  | { reason: SellProblem['reason']; available: number }
  | { reason: 'unknown' }
  | { reason: 'wrong_size'; sizes: SizeProblem[] }
  | MissingLine
);

/** A line's problem in the words of the cart check: pieces only where stock decides. */
export function cartProblem(problem: LineProblem): CartProblem {
  switch (problem.reason) {
    case 'outOfStock':
    case 'limited':
    case 'quote_only':
      return problem;
    default: {
      const { available: _, ...rest } = problem;
      return rest;
    }
  }
}
