/** Which skus of a store a count covers. A shelf is the beginning of shelf places: `B-04` covers `B-04-2`. */
export type CountSelection = { kind: 'all' } | { kind: 'shelf' | 'category' | 'brand'; value: string };

export const countStatuses = ['open', 'approved', 'cancelled'] as const;
export type CountStatus = (typeof countStatuses)[number];

/** `counted` pieces were found where `expected` should have lain at that moment. */
export type Counted = { counted: number; expected: number };

/** Pieces found more (+) or fewer (−) than expected. Sales after the count do not change it. */
export const difference = ({ counted, expected }: Counted): number => counted - expected;

/**
 * What an approved difference does to today's level: the movement, and the pieces that were sold meanwhile though nobody has them.
 * A level never becomes negative: `missing` says what it would have been short of.
 */
export function settleCount(level: number, line: Counted): { qty: number; missing: number } {
  const after = level + difference(line);
  return after >= 0 ? { qty: difference(line), missing: 0 } : { qty: -level, missing: -after };
}
