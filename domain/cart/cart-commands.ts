import type { CartItem } from './cart-item.ts';

/** Smallest and largest amount of one line (decisions 5). */
export const MIN_AMOUNT = 1;
export const MAX_AMOUNT = 9999;

/** Products of this line are sold only from stock (spec 3: productLine 2). */
export const STOCK_LIMITED_LINE = 2;

/** The lines of a cart and whether the shopper has changed them by hand (spec 4). */
export type CartLines = { items: CartItem[]; itemsEdited: boolean };

/** The most pieces one line may hold: a stock-limited product at most its stock (spec 5). */
export const maxAmount = ({ productLine, stock }: Pick<CartItem, 'productLine' | 'stock'>): number =>
  productLine === STOCK_LIMITED_LINE ? Math.min(MAX_AMOUNT, Math.max(0, stock.qty)) : MAX_AMOUNT;

/** An amount inside the limits of its line, whole pieces; a line that is in the cart never falls below one. */
export const cappedAmount = (item: Pick<CartItem, 'productLine' | 'stock'>, amount: number): number =>
  Math.max(MIN_AMOUNT, Math.min(maxAmount(item), Math.trunc(amount) || MIN_AMOUNT));

/** Adds a line; one with the same id grows by the amount and takes the newer stock (spec 4). */
export function addItem(cart: CartLines, added: CartItem): CartLines {
  const there = cart.items.find((item) => item.id === added.id);
  if (!there) return { ...cart, items: [...cart.items, { ...added, amount: cappedAmount(added, added.amount) }] };
  const grown = { ...there, stock: added.stock, amount: cappedAmount(added, there.amount + added.amount) };
  return { ...cart, items: cart.items.map((item) => (item.id === added.id ? grown : item)) };
}

/** Sets the pieces of a line within its limits; an unknown id changes nothing. */
export function setAmount(cart: CartLines, id: string, amount: number): CartLines {
  if (!cart.items.some((item) => item.id === id)) return cart;
  const items = cart.items.map((item) => (item.id === id ? { ...item, amount: cappedAmount(item, amount) } : item));
  return { items, itemsEdited: true };
}

/** Removes a line; an unknown id changes nothing. */
export function removeItem(cart: CartLines, id: string): CartLines {
  const items = cart.items.filter((item) => item.id !== id);
  return items.length === cart.items.length ? cart : { items, itemsEdited: true };
}

/** Empties the cart. */
export const clearItems = (): CartLines => ({ items: [], itemsEdited: false });
