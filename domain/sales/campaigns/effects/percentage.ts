import { type Cents, roundHalfUp } from '#domain/base/money.ts';
import type { LineLeft } from './line-left.ts';

/** Off each line, in cents: so many percent (two decimals count) of what is left of it, half up. */
export const percentage = ({ percent }: { percent: number }, lines: readonly LineLeft[]): Cents[] =>
  lines.map(({ left }) => roundHalfUp((left * Math.round(percent * 100)) / 10_000));
