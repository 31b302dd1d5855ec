import { type Cents, roundHalfUp } from '#domain/base/money.ts';
import { isMarginRate, netOf, type VatClass, vatRate } from '#domain/base/vat.ts';

/** What a sku costs the shop without VAT, from a local day `YYYY-MM-DD` on. */
export type CostPrice = { cents: Cents; from: string };

/** What remains of a price without VAT after the cost; `percent` is of the price without VAT, with one decimal. */
export type Margin = { cost: Cents; cents: Cents; percent: number | null };

/** The cost in force on a local day; null when none is known yet. */
export const costOn = (costs: readonly CostPrice[], day: string): Cents | null =>
  costs.filter(({ from }) => from <= day).toSorted((a, b) => (a.from < b.from ? 1 : -1))[0]?.cents ?? null;

/**
 * The price without VAT. Goods of the margin scheme pay the standard rate of what is above their cost, and nothing when sold
 * below it (Value Added Tax Act 1501/1993, section 79 a).
 */
function revenueOf(price: Cents, cost: Cents, vatClass: VatClass, day: string): Cents {
  if (vatClass !== 'margin') return netOf(price, vatRate(vatClass, day));
  return price > cost ? cost + netOf(price - cost, vatRate('standard', day)) : price;
}

/** The margin of a price including VAT on a local day (price-13). */
export function marginOf(price: Cents, cost: Cents, vatClass: VatClass, day: string): Margin {
  return marginOn(revenueOf(price, cost, vatClass, day), cost);
}

function marginOn(revenue: Cents, cost: Cents): Margin {
  const cents = revenue - cost;
  return { cost, cents, percent: revenue > 0 ? Math.round((cents / revenue) * 1000) / 10 : null };
}

/** The margin of a price including VAT at a rate in percent; 0 is the margin scheme (price-13). */
export function marginAtRate(price: Cents, cost: Cents, rate: number, day: string): Margin {
  const revenue = isMarginRate(rate) ? revenueOf(price, cost, 'margin', day) : netOf(price, rate);
  return marginOn(revenue, cost);
}

/** The price including VAT at which nothing is earned or lost. */
export const priceAtCost = (cost: Cents, vatClass: VatClass, day: string): Cents =>
  vatClass === 'margin' ? cost : roundHalfUp((cost * (1000 + Math.round(vatRate(vatClass, day) * 10))) / 1000);

const BASIS_POINTS = 10_000;

/**
 * The lowest price including VAT whose margin is at least `percent` (0 to 99) of the price without VAT; at least a cent
 * (price-13).
 */
export function priceForMargin(cost: Cents, percent: number, vatClass: VatClass, day: string): Cents {
  const points = Math.round(percent * 100);
  const reaches = (price: Cents) => {
    const revenue = revenueOf(price, cost, vatClass, day);
    return (revenue - cost) * BASIS_POINTS >= points * revenue;
  };
  let [below, enough] = [0, 1];
  while (!reaches(enough)) [below, enough] = [enough, enough * 2];
  // the margin only grows with the price
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2);
    if (reaches(middle)) enough = middle;
    else below = middle;
  }
  return enough;
}
