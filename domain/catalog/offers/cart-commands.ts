import type { CartItem } from './cart-item.ts';

/** Smallest and largest amount of one line (cart-3). */
export const MIN_AMOUNT = 1;
export const MAX_AMOUNT = 9999;

/** Products of this line are sold only up to their stock (stock-2). */
export const STOCK_LIMITED_LINE = 2;

/** The lines of a cart, and whether the shopper has removed or edited any (cart-4). */
export type CartLines = { items: CartItem[]; itemsEdited: boolean };

type Limited = Pick<CartItem, 'productLine' | 'stock'>;

/** The largest amount of a line. A stock-limited product has at most its stock, less the pieces `taken` by other lines (cart-3). */
export const maxAmount = ({ productLine, stock }: Limited, taken = 0): number =>
  productLine === STOCK_LIMITED_LINE ? Math.min(MAX_AMOUNT, Math.max(0, stock.qty - taken)) : MAX_AMOUNT;

/** Rounds and clamps an amount to the limits of its line; at least one piece (cart-3). */
export const cappedAmount = (item: Limited, amount: number, taken = 0): number =>
  Math.max(MIN_AMOUNT, Math.min(maxAmount(item, taken), Math.trunc(amount) || MIN_AMOUNT));

/** Pieces of the same sku in other lines of the cart: all sizes of a product share its stock. */
export const amountInOtherLines = (items: readonly CartItem[], { id, sku }: Pick<CartItem, 'id' | 'sku'>): number =>
  items.reduce((sum, item) => (item.sku === sku && item.id !== id ? sum + item.amount : sum), 0);

/**
 * Adds a line. A line with the same id adds up the amounts and takes the newer stock (cart-2). Products sold by quote only,
 * size-priced goods without a size, and lines without stock left change nothing.
 */
export function addItem(cart: CartLines, added: CartItem): CartLines {
  if (added.saleMode === 'quote' || (added.sizing && !added.customization)) return cart;
  const taken = amountInOtherLines(cart.items, added);
  const there = cart.items.find((item) => item.id === added.id);
  if (!there && taken > 0 && maxAmount(added, taken) === 0) return cart;
  if (!there)
    return { ...cart, items: [...cart.items, { ...added, amount: cappedAmount(added, added.amount, taken) }] };
  const amount = cappedAmount(added, there.amount + added.amount, taken);
  const grown = { ...there, stock: added.stock, amount };
  return { ...cart, items: cart.items.map((item) => (item.id === added.id ? grown : item)) };
}
