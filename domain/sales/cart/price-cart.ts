import type { Sku } from '#domain/base/ids.ts';
import { type Cents, splitCents } from '#domain/base/money.ts';
import { netOf } from '#domain/base/vat.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { unitOf } from '#domain/catalog/prices/quantity-breaks.ts';
import type { ShippingPrice } from '#domain/sales/delivery/shipping-method.ts';

/**
 * The fields of a line that pricing needs: quantity, unit price including VAT, VAT rate in percent, and the deposit
 * per unit that is paid now, if any. `discount` is what campaigns take off the whole line, at most its price.
 * `isGiftCard`: a gift card bought here, which another gift card cannot pay.
 */
export type PricedLine = {
  sku: Sku;
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
  unit: unitOf(item),
  vatRate: item.vatRate,
  deposit: item.deposit,
  isGiftCard: item.isGiftCard,
});

type Sum = Pick<PricedLine, 'amount' | 'unit' | 'deposit' | 'discount'>;

/** The price of a line in cents: its units less the discount, never below zero. */
export const totalOf = ({ amount, unit, discount = 0 }: Sum): Cents => Math.max(0, amount * unit - discount);

/** The part of a line to pay now, in cents: the deposits of its units (at most their price), otherwise all of it. */
export const payNowOf = (line: Sum): Cents =>
  line.deposit == null ? totalOf(line) : Math.min(totalOf(line), line.amount * line.deposit);

/** VAT of one rate: `net + vat = gross`. `isVoucher`: gift cards, a row without VAT. */
export type VatRow = { rate: number; isVoucher?: true; net: Cents; vat: Cents; gross: Cents };

export type CartTotals = {
  /** `total` is the price of the line after `discount`. */
  lines: (PricedLine & { discount: Cents; total: Cents })[];
  /** Units in the cart (cart-11). */
  pieces: number;
  /** The lines after their discounts: `goods + shipping + officeFee = total`. */
  goods: Cents;
  /** What campaigns took off the lines; `goods` is already net of it. */
  discount: Cents;
  /** After `shippingDiscount`, the part that free delivery took off. */
  shipping: Cents;
  shippingDiscount: Cents;
  officeFee: Cents;
  total: Cents;
  /** To pay when ordering: deposits, the other lines and the delivery. */
  payNow: Cents;
  /** The part of `payNow` that a gift card pays; as a means of payment it does not change the VAT. */
  giftCard: Cents;
  /** The part left for the gateway: `payNow - giftCard`. */
  toPay: Cents;
  /** To pay at the pickup: `payNow + dueLater = total`. */
  dueLater: Cents;
  /**
   * By rate, highest first, gift cards last; the gross amounts sum to `total`. Rate 0 is the margin scheme or gift
   * cards (`vatKind`), which show no VAT.
   */
  vat: VatRow[];
  /** The same for `payNow`. */
  vatNow: VatRow[];
  vatTotal: Cents;
  netTotal: Cents;
};

/** What else changes the price: free delivery, and the open balance of a gift card in cents. */
export type PriceAdjustments = { freeDelivery?: boolean; giftCard?: Cents };

/**
 * Totals of a cart in cents, the same in browser and server (cart-7). VAT is rounded half up per line and the
 * delivery is split over the VAT rates of the goods (cart-9). An empty cart has no delivery price.
 */
export function priceCart(
  lines: readonly PricedLine[],
  shippingPrice: ShippingPrice | null,
  { freeDelivery = false, giftCard = 0 }: PriceAdjustments = {},
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
      const deps = priced
        .filter((line) => line.vatRate === rate && isVoucherLine(line) === (isVoucher ?? false))
        .map(part);
      deps.push(price.shipping + price.officeFee);
      const gross = sum(deps);
      const net = sum(deps.map((cents) => netOf(cents, rate)));
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
 * Splits the delivery over the VAT rates of the goods by largest remainder, highest rate first, so that shipping and
 * office fee each sum to themselves (delivery-7). Gift cards are not goods: they come last and take a share only when
 * there is nothing else.
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
