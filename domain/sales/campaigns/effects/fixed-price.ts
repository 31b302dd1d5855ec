import type { Cents } from '#domain/base/money.ts';
import type { LineLeft } from './line-left.ts';

/** Discount of each line in cents: the part of each unit's price above the fixed price. */
export const fixedPrice = ({ cents }: { cents: Cents }, lines: readonly LineLeft[]): Cents[] =>
  lines.map(({ line, left }) => Math.max(0, left - line.amount * cents));
