import { cappedAmount } from './cart-commands.ts';
import { CART_ITEM_VERSION, type CartItem } from './cart-item.ts';

/** True for a stored item that another version of the shop wrote: refreshed from the catalog, not dropped (decisions 3). */
export const isOutdated = (item: Pick<CartItem, 'version'>): boolean => item.version !== CART_ITEM_VERSION;

export type RefreshChange = { sku: string; kind: 'price' | 'amount' | 'gone' };

/**
 * Replaces stored items by fresh ones of the catalog, keeping id and pieces; pieces are capped to what can be sold.
 * Items the catalog no longer has leave the cart. `changes` names what the shopper should be told.
 */
export function refreshItems(
  items: readonly CartItem[],
  fresh: ReadonlyMap<string, CartItem>,
): { items: CartItem[]; changes: RefreshChange[] } {
  const changes: RefreshChange[] = [];
  const refreshed = items.flatMap((item) => {
    const now = fresh.get(item.sku);
    if (!now) {
      changes.push({ sku: item.sku, kind: 'gone' });
      return [];
    }
    const amount = cappedAmount(now, item.amount);
    if (amount !== item.amount) changes.push({ sku: item.sku, kind: 'amount' });
    if (now.price.finalPrice.inclTax !== item.price?.finalPrice?.inclTax)
      changes.push({ sku: item.sku, kind: 'price' });
    return [{ ...now, id: item.id, amount }];
  });
  return { items: refreshed, changes };
}
