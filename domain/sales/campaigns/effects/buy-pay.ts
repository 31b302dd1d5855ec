import { type Cents, roundHalfUp } from '#domain/base/money.ts';
import type { LineLeft } from './line-left.ts';

/**
 * Discount of each line in cents: of every `buy` units of all lines together `pay` are paid, and the cheapest units
 * are free. Remaining units keep their price.
 */
export function buyPay({ buy, pay }: { buy: number; pay: number }, lines: readonly LineLeft[]): Cents[] {
  const pieces = lines.reduce((sum, { line }) => sum + line.amount, 0);
  let free = Math.floor(pieces / buy) * (buy - pay);
  const off = lines.map(() => 0);
  const cheapestFirst = lines
    .map(({ line, left }, index) => ({ index, amount: line.amount, left }))
    .sort((a, b) => a.left * b.amount - b.left * a.amount || a.index - b.index);
  for (const { index, amount, left } of cheapestFirst) {
    const taken = Math.min(free, amount);
    off[index] = roundHalfUp((left * taken) / amount);
    free -= taken;
  }
  return off;
}
