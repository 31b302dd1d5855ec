import { checkSize, type SizeProblem } from '../catalog/size-price.ts';
import { type CartItem, lineId } from './cart-item.ts';
import { type SellProblem, sellProblem, takenBefore } from './sell-problem.ts';
import { sizedItem } from './sized-item.ts';
import type { WantedLine } from './wanted-line.ts';

/**
 * Why a line cannot be bought as it is. `id` is the line's. 'gone': the catalog has it no more, or without a price;
 * 'wrong_size': goods cut to size without a size they can be cut to, or a size for other goods.
 */
export type LineProblem = { id: string; sku: string; available: number } & (
  | { reason: SellProblem['reason'] | 'gone' }
  | { reason: 'wrong_size'; sizes: SizeProblem[] }
);

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
 * anew from sku and size; lines of one sku share its stock, first come first served.
 */
export function judgeLines(wanted: readonly WantedLine[], fresh: ReadonlyMap<string, CartItem>): JudgedLine[] {
  const taken = takenBefore(wanted);
  return wanted.map((line, i): JudgedLine => {
    const { sku, amount, customization } = line;
    const before = taken[i] ?? 0;
    const refused = (problem: { reason: 'gone' } | { reason: 'wrong_size'; sizes: SizeProblem[] }): JudgedLine => ({
      wanted: line,
      item: null,
      problem: { id: lineId(line), sku, available: 0, ...problem },
      taken: before,
    });
    const plain = fresh.get(sku);
    if (!plain) return refused({ reason: 'gone' });
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
