import type { Cents } from '#domain/base/money.ts';
import type { PaymentRow } from './provider.ts';

export type RowsInput = {
  lines: { sku: string; title: string; variationName: string; amount: number; total: Cents; vatRate: number }[];
  delivery: { methodId: string; label: string; shipping: Cents; officeFee: Cents; vatRate: number };
};

/**
 * An order as the gateway's rows; they sum to lines + delivery exactly. Discounts are already in the line totals
 * (negative rows could not be refunded). A total that does not divide by the amount becomes one row of one unit.
 */
export function paymentRows({ lines, delivery }: RowsInput): PaymentRow[] {
  const goods = lines.map(({ sku, title, variationName, amount, total, vatRate }): PaymentRow => {
    const name = variationName ? `${title}, ${variationName}` : title;
    return total % amount === 0
      ? { code: sku, description: name, unit: total / amount, units: amount, vatRate }
      : { code: sku, description: `${amount} × ${name}`, unit: total, units: 1, vatRate };
  });
  const { methodId, label, shipping, officeFee, vatRate } = delivery;
  const fee = (code: string, unit: Cents): PaymentRow[] =>
    unit > 0 ? [{ code: `${code}-${methodId}`, description: label, unit, units: 1, vatRate }] : [];
  return [...goods, ...fee('shipping', shipping), ...fee('office-fee', officeFee)];
}
