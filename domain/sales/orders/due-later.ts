import { type Cents, roundHalfUp } from '#domain/base/money.ts';
import { payNowOf, type VatRow } from '#domain/sales/cart/price-cart.ts';
import type { OrderStatus } from './order-status.ts';
import { refundVat, vatLeft } from './refund-vat.ts';

/**
 * The fields of a line that the remaining payment depends on: `total` is after `discount`, `refundedAmount` are the
 * units refunded so far.
 */
export type DueLine = {
  amount: number;
  unit: Cents;
  discount: Cents;
  total: Cents;
  deposit: Cents | null;
  refundedAmount: number;
};

/** How much the refunded units of a line reduce `dueLater`, in cents. */
function noLongerDue(line: DueLine): Cents {
  const later = line.total - payNowOf(line);
  return roundHalfUp((later * line.refundedAmount) / line.amount);
}

/**
 * What is still to pay at the pickup of an order, in cents (0007): `dueLater` as ordered, less what
 * refunded units no longer owe. 0 for a fully refunded order.
 */
export function dueLaterOf(order: { status: OrderStatus; dueLater: Cents; lines: readonly DueLine[] }): Cents {
  if (order.status === 'refunded') return 0;
  return order.lines.reduce((due, line) => due - noLongerDue(line), order.dueLater);
}

type PickedUp = {
  vat: readonly VatRow[];
  vatNow: readonly VatRow[];
  lines: readonly (DueLine & { vatRate: number; isGiftCard: boolean })[];
};

/** VAT of what is paid at the pickup, by rate: that of the order less what was paid before and less refunded units. */
export function vatAtPickup({ vat, vatNow, lines }: PickedUp): VatRow[] {
  const later = vatLeft(vat, vatNow);
  const due = later.map(({ gross, ...row }) => ({ ...row, cents: gross }));
  const notDue = lines.map(({ vatRate, isGiftCard, ...line }) => ({
    rate: vatRate,
    ...(isGiftCard && { isVoucher: true as const }),
    cents: -noLongerDue(line),
  }));
  return refundVat([...due, ...notDue], later);
}
