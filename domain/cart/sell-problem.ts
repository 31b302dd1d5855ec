import { STOCK_LIMITED_LINE } from './cart-commands.ts';
import type { CartItem } from './cart-item.ts';

/** Why a line cannot be bought as it is; `available` is how many pieces could be. */
export type SellProblem = { reason: 'outOfStock' | 'limited'; available: number };

/**
 * Judges a line against its stock: nothing that is out of stock is sold, a stock-limited product only as far as its
 * stock reaches; anything else may be ordered on top of the stock (spec 5). Null: it can be bought.
 */
export function sellProblem(item: Pick<CartItem, 'productLine' | 'stock'>, amount: number): SellProblem | null {
  const available = Math.max(0, item.stock.qty);
  const limited = item.productLine === STOCK_LIMITED_LINE;
  if (item.stock.stockStatus === 'outOfStock' || (limited && available === 0))
    return { reason: 'outOfStock', available: 0 };
  return limited && amount > available ? { reason: 'limited', available } : null;
}
