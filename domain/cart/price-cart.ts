import { type Cents, splitCents } from '../base/money.ts';
import { netOf } from '../base/vat.ts';
import type { ShippingPrice } from '../shipping/shipping-method.ts';
import type { CartItem } from './cart-item.ts';

/**
 * What pricing needs of a line: pieces, the price of one including VAT, the VAT rate in percent, and per piece what is
 * paid now when it is sold by deposit.
 */
export type PricedLine = { sku: string; amount: number; unit: Cents; vatRate: number; deposit?: Cents | null };

/** The priced line of a cart item. */
export const pricedLine = (item: CartItem): PricedLine => ({
  sku: item.sku,
  amount: item.amount,
  unit: item.price.finalPrice.inclTax,
  vatRate: item.vatRate,
  deposit: item.deposit,
});

/** What is paid now of a line, in cents: the deposits of its pieces (never above their price), else all of it. */
export const payNowOf = ({ amount, unit, deposit }: Omit<PricedLine, 'sku' | 'vatRate'>): Cents =>
  amount * Math.min(unit, deposit ?? unit);

/** VAT of one rate: `net + vat = gross`. */
export type VatRow = { rate: number; net: Cents; vat: Cents; gross: Cents };

export type CartTotals = {
  lines: (PricedLine & { total: Cents })[];
  /** Pieces in the cart. */
  pieces: number;
  goods: Cents;
  shipping: Cents;
  officeFee: Cents;
  total: Cents;
  /** Paid when ordering: deposits, the other lines and the delivery. */
  payNow: Cents;
  /** Paid at the pickup: `payNow + dueLater = total`. */
  dueLater: Cents;
  /** By rate, highest first; the gross amounts sum to `total`. Rate 0 is the margin scheme: no VAT to be shown. */
  vat: VatRow[];
  /** The same of what is paid now; sums to `payNow`. */
  vatNow: VatRow[];
  vatTotal: Cents;
  netTotal: Cents;
};

/**
 * Totals of a cart in cents, the same in the browser and on the server (decisions 3, 7). VAT is rounded half up per
 * line; delivery takes the rates of the goods, split by largest remainder. An empty cart costs nothing to deliver.
 */
export function priceCart(lines: readonly PricedLine[], shippingPrice: ShippingPrice | null): CartTotals {
  const priced = lines.map((line) => ({ ...line, total: line.unit * line.amount }));
  const goods = sum(priced.map((line) => line.total));
  const { shipping, officeFee } = lines.length > 0 && shippingPrice ? shippingPrice : { shipping: 0, officeFee: 0 };

  const delivery = splitDelivery(priced, { shipping, officeFee });
  const vatOfParts = (part: (line: (typeof priced)[number]) => Cents): VatRow[] =>
    delivery.map(({ rate, ...price }) => {
      const parts = priced.filter((line) => line.vatRate === rate).map(part);
      parts.push(price.shipping + price.officeFee);
      const gross = sum(parts);
      const net = sum(parts.map((cents) => netOf(cents, rate)));
      return { rate, net, vat: gross - net, gross };
    });
  const vat = vatOfParts((line) => line.total);
  const total = goods + shipping + officeFee;
  const payNow = sum(priced.map(payNowOf)) + shipping + officeFee;
  return {
    lines: priced,
    pieces: sum(lines.map((line) => line.amount)),
    goods,
    shipping,
    officeFee,
    total,
    payNow,
    dueLater: total - payNow,
    vat,
    vatNow: payNow === total ? vat : vatOfParts(payNowOf),
    vatTotal: sum(vat.map((row) => row.vat)),
    netTotal: sum(vat.map((row) => row.net)),
  };
}

/**
 * Delivery follows the VAT rates of the goods (facts 3): shipping and office fee split over the rates in use, highest
 * rate first, by largest remainder, so that each sums to itself.
 */
export function splitDelivery(
  lines: readonly { total: Cents; vatRate: number }[],
  { shipping, officeFee }: ShippingPrice,
): ({ rate: number } & ShippingPrice)[] {
  const rates = [...new Set(lines.map((line) => line.vatRate))].sort((a, b) => b - a);
  const goods = rates.map((rate) => sum(lines.filter((line) => line.vatRate === rate).map((line) => line.total)));
  const shippingParts = splitCents(shipping, goods);
  const feeParts = splitCents(officeFee, goods);
  return rates.map((rate, i) => ({ rate, shipping: shippingParts[i] ?? 0, officeFee: feeParts[i] ?? 0 }));
}

const sum = (cents: readonly Cents[]): Cents => cents.reduce((total, part) => total + part, 0);
