import type { Sku } from '#domain/base/ids.ts';
import type { KitLine } from '#domain/catalog/products/kit.ts';
import { maxAmount } from './cart-commands.ts';
import type { CartItem } from './cart-item.ts';
import { sellProblem } from './sell-problem.ts';

/** Why a line keeps the whole kit from being bought; `available` pieces can be. */
export type KitGap = { sku: Sku; reason: 'unknown' | 'notSold' | 'outOfStock' | 'limited'; available: number };

/** The lines that cannot be bought with what is in the cart already; empty: the whole kit can (kit-2). */
export function kitGaps(
  lines: readonly KitLine[],
  items: ReadonlyMap<string, CartItem>,
  inCart: (sku: Sku) => number = () => 0,
): KitGap[] {
  return lines.flatMap(({ sku, amount }): KitGap[] => {
    const item = items.get(sku);
    if (!item) return [{ sku, reason: 'unknown', available: 0 }];
    if (item.sizing || item.isGiftCard) return [{ sku, reason: 'notSold', available: 0 }];
    const problem = sellProblem(item, amount, inCart(sku));
    if (problem)
      return [
        { sku, reason: problem.reason === 'quote_only' ? 'notSold' : problem.reason, available: problem.available },
      ];
    const available = maxAmount(item) - inCart(sku);
    return amount > available ? [{ sku, reason: 'limited', available: Math.max(0, available) }] : [];
  });
}
