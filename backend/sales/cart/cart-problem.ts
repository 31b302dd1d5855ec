import type { Sku } from '#domain/base/ids.ts';
import type { LineProblem, MissingLine } from '#domain/catalog/offers/check-lines.ts';
import type { SellProblem } from '#domain/catalog/offers/sell-problem.ts';
import type { SizeProblem } from '#domain/catalog/prices/size-price.ts';

/**
 * What is wrong with a line; `id` is sku and size. `available`: units that can be bought; `sizes`: invalid measures;
 * `title` and `link` for a known product that is not sold by this sku.
 */
export type CartProblem = { id: string; sku: Sku } & (
  | { reason: SellProblem['reason']; available: number }
  | { reason: 'unknown' }
  | { reason: 'wrong_size'; sizes: SizeProblem[] }
  | MissingLine
);

/** The problem of a line as sent by the cart validation; `available` only where stock decides. */
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
