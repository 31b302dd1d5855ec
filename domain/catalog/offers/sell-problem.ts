import type { SaleMode } from '#domain/catalog/products/product.ts';
import { STOCK_LIMITED_LINE } from './cart-commands.ts';
import type { CartItem } from './cart-item.ts';

/** Why a line cannot be bought as it is; `available` is how many pieces could be. 'quote_only': only by a quote. */
export type SellProblem = { reason: 'outOfStock' | 'limited' | 'quote_only'; available: number };

type Sellable = Pick<CartItem, 'productLine' | 'stock'> & { saleMode?: SaleMode };

/**
 * Judges a line against its stock: nothing that is out of stock is sold, a stock-limited product only as far as its
 * stock reaches; anything else may be ordered on top of the stock (spec 5). `taken` pieces of the stock belong to other
 * lines of the same sku. Null: it can be bought.
 */
export function sellProblem(item: Sellable, amount: number, taken = 0): SellProblem | null {
  if (item.saleMode === 'quote') return { reason: 'quote_only', available: 0 };
  const available = Math.max(0, item.stock.qty - taken);
  const limited = item.productLine === STOCK_LIMITED_LINE;
  if (item.stock.stockStatus === 'outOfStock' || (limited && available === 0))
    return { reason: 'outOfStock', available: 0 };
  return limited && amount > available ? { reason: 'limited', available } : null;
}

/** For each line, the pieces that lines before it take of the same sku. */
export function takenBefore(lines: readonly { sku: string; amount: number }[]): number[] {
  const taken = new Map<string, number>();
  return lines.map(({ sku, amount }) => {
    const before = taken.get(sku) ?? 0;
    taken.set(sku, before + amount);
    return before;
  });
}
