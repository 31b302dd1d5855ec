import type { Sku } from '#domain/base/ids.ts';
import type { SaleMode } from '#domain/catalog/products/product.ts';
import { STOCK_LIMITED_LINE } from './cart-commands.ts';
import type { CartItem } from './cart-item.ts';

/** Why a line cannot be bought; `available` is how many pieces can. 'quote_only': sold by quote only. */
export type SellProblem = { reason: 'outOfStock' | 'limited' | 'quote_only'; available: number };

type Sellable = Pick<CartItem, 'productLine' | 'stock'> & { saleMode?: SaleMode };

/**
 * Checks a line against its stock (stock-1, stock-2). A product that is out of stock is not sold; a stock-limited one is sold
 * up to its stock; others can be ordered beyond it. `taken` pieces belong to other lines of the sku. Null: it can be bought.
 */
export function sellProblem(item: Sellable, amount: number, taken = 0): SellProblem | null {
  if (item.saleMode === 'quote') return { reason: 'quote_only', available: 0 };
  const available = Math.max(0, item.stock.qty - taken);
  const limited = item.productLine === STOCK_LIMITED_LINE;
  if (item.stock.stockStatus === 'outOfStock' || (limited && available === 0))
    return { reason: 'outOfStock', available: 0 };
  return limited && amount > available ? { reason: 'limited', available } : null;
}

/** For each line, the pieces of its sku in the lines before it. */
export function takenBefore(lines: readonly { sku: Sku; amount: number }[]): number[] {
  const taken = new Map<string, number>();
  return lines.map(({ sku, amount }) => {
    const before = taken.get(sku) ?? 0;
    taken.set(sku, before + amount);
    return before;
  });
}
