import type { Cents } from '#domain/base/money.ts';

/** A lower price of each piece from a number of pieces of one sku on, in cents including VAT. */
export type QuantityBreak = { from: number; cents: Cents };

/**
 * The price of each piece of an amount (price-12): the lowest of the price in force and of the breaks that the amount reaches. More
 * pieces never cost more each. A break is not a price reduction: it has no reference price and is not in the price history.
 */
export const unitPrice = (price: Cents, breaks: readonly QuantityBreak[], amount: number): Cents =>
  Math.min(price, ...breaks.filter(({ from }) => from <= amount).map(({ cents }) => cents));

/** The lowest of the breaks after a change that charge less at their amount than before; null when no amount becomes cheaper. */
export function loweredBreak(
  price: Cents,
  before: readonly QuantityBreak[],
  after: readonly QuantityBreak[],
): QuantityBreak | null {
  const lowered = after.filter(({ from, cents }) => cents < unitPrice(price, before, from));
  return lowered.toSorted((a, b) => a.cents - b.cents || a.from - b.from)[0] ?? null;
}

/** The breaks that lower a price, by amount; one that a reduction or a smaller amount already undercuts is left out. */
export function activeBreaks(price: Cents, breaks: readonly QuantityBreak[]): QuantityBreak[] {
  const byAmount = breaks.toSorted((a, b) => a.from - b.from || a.cents - b.cents);
  let least = price;
  return byAmount.filter(({ cents }) => {
    const isLower = cents < least;
    least = Math.min(least, cents);
    return isLower;
  });
}

/** The next lower price of a piece, and how many pieces are missing for it; null when there is none. */
export function nextBreak(
  price: Cents,
  breaks: readonly QuantityBreak[],
  amount: number,
): { missing: number; cents: Cents } | null {
  const next = activeBreaks(price, breaks).find(({ from }) => from > amount);
  return next ? { missing: next.from - amount, cents: next.cents } : null;
}

type Sold = { price: { finalPrice: { inclTax: Cents } }; amount: number; quantityBreaks?: readonly QuantityBreak[] };

/** The price of each piece of a cart line at its amount, in cents including VAT. */
export const unitOf = ({ price, amount, quantityBreaks = [] }: Sold): Cents =>
  unitPrice(price.finalPrice.inclTax, quantityBreaks, amount);
