import { type Cents, centsFromEuros, eurosFromCents } from '../base/money.ts';
import type { CartItem } from './cart-item.ts';

type Price = CartItem['price'];

/** A cart item as the functions of spec 7 carry it: the same fields, prices in euros with at most two decimals. */
export type WireCartItem = Omit<CartItem, 'price'> & { price: Price };

const convert = (price: Price, money: (amount: number) => number): Price => ({
  ...price,
  price: money(price.price),
  finalPrice: { inclTax: money(price.finalPrice.inclTax), exclTax: money(price.finalPrice.exclTax) },
  lowest30: price.lowest30 === null ? null : money(price.lowest30),
});

/** For the wire: cents become euros. */
export const cartItemToWire = (item: CartItem): WireCartItem => ({
  ...item,
  price: convert(item.price, (cents: Cents) => eurosFromCents(cents)),
});

/** From the wire: euros become cents, to be kept in the browser's cart. */
export const cartItemFromWire = (item: WireCartItem): CartItem => ({
  ...item,
  price: convert(item.price, (euros) => centsFromEuros(euros)),
});
