import type { LineProblem } from '#domain/cart/judge-lines.ts';
import type { SellProblem } from '#domain/cart/sell-problem.ts';
import type { SizeProblem } from '#domain/catalog/size-price.ts';

/**
 * What is wrong with a line; `id` is sku and size. 'unknown': the catalog has it no more, or without a price.
 * `available` says how many pieces could be had, `sizes` which measures are wrong.
 */
export type CartProblem =
  | { id: string; sku: string; reason: SellProblem['reason']; available: number }
  | { id: string; sku: string; reason: 'unknown' }
  | { id: string; sku: string; reason: 'wrong_size'; sizes: SizeProblem[] };

/** A line's problem in the words of the cart check. */
export function cartProblem(problem: LineProblem): CartProblem {
  const { id, sku } = problem;
  if (problem.reason === 'gone') return { id, sku, reason: 'unknown' };
  if (problem.reason === 'wrong_size') return { id, sku, reason: problem.reason, sizes: problem.sizes };
  return { id, sku, reason: problem.reason, available: problem.available };
}
