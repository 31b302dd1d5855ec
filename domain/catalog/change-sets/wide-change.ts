import type { Cents } from '#domain/base/money.ts';
import type { ChangeCounts, ChangeSetPart } from './change-set.ts';

const MOST_SKUS = 50;
const MOST_DROP = 0.3;
/** Time to see a wrong price and take it back before it counts for the 30 days of price-3. */
const RECALL_MS = 10 * 60_000;

/** How much lower a price becomes, 0–1; 0 when it rises, is new or ends. */
export const dropOf = (before: Cents | null, after: Cents | null): number =>
  before === null || after === null || before <= 0 ? 0 : Math.max(0, (before - after) / before);

/** A drop that the preview points out: more than 30 %. */
export const isLargeDrop = (drop: number): boolean => drop > MOST_DROP;

/**
 * Whether counts need `prices.edit-widely`: more than 50 skus, or a price or quantity price that drops by more than 30 % of the
 * price of one piece (change-5).
 */
export const isWideChange = ({
  priced,
  breaks,
  largestDrop,
}: Pick<ChangeCounts, 'priced' | 'breaks' | 'largestDrop'>): boolean =>
  priced + breaks > MOST_SKUS || isLargeDrop(largestDrop);

/** What a consent to a set is judged by. `overwrites`: a person chose to write over what others changed. */
type Judged = {
  parts: readonly ChangeSetPart[];
  inverseOf: number | null;
  overwrites: boolean;
  counts: Pick<ChangeCounts, 'priced' | 'breaks' | 'largestDrop' | 'lowers'>;
};

/**
 * Whether the way back of a set is a change of its own: it lowers a price or writes over what others changed since. Then the right
 * to take the set back is not enough (change-10).
 */
export const isOwnChange = ({ inverseOf, overwrites, counts }: Omit<Judged, 'parts'>): boolean =>
  inverseOf === null || counts.lowers || overwrites;

/** Whether a set needs `prices.edit-widely`. */
export const isWideSet = (set: Judged): boolean =>
  set.parts.includes('prices') && isOwnChange(set) && isWideChange(set.counts);

/**
 * When the prices of a set start that is approved now: ten minutes later, so that a mistake can be recalled before it counts
 * as the lowest price of 30 days. An undo that lowers no price starts at once: a wrong low price must not go on (change-6).
 */
export const startOfPrices = (approvedAt: Date, { isUndo, lowers }: { isUndo: boolean; lowers: boolean }): Date =>
  isUndo && !lowers ? approvedAt : new Date(+approvedAt + RECALL_MS);
