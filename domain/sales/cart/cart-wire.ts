import { type Cents, centsFromEuros, eurosFromCents } from '#domain/base/money.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';

/** A cart item as the functions of spec 7 carry it: the same fields, money in euros with at most two decimals. */
export type WireCartItem = CartItem;

const orNull = (amount: number | null, money: (amount: number) => number) => (amount === null ? null : money(amount));

const convert = (item: CartItem, money: (amount: number) => number): CartItem => ({
  ...item,
  price: {
    ...item.price,
    price: money(item.price.price),
    finalPrice: { inclTax: money(item.price.finalPrice.inclTax), exclTax: money(item.price.finalPrice.exclTax) },
    lowest30: orNull(item.price.lowest30, money),
  },
  sizing: item.sizing && { ...item.sizing, perM2: money(item.sizing.perM2) },
  deposit: orNull(item.deposit, money),
});

/** For the wire: cents become euros. */
export const cartItemToWire = (item: CartItem): WireCartItem => convert(item, (cents: Cents) => eurosFromCents(cents));

/** From the wire: euros become cents, to be kept in the browser's cart. */
export const cartItemFromWire = (item: WireCartItem): CartItem => convert(item, (euros) => centsFromEuros(euros));
