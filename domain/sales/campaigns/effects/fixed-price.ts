import type { Cents } from '#domain/base/money.ts';
import type { LineLeft } from './line-left.ts';

/** Off each line, in cents: what its pieces cost above the fixed price of each. */
export const fixedPrice = ({ cents }: { cents: Cents }, lines: readonly LineLeft[]): Cents[] =>
  lines.map(({ line, left }) => Math.max(0, left - line.amount * cents));
