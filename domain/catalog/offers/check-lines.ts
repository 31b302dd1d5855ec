import type { Sku } from '#domain/base/ids.ts';
import { type CartItem, lineId } from '#domain/catalog/offers/cart-item.ts';
import { type SellProblem, sellProblem, takenBefore } from '#domain/catalog/offers/sell-problem.ts';
import { sizedItem } from '#domain/catalog/offers/sized-item.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { checkSize, type SizeProblem } from '#domain/catalog/prices/size-price.ts';

/**
 * Why a known product is not sold by its sku. 'not_sold': replaced or discontinued; 'ask_price': without a price, a
 * quote can be requested; 'choose_variant': a product whose variants are sold. `link` has no locale.
 */
export type MissingLine = { title: string; link: string } & (
  | { reason: 'not_sold' | 'ask_price' }
  | { reason: 'choose_variant'; variants: { sku: Sku; name: string }[] }
);

/**
 * Why a line cannot be bought. `id` is that of the line. 'unknown': no such product; 'wrong_size': a product cut to
 * size without a valid size, or a size for another product.
 */
export type LineProblem = { id: string; sku: Sku; available: number } & (
  | { reason: SellProblem['reason'] }
  | { reason: 'unknown' }
  | { reason: 'wrong_size'; sizes: SizeProblem[] }
  | MissingLine
);

/** The reason when it comes from the line's stock or sale mode; otherwise null. */
export function sellReason(problem: LineProblem | null): SellProblem['reason'] | null {
  const reason = problem?.reason;
  return reason === 'outOfStock' || reason === 'limited' || reason === 'quote_only' ? reason : null;
}

export type CheckedLine = {
  wanted: WantedLine;
  /** The item from the catalog with the requested amount; null when there is nothing to sell. */
  item: CartItem | null;
  problem: LineProblem | null;
  /** Units of the same sku in earlier lines. */
  taken: number;
};

/**
 * Validates cart lines against current catalog items by sku. Prices are computed from sku and size; lines of one sku
 * share its stock in their order (cart-3). `missing` gives the reason for known skus without an item.
 */
export function checkLines(
  wanted: readonly WantedLine[],
  fresh: ReadonlyMap<string, CartItem>,
  missing: ReadonlyMap<string, MissingLine> = new Map(),
): CheckedLine[] {
  const taken = takenBefore(wanted);
  return wanted.map((line, i): CheckedLine => {
    const { sku, amount, customization } = line;
    const before = taken[i] ?? 0;
    const refused = (
      problem: { reason: 'unknown' } | { reason: 'wrong_size'; sizes: SizeProblem[] } | MissingLine,
    ): CheckedLine => ({
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
