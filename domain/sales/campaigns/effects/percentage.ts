import { type Cents, roundHalfUp } from '#domain/base/money.ts';
import type { LineLeft } from './line-left.ts';

/** Discount of each line in cents: a percentage (up to two decimals) of what is left of it, rounded half up. */
export const percentage = ({ percent }: { percent: number }, lines: readonly LineLeft[]): Cents[] =>
  lines.map(({ left }) => roundHalfUp((left * Math.round(percent * 100)) / 10_000));
