import { type Cents, roundHalfUp } from '#domain/base/money.ts';
import { payNowOf, type VatRow } from '#domain/sales/cart/price-cart.ts';
import type { OrderStatus } from './order-status.ts';
import { refundVat, vatLeft } from './refund-vat.ts';

/** What is asked of a line: `total` is after `discount`, `refundedAmount` are the pieces given back so far. */
export type DueLine = {
  amount: number;
  unit: Cents;
  discount: Cents;
  total: Cents;
  deposit: Cents | null;
  refundedAmount: number;
};

/** What nobody pays at the pickup any more for a line, in cents: the rest of its pieces that were given back. */
function notDueOf(line: DueLine): Cents {
  const later = line.total - payNowOf(line);
  return roundHalfUp((later * line.refundedAmount) / line.amount);
}

/**
 * What is still to be paid at the pickup of an order, in cents (decision 0007): `dueLater`, as ordered, less the rest of the
 * pieces that were given back. Of an order given back whole: nothing.
 */
export function dueLaterOf(order: { status: OrderStatus; dueLater: Cents; lines: readonly DueLine[] }): Cents {
  if (order.status === 'refunded') return 0;
  return order.lines.reduce((due, line) => due - notDueOf(line), order.dueLater);
}

type PickedUp = {
  vat: readonly VatRow[];
  vatNow: readonly VatRow[];
  lines: readonly (DueLine & { vatRate: number; isGiftCard: boolean })[];
};

/** VAT of what is paid at the pickup, by rate: that of the order without what was paid before, less pieces given back. */
export function vatAtPickup({ vat, vatNow, lines }: PickedUp): VatRow[] {
  const later = vatLeft(vat, vatNow);
  const due = later.map(({ gross, ...row }) => ({ ...row, cents: gross }));
  const notDue = lines.map(({ vatRate, isGiftCard, ...line }) => ({
    rate: vatRate,
    ...(isGiftCard && { isVoucher: true as const }),
    cents: -notDueOf(line),
  }));
  return refundVat([...due, ...notDue], later);
}
