import { type Cents, centsFromEuros, eurosFromCents } from '#domain/base/money.ts';
import type { CartItem, PublicPrice } from '#domain/catalog/offers/cart-item.ts';

/** A cart item in function calls: the same fields, money in euros with at most two decimals (cart-12). */
export type WireCartItem = CartItem;

const orNull = (amount: number | null, money: (amount: number) => number) => (amount === null ? null : money(amount));

const priced = ({ price, quantityBreaks, deposit }: PublicPrice, money: (amount: number) => number): PublicPrice => ({
  price: {
    ...price,
    price: money(price.price),
    finalPrice: { inclTax: money(price.finalPrice.inclTax), exclTax: money(price.finalPrice.exclTax) },
    lowest30: orNull(price.lowest30, money),
  },
  ...(quantityBreaks && {
    quantityBreaks: quantityBreaks.map(({ from, cents }) => ({ from, cents: money(cents) })),
  }),
  deposit: orNull(deposit, money),
});

const convert = (item: CartItem, money: (amount: number) => number): CartItem => ({
  ...item,
  ...priced(item, money),
  sizing: item.sizing && { ...item.sizing, perM2: money(item.sizing.perM2) },
  ...(item.publicPrice && { publicPrice: priced(item.publicPrice, money) }),
});

/** Converts cents to euros for a function call. */
export const cartItemToWire = (item: CartItem): WireCartItem => convert(item, (cents: Cents) => eurosFromCents(cents));

/** Converts euros of a function call to cents. */
export const cartItemFromWire = (item: WireCartItem): CartItem => convert(item, (euros) => centsFromEuros(euros));
