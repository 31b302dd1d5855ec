import { type Cents, centsFromEuros, eurosFromCents } from '#domain/base/money.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';

/** A cart item in function calls: the same fields, money in euros with at most two decimals (cart-12). */
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
  ...(item.quantityBreaks && {
    quantityBreaks: item.quantityBreaks.map(({ from, cents }) => ({ from, cents: money(cents) })),
  }),
  sizing: item.sizing && { ...item.sizing, perM2: money(item.sizing.perM2) },
  deposit: orNull(item.deposit, money),
});

/** Converts cents to euros for a function call. */
export const cartItemToWire = (item: CartItem): WireCartItem => convert(item, (cents: Cents) => eurosFromCents(cents));

/** Converts euros of a function call to cents. */
export const cartItemFromWire = (item: WireCartItem): CartItem => convert(item, (euros) => centsFromEuros(euros));
