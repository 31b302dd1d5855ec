import { type Cents, splitCents } from '#domain/base/money.ts';
import type { LineLeft } from './line-left.ts';

/** Discount of each line: its share of `cents`, by largest remainder; never more than the lines cost (cart-9). */
export function amountOff({ cents }: { cents: Cents }, lines: readonly LineLeft[]): Cents[] {
  const all = lines.reduce((sum, { left }) => sum + left, 0);
  return splitCents(
    Math.min(cents, all),
    lines.map(({ left }) => left),
  );
}
