import type { Cents } from '#domain/base/money.ts';
import { payNowOf, splitDelivery } from '#domain/sales/cart/price-cart.ts';

/** One row of a payment at the gateway; `unit × units` is its sum. */
export type PaymentRow = { code: string; description: string; unit: Cents; units: number; vatRate: number };

export type RowsOf = {
  lines: readonly {
    sku: string;
    title: string;
    variationName: string;
    /** The size of goods cut to size, in words. */
    size?: string | null;
    amount: number;
    unit: Cents;
    /** After the discount. */
    total: Cents;
    discount?: Cents;
    vatRate: number;
    /** Per piece, when only a deposit is paid now. */
    deposit?: Cents | null;
    isGiftCard?: boolean;
  }[];
  /** What a row of deposits begins with, e.g. `Varausmaksu`. */
  depositLabel: string;
  shippingMethod: { sku: string; label: string };
  shipping: Cents;
  officeFee: Cents;
  /** What a gift card pays, and what its row says. */
  giftCard?: { cents: Cents; label: string } | null;
};

/**
 * The rows of an order at the payment gateway; they sum exactly to what is paid now (facts 3, Rows): a line sold by
 * deposit is a row of its deposits and says so. A sum the pieces do not divide is sent as one unit that says the amount
 * in words; discounts are folded into their lines, what costs nothing is left out, and a gift card is a negative row
 * without VAT. Delivery and office fee are rows of their own, split over the rates of the goods as the order's VAT is; free
 * ones are left out.
 */
export function paymentRows(order: RowsOf): PaymentRow[] {
  const goods = order.lines.map((line): PaymentRow => {
    const isDeposit = line.deposit != null;
    const cents = isDeposit ? payNowOf(line) : line.total;
    const name = [line.title, line.variationName, line.size].filter(Boolean).join(', ');
    const said = isDeposit ? `${order.depositLabel}: ${name}` : name;
    const row = { code: line.sku.slice(0, 100), vatRate: line.vatRate };
    if (cents % line.amount === 0) return { ...row, description: said, unit: cents / line.amount, units: line.amount };
    return { ...row, description: `${line.amount} × ${said}`, unit: cents, units: 1 };
  });
  const { sku, label } = order.shippingMethod;
  const delivery = splitDelivery(order.lines, order).flatMap(({ rate, shipping, officeFee }): PaymentRow[] => [
    { code: sku, description: label, unit: shipping, units: 1, vatRate: rate },
    { code: `${sku}-office-fee`, description: label, unit: officeFee, units: 1, vatRate: rate },
  ]);
  const { cents = 0, label: byCard = '' } = order.giftCard ?? {};
  const card = { code: 'gift-card', description: byCard, unit: -cents, units: 1, vatRate: 0 };
  return [...[...goods, ...delivery].filter((row) => row.unit > 0), ...(cents > 0 ? [card] : [])];
}
