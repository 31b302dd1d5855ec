import type { CartItem } from './cart-item.ts';

/** Smallest and largest amount of one line (decisions 5). */
export const MIN_AMOUNT = 1;
export const MAX_AMOUNT = 9999;

/** Products of this line are sold only from stock (spec 3: productLine 2). */
export const STOCK_LIMITED_LINE = 2;

/** The lines of a cart and whether the shopper has changed them by hand (spec 4). */
export type CartLines = { items: CartItem[]; itemsEdited: boolean };

type Limited = Pick<CartItem, 'productLine' | 'stock'>;

/** The most pieces one line may hold: a stock-limited product at most its stock (spec 5) less what other lines `taken`. */
export const maxAmount = ({ productLine, stock }: Limited, taken = 0): number =>
  productLine === STOCK_LIMITED_LINE ? Math.min(MAX_AMOUNT, Math.max(0, stock.qty - taken)) : MAX_AMOUNT;

/** An amount inside the limits of its line, whole pieces; a line that is in the cart never falls below one. */
export const cappedAmount = (item: Limited, amount: number, taken = 0): number =>
  Math.max(MIN_AMOUNT, Math.min(maxAmount(item, taken), Math.trunc(amount) || MIN_AMOUNT));

/** Pieces of a line's sku in the cart's other lines: other sizes of the same goods share its stock. */
export const inOtherLines = (items: readonly CartItem[], { id, sku }: Pick<CartItem, 'id' | 'sku'>): number =>
  items.reduce((sum, item) => (item.sku === sku && item.id !== id ? sum + item.amount : sum), 0);

/**
 * Adds a line; one with the same id grows by the amount and takes the newer stock. What is sold by quote only,
 * goods priced by size without a size, and a line whose stock is all in other lines change nothing.
 */
export function addItem(cart: CartLines, added: CartItem): CartLines {
  if (added.saleMode === 'quote' || (added.sizing && !added.customization)) return cart;
  const taken = inOtherLines(cart.items, added);
  const there = cart.items.find((item) => item.id === added.id);
  if (!there && taken > 0 && maxAmount(added, taken) === 0) return cart;
  if (!there)
    return { ...cart, items: [...cart.items, { ...added, amount: cappedAmount(added, added.amount, taken) }] };
  const amount = cappedAmount(added, there.amount + added.amount, taken);
  const grown = { ...there, stock: added.stock, amount };
  return { ...cart, items: cart.items.map((item) => (item.id === added.id ? grown : item)) };
}
