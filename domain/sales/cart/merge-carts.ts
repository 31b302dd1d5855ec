import { MAX_AMOUNT } from '#domain/catalog/offers/cart-commands.ts';
import { lineId } from '#domain/catalog/offers/cart-item.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';

const byId = (lines: readonly WantedLine[]) => new Map(lines.map((line) => [lineId(line), line]));

/** Pieces of one line after two sides have changed it from `base`; 0 is a line that is not there. */
function mergedAmount(base: number, mine: number, theirs: number): number {
  if (mine === base) return theirs;
  if (theirs === base) return mine;
  return Math.min(MAX_AMOUNT, Math.max(mine, theirs));
}

/**
 * One cart of two that both grew from `base` (three-way merge). What only one side changed is as that side left it; a
 * line that both changed has the larger amount of the two. So no line that either side has added is lost and none is
 * counted twice, whichever side comes first and however often the same merge is repeated. Each line id once, in the
 * order of `theirs`, new lines of `mine` after them. A guest's cart and an account's have no `base` in common: [].
 */
export function mergeCarts(
  base: readonly WantedLine[],
  mine: readonly WantedLine[],
  theirs: readonly WantedLine[],
): WantedLine[] {
  const [before, own, other] = [byId(base), byId(mine), byId(theirs)];
  return [...new Map([...other, ...own])].flatMap(([id, line]) => {
    const amountIn = (lines: ReadonlyMap<string, WantedLine>) => lines.get(id)?.amount ?? 0;
    const amount = mergedAmount(amountIn(before), amountIn(own), amountIn(other));
    return amount > 0 ? [{ ...line, amount }] : [];
  });
}

/** Whether two carts ask for the same, in whatever order. */
export function isSameCart(a: readonly WantedLine[], b: readonly WantedLine[]): boolean {
  const there = byId(b);
  return a.length === b.length && a.every((line) => there.get(lineId(line))?.amount === line.amount);
}

/** A cart without the pieces that were bought; what is more than those stays. */
export function withoutLines(lines: readonly WantedLine[], bought: readonly WantedLine[]): WantedLine[] {
  const gone = byId(bought);
  return lines.flatMap((line) => {
    const amount = line.amount - (gone.get(lineId(line))?.amount ?? 0);
    return amount > 0 ? [{ ...line, amount }] : [];
  });
}
