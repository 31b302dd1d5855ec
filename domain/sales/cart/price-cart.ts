import { type Cents, splitCents } from '#domain/base/money.ts';
import { netOf } from '#domain/base/vat.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { ShippingPrice } from '#domain/sales/delivery/shipping-method.ts';

/**
 * What pricing needs of a line: pieces, the price of one including VAT, the VAT rate in percent, and per piece what is
 * paid now when it is sold by deposit. `discount` is what campaigns take off the whole line, at most all of it.
 * `isGiftCard`: a gift card bought here; it cannot be paid by another one.
 */
export type PricedLine = {
  sku: string;
  amount: number;
  unit: Cents;
  vatRate: number;
  deposit?: Cents | null;
  discount?: Cents;
  isGiftCard?: boolean;
};

/** The priced line of a cart item. */
export const pricedLine = (item: CartItem): PricedLine => ({
  sku: item.sku,
  amount: item.amount,
  unit: item.price.finalPrice.inclTax,
  vatRate: item.vatRate,
  deposit: item.deposit,
  isGiftCard: item.isGiftCard,
});

type Sum = Pick<PricedLine, 'amount' | 'unit' | 'deposit' | 'discount'>;

/** What a line costs, in cents: its pieces less the discount, never below zero. */
export const totalOf = ({ amount, unit, discount = 0 }: Sum): Cents => Math.max(0, amount * unit - discount);

/** What is paid now of a line, in cents: the deposits of its pieces (never above their price), else all of it. */
export const payNowOf = (line: Sum): Cents =>
  line.deposit == null ? totalOf(line) : Math.min(totalOf(line), line.amount * line.deposit);

/** VAT of one rate: `net + vat = gross`. `isVoucher`: gift cards, a row of their own without VAT. */
export type VatRow = { rate: number; isVoucher?: true; net: Cents; vat: Cents; gross: Cents };

export type CartTotals = {
  /** `total` is what the line costs after its `discount`. */
  lines: (PricedLine & { discount: Cents; total: Cents })[];
  /** Pieces in the cart. */
  pieces: number;
  /** The lines after their discounts: `goods + shipping + officeFee = total`. */
  goods: Cents;
  /** What campaigns took off the lines, already out of `goods`. */
  discount: Cents;
  /** After `shippingDiscount`, which a campaign of free delivery took off. */
  shipping: Cents;
  shippingDiscount: Cents;
  officeFee: Cents;
  total: Cents;
  /** Due when ordering: deposits, the other lines and the delivery. */
  payNow: Cents;
  /** What a gift card pays of it; a means of payment, so VAT does not know it. */
  giftCard: Cents;
  /** What is left for the gateway: `payNow - giftCard`. */
  toPay: Cents;
  /** Paid at the pickup: `payNow + dueLater = total`. */
  dueLater: Cents;
  /**
   * By rate, highest first, gift cards last; the gross amounts sum to `total`. Rate 0 is the margin scheme or gift cards
   * (`vatKind`): no VAT to be shown.
   */
  vat: VatRow[];
  /** The same of what is paid now; sums to `payNow`. */
  vatNow: VatRow[];
  vatTotal: Cents;
  netTotal: Cents;
};

/** What else a cart has: delivery without its shipping price, and a gift card with so many cents open. */
export type Privileges = { freeDelivery?: boolean; giftCard?: Cents };

/**
 * Totals of a cart in cents, the same in the browser and on the server (decisions 3, 7). VAT is rounded half up per
 * line; delivery takes the rates of the goods, split by largest remainder. An empty cart costs nothing to deliver.
 */
export function priceCart(
  lines: readonly PricedLine[],
  shippingPrice: ShippingPrice | null,
  { freeDelivery = false, giftCard = 0 }: Privileges = {},
): CartTotals {
  const priced = lines.map((line) => {
    const total = totalOf(line);
    return { ...line, discount: line.unit * line.amount - total, total };
  });
  const goods = sum(priced.map((line) => line.total));
  const asked = lines.length > 0 && shippingPrice ? shippingPrice : { shipping: 0, officeFee: 0 };
  const { officeFee } = asked;
  const shipping = freeDelivery ? 0 : asked.shipping;

  const delivery = splitDelivery(priced, { shipping, officeFee });
  const vatOfParts = (part: (line: (typeof priced)[number]) => Cents): VatRow[] =>
    delivery.map(({ rate, isVoucher, ...price }) => {
      const parts = priced
        .filter((line) => line.vatRate === rate && isVoucherLine(line) === (isVoucher ?? false))
        .map(part);
      parts.push(price.shipping + price.officeFee);
      const gross = sum(parts);
      const net = sum(parts.map((cents) => netOf(cents, rate)));
      return { rate, ...(isVoucher && { isVoucher }), net, vat: gross - net, gross };
    });
  const vat = vatOfParts((line) => line.total);
  const total = goods + shipping + officeFee;
  const payNow = sum(priced.map(payNowOf)) + shipping + officeFee;
  const forCard = payNow - sum(priced.filter((line) => line.isGiftCard).map(payNowOf));
  const byCard = Math.max(0, Math.min(giftCard, forCard));
  return {
    lines: priced,
    pieces: sum(lines.map((line) => line.amount)),
    goods,
    discount: sum(priced.map((line) => line.discount)),
    shipping,
    shippingDiscount: asked.shipping - shipping,
    officeFee,
    total,
    payNow,
    giftCard: byCard,
    toPay: payNow - byCard,
    dueLater: total - payNow,
    vat,
    vatNow: payNow === total ? vat : vatOfParts(payNowOf),
    vatTotal: sum(vat.map((row) => row.vat)),
    netTotal: sum(vat.map((row) => row.net)),
  };
}

const isVoucherLine = ({ isGiftCard = false }: { isGiftCard?: boolean }): boolean => isGiftCard;

/**
 * Delivery follows the VAT rates of the goods (facts 3): shipping and office fee split over the rates in use, highest
 * rate first, by largest remainder, so that each sums to itself. Gift cards are no goods: they come last and take none,
 * unless there is nothing else.
 */
export function splitDelivery(
  lines: readonly { total: Cents; vatRate: number; isGiftCard?: boolean }[],
  { shipping, officeFee }: ShippingPrice,
): ({ rate: number; isVoucher?: true } & ShippingPrice)[] {
  const ofGoods = lines.filter((line) => !isVoucherLine(line));
  const rates = [...new Set(ofGoods.map((line) => line.vatRate))].sort((a, b) => b - a);
  const goods = rates.map((rate) => sum(ofGoods.filter((line) => line.vatRate === rate).map((line) => line.total)));
  const shippingParts = splitCents(shipping, goods);
  const feeParts = splitCents(officeFee, goods);
  const rows = rates.map((rate, i) => ({ rate, shipping: shippingParts[i] ?? 0, officeFee: feeParts[i] ?? 0 }));
  if (ofGoods.length === lines.length) return rows;
  const cards = { rate: 0, isVoucher: true as const };
  return rows.length > 0 ? [...rows, { ...cards, shipping: 0, officeFee: 0 }] : [{ ...cards, shipping, officeFee }];
}

const sum = (cents: readonly Cents[]): Cents => cents.reduce((total, part) => total + part, 0);
