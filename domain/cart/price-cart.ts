import { type Cents, splitCents } from '../base/money.ts';
import { netOf } from '../base/vat.ts';
import type { ShippingPrice } from '../shipping/shipping-method.ts';
import type { CartItem } from './cart-item.ts';

/** What pricing needs of a line: pieces, the price of one including VAT, the VAT rate in percent. */
export type PricedLine = { sku: string; amount: number; unit: Cents; vatRate: number };

/** The priced line of a cart item. */
export const pricedLine = (item: CartItem): PricedLine => ({
  sku: item.sku,
  amount: item.amount,
  unit: item.price.finalPrice.inclTax,
  vatRate: item.vatRate,
});

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
  /** By rate, highest first; the gross amounts sum to `total`. */
  vat: VatRow[];
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

  const vat = splitDelivery(priced, { shipping, officeFee }).map((part): VatRow => {
    const { rate } = part;
    const ofRate = priced.filter((line) => line.vatRate === rate);
    const delivery = part.shipping + part.officeFee;
    const gross = sum(ofRate.map((line) => line.total)) + delivery;
    const net = sum(ofRate.map((line) => netOf(line.total, rate))) + netOf(delivery, rate);
    return { rate, net, vat: gross - net, gross };
  });
  return {
    lines: priced,
    pieces: sum(lines.map((line) => line.amount)),
    goods,
    shipping,
    officeFee,
    total: goods + shipping + officeFee,
    vat,
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
