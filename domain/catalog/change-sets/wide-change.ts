import type { Cents } from '#domain/base/money.ts';
import type { ChangeCounts } from './change-set.ts';

const MOST_SKUS = 50;
const MOST_DROP = 0.3;
/** Time to see a wrong price and take it back before it counts for the 30 days of price-3. */
const RECALL_MS = 10 * 60_000;

/** How much lower a price becomes, 0–1; 0 when it rises, is new or ends. */
export const dropOf = (before: Cents | null, after: Cents | null): number =>
  before === null || after === null || before <= 0 ? 0 : Math.max(0, (before - after) / before);

/** A drop that the preview points out: more than 30 %. */
export const isLargeDrop = (drop: number): boolean => drop > MOST_DROP;

/** Whether a set needs `prices.edit-widely`: more than 50 skus, or a price that drops by more than 30 % (change-5). */
export const isWideChange = ({ priced, largestDrop }: Pick<ChangeCounts, 'priced' | 'largestDrop'>): boolean =>
  priced > MOST_SKUS || isLargeDrop(largestDrop);

/**
 * When the prices of a set start that is approved now: ten minutes later, so that a mistake can be recalled before it counts
 * as the lowest price of 30 days. An undo that lowers no price starts at once: a wrong low price must not go on (change-6).
 */
export const startOfPrices = (approvedAt: Date, { isUndo, lowers }: { isUndo: boolean; lowers: boolean }): Date =>
  isUndo && !lowers ? approvedAt : new Date(+approvedAt + RECALL_MS);
