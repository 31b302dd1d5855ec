import { type Cents, splitCents } from '#domain/base/money.ts';
import type { LineLeft } from './line-left.ts';

/** Off each line: its part of so many cents off all of them, by largest remainder; never more than they cost. */
export function amountOff({ cents }: { cents: Cents }, lines: readonly LineLeft[]): Cents[] {
  const all = lines.reduce((sum, { left }) => sum + left, 0);
  return splitCents(
    Math.min(cents, all),
    lines.map(({ left }) => left),
  );
}
