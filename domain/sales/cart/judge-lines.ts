import { type CartItem, lineId } from '#domain/catalog/offers/cart-item.ts';
import { type SellProblem, sellProblem, takenBefore } from '#domain/catalog/offers/sell-problem.ts';
import { sizedItem } from '#domain/catalog/offers/sized-item.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { checkSize, type SizeProblem } from '#domain/catalog/prices/size-price.ts';

/**
 * Why something that the shop knows is not sold by its sku. 'not_sold': replaced, or no longer sold; 'ask_price': it has no
 * price, and can be asked for by a quote; 'choose_variant': a product page whose variants are sold. `link` has no locale.
 */
export type MissingLine = { title: string; link: string } & (
  | { reason: 'not_sold' | 'ask_price' }
  | { reason: 'choose_variant'; variants: { sku: string; name: string }[] }
);

/**
 * Why a line cannot be bought as it is. `id` is the line's. 'unknown': the shop has no such thing; 'wrong_size': goods cut
 * to size without a size they can be cut to, or a size for other goods.
 */
export type LineProblem = { id: string; sku: string; available: number } & (
  | { reason: SellProblem['reason'] }
  | { reason: 'unknown' }
  | { reason: 'wrong_size'; sizes: SizeProblem[] }
  | MissingLine
);

/** The reason of a problem that the line's stock or the way it is sold makes; null for any other. */
export function sellReason(problem: LineProblem | null): SellProblem['reason'] | null {
  const reason = problem?.reason;
  return reason === 'outOfStock' || reason === 'limited' || reason === 'quote_only' ? reason : null;
}

export type JudgedLine = {
  wanted: WantedLine;
  /** Fresh, with the wanted pieces; null when there is no such thing to sell. */
  item: CartItem | null;
  problem: LineProblem | null;
  /** Pieces that lines before this one take of the same sku. */
  taken: number;
};

/**
 * Judges lines against fresh items of the catalog by sku (goods priced by size without a size). Prices are worked out
 * anew from sku and size; lines of one sku share its stock, first come first served. `missing` says why skus without a
 * fresh item are not sold.
 */
export function judgeLines(
  wanted: readonly WantedLine[],
  fresh: ReadonlyMap<string, CartItem>,
  missing: ReadonlyMap<string, MissingLine> = new Map(),
): JudgedLine[] {
  const taken = takenBefore(wanted);
  return wanted.map((line, i): JudgedLine => {
    const { sku, amount, customization } = line;
    const before = taken[i] ?? 0;
    const refused = (
      problem: { reason: 'unknown' } | { reason: 'wrong_size'; sizes: SizeProblem[] } | MissingLine,
    ): JudgedLine => ({
      wanted: line,
      item: null,
      problem: { id: lineId(line), sku, available: 0, ...problem },
      taken: before,
    });
    const plain = fresh.get(sku);
    if (!plain) return refused(missing.get(sku) ?? { reason: 'unknown' });
    if (!plain.sizing !== !customization) return refused({ reason: 'wrong_size', sizes: [] });
    if (plain.sizing && customization) {
      const checked = checkSize(plain.sizing, customization);
      if (!checked.ok) return refused({ reason: 'wrong_size', sizes: checked.details ?? [] });
    }
    const item = { ...(customization ? sizedItem(plain, customization) : plain), amount };
    const problem = sellProblem(item, amount, before);
    return { wanted: line, item, problem: problem && { id: item.id, sku, ...problem }, taken: before };
  });
}
