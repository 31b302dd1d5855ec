import type { Cents } from '../base/money.ts';
import { splitDelivery } from '../cart/price-cart.ts';

/** One row of a payment at the gateway; `unit × units` is its sum. */
export type PaymentRow = { code: string; description: string; unit: Cents; units: number; vatRate: number };

export type RowsOf = {
  lines: readonly {
    sku: string;
    title: string;
    variationName: string;
    amount: number;
    total: Cents;
    vatRate: number;
  }[];
  shippingMethod: { sku: string; label: string };
  shipping: Cents;
  officeFee: Cents;
};

/**
 * The rows of an order at the payment gateway; they sum to its total exactly (facts 3, Rows). A line whose total its
 * pieces do not divide is sent as one unit that says the amount in words. Delivery and office fee are rows of their
 * own, split over the rates of the goods as the order's VAT is; free ones are left out.
 */
export function paymentRows(order: RowsOf): PaymentRow[] {
  const goods = order.lines.map((line): PaymentRow => {
    const name = line.variationName ? `${line.title}, ${line.variationName}` : line.title;
    const row = { code: line.sku.slice(0, 100), vatRate: line.vatRate };
    if (line.total % line.amount === 0)
      return { ...row, description: name, unit: line.total / line.amount, units: line.amount };
    return { ...row, description: `${line.amount} × ${name}`, unit: line.total, units: 1 };
  });
  const { sku, label } = order.shippingMethod;
  const delivery = splitDelivery(order.lines, order).flatMap(({ rate, shipping, officeFee }): PaymentRow[] => [
    { code: sku, description: label, unit: shipping, units: 1, vatRate: rate },
    { code: `${sku}-office-fee`, description: label, unit: officeFee, units: 1, vatRate: rate },
  ]);
  return [...goods, ...delivery.filter((row) => row.unit > 0)];
}
