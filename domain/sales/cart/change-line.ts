import { amountInOtherLines, type CartLines, cappedAmount } from '#domain/catalog/offers/cart-commands.ts';

/** Sets the quantity of a line within its limits (cart-3); an unknown id changes nothing. */
export function setAmount(cart: CartLines, id: string, amount: number): CartLines {
  if (!cart.items.some((item) => item.id === id)) return cart;
  const items = cart.items.map((item) =>
    item.id === id ? { ...item, amount: cappedAmount(item, amount, amountInOtherLines(cart.items, item)) } : item,
  );
  return { items, itemsEdited: true };
}

/** Removes a line; an unknown id changes nothing. */
export function removeItem(cart: CartLines, id: string): CartLines {
  const items = cart.items.filter((item) => item.id !== id);
  return items.length === cart.items.length ? cart : { items, itemsEdited: true };
}
