import { type SellProblem, sellProblem } from '#domain/cart/sell-problem.ts';
import type { LockedSku } from './stock.ts';

/** Why a line cannot be sold; 'gone': the catalog has it no more, or without a price. */
export type LineProblem = { sku: string } & (SellProblem | { reason: 'gone'; available: 0 });

/** What cannot be sold of some lines, by the stock as it is under the lock. */
export function lineProblems(
  lines: readonly { sku: string; amount: number }[],
  skus: ReadonlyMap<string, LockedSku>,
): LineProblem[] {
  return lines.flatMap(({ sku, amount }): LineProblem[] => {
    const locked = skus.get(sku);
    if (!locked || locked.price === null) return [{ sku, reason: 'gone', available: 0 }];
    const problem = sellProblem(locked, amount);
    return problem ? [{ sku, ...problem }] : [];
  });
}
