import { MAX_AMOUNT } from '#domain/catalog/offers/cart-commands.ts';
import { lineId } from '#domain/catalog/offers/cart-item.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';

const byId = (lines: readonly WantedLine[]) => new Map(lines.map((line) => [lineId(line), line]));

/** Quantity of one line after both sides changed it from `base`; 0 means that the line is absent. */
function mergedAmount(base: number, mine: number, theirs: number): number {
  if (mine === base) return theirs;
  if (theirs === base) return mine;
  return Math.min(MAX_AMOUNT, Math.max(mine, theirs));
}

/**
 * Three-way merge of two carts that grew from `base` (cart-8). A line that one side changed is taken from that side;
 * a line that both changed gets the larger amount. So no added line is lost or counted twice, whichever side is first
 * and however often the merge is repeated. Each line id appears once, in the order of `theirs`, new lines of `mine`
 * last. For a guest's cart and an account's, `base` is [].
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

/** True when two carts have the same lines, in any order. */
export function isSameCart(a: readonly WantedLine[], b: readonly WantedLine[]): boolean {
  const there = byId(b);
  return a.length === b.length && a.every((line) => there.get(lineId(line))?.amount === line.amount);
}

/** The cart without the units that were bought; additional units stay (order-10). */
export function withoutLines(lines: readonly WantedLine[], bought: readonly WantedLine[]): WantedLine[] {
  const gone = byId(bought);
  return lines.flatMap((line) => {
    const amount = line.amount - (gone.get(lineId(line))?.amount ?? 0);
    return amount > 0 ? [{ ...line, amount }] : [];
  });
}
