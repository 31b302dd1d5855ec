import { isPossibleId, type Sku } from '#domain/base/ids.ts';

/** A numbered place of a drawing; `x` and `y` in percent of its size. A number may stand in several places. */
export type Hotspot = { number: number; sku: Sku; amount: number; x: number; y: number };

/** What one person did with one place: what they saw (null: it is new) and what it should be (null: removed). */
export type HotspotEdit = { base: Hotspot | null; mine: Hotspot | null };
/** Two people changed one place; `theirs` null: the other one removed it. */
export type HotspotClash = HotspotEdit & { theirs: Hotspot | null };

export const MOST_HOTSPOTS = 300;
const MOST = 999;

export const isSameSpot = (a: Hotspot, b: Hotspot): boolean =>
  a.number === b.number && a.sku === b.sku && a.amount === b.amount && a.x === b.x && a.y === b.y;

const isKept = ({ base, mine }: HotspotEdit) => base !== null && mine !== null && isSameSpot(base, mine);

/** Where a place that is no longer as it was seen has gone: the one with its number and part, else with its number. */
const successorOf = (base: Hotspot, stored: readonly Hotspot[]): Hotspot | null =>
  stored.find(({ number, sku }) => number === base.number && sku === base.sku) ??
  stored.find(({ number }) => number === base.number) ??
  null;

/**
 * Merges edits with what is stored now (diagram-2): places that only one person touched stay as that person left them, and one
 * that both changed differently is a clash. Sent twice, edits change nothing more.
 */
export function mergeHotspots(
  stored: readonly Hotspot[],
  edits: readonly HotspotEdit[],
): { spots: Hotspot[]; clashes: HotspotClash[] } {
  const spots = [...stored];
  const clashes: HotspotClash[] = [];
  for (const edit of edits.filter((one) => !isKept(one))) {
    const { base, mine } = edit;
    const at = base ? spots.findIndex((spot) => isSameSpot(spot, base)) : -1;
    const isDone = mine !== null && spots.some((spot) => isSameSpot(spot, mine));
    if (at >= 0) spots.splice(at, 1, ...(mine && !isDone ? [mine] : []));
    else if (base === null && mine !== null && !isDone) spots.push(mine);
    else if (base !== null && !isDone) {
      const theirs = successorOf(base, stored);
      // both removed it
      if (mine !== null || theirs !== null) clashes.push({ ...edit, theirs });
    }
  }
  return { spots, clashes };
}

export type HotspotProblem = 'number' | 'sku' | 'amount' | 'place' | 'two-parts';

const isCount = (value: number) => Number.isInteger(value) && value >= 1 && value <= MOST;
const isPercent = (value: number) => Number.isFinite(value) && value >= 0 && value <= 100;

/** What is wrong with places, by their index: a number stands for one part and one amount wherever it is. */
export function hotspotProblems(spots: readonly Hotspot[]): { index: number; problem: HotspotProblem }[] {
  const first = new Map<number, Hotspot>();
  return spots.flatMap((spot, index): { index: number; problem: HotspotProblem }[] => {
    const known = first.get(spot.number);
    first.set(spot.number, known ?? spot);
    if (!isCount(spot.number)) return [{ index, problem: 'number' }];
    if (!isPossibleId(spot.sku)) return [{ index, problem: 'sku' }];
    if (!isCount(spot.amount)) return [{ index, problem: 'amount' }];
    if (!isPercent(spot.x) || !isPercent(spot.y)) return [{ index, problem: 'place' }];
    return known && (known.sku !== spot.sku || known.amount !== spot.amount) ? [{ index, problem: 'two-parts' }] : [];
  });
}

/** A place in the drawing: within it, to a tenth of a percent. */
export const placed = (percent: number): number => Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10;

/** The number of the next new place. */
export const nextNumber = (spots: readonly Pick<Hotspot, 'number'>[]): number =>
  Math.max(0, ...spots.map(({ number }) => number).filter(Number.isFinite)) + 1;
