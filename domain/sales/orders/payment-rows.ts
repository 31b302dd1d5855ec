import type { Sku } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import { payNowOf, splitDelivery } from '#domain/sales/cart/price-cart.ts';

/** One row of a payment at the gateway; its sum is `unit × units`. */
export type PaymentRow = { code: string; description: string; unit: Cents; units: number; vatRate: number };

export type RowsOf = {
  lines: readonly {
    sku: Sku;
    title: string;
    variationName: string;
    /** The size of goods cut to size, as text. */
    size?: string | null;
    amount: number;
    unit: Cents;
    /** After the discount. */
    total: Cents;
    discount?: Cents;
    vatRate: number;
    /** Per unit, when only a deposit is paid now. */
    deposit?: Cents | null;
    isGiftCard?: boolean;
  }[];
  /** Prefix of deposit rows, e.g. `Varausmaksu`. */
  depositLabel: string;
  shippingMethod: { sku: Sku; label: string };
  shipping: Cents;
  officeFee: Cents;
  /** The gift card's part of the payment, and the text of its row. */
  giftCard?: { cents: Cents; label: string } | null;
};

/**
 * The rows of an order at the payment gateway, which sum exactly to the amount to pay now (payment-5). A line sold by
 * deposit is a labelled row of its deposits. A total that the units do not divide is sent as one unit with the
 * quantity in the text. Discounts are included in their lines, free lines are left out, and a gift card is a negative
 * row without VAT. Delivery and office fee are separate rows, split over the VAT rates of the goods (delivery-7).
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
