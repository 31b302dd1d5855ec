import { type Cents, splitCents } from '#domain/base/money.ts';
import { netOf } from '#domain/base/vat.ts';
import type { VatRow } from '#domain/sales/cart/price-cart.ts';

type Line = { unit: Cents; total: Cents; discount: Cents; deposit: Cents | null; vatRate: number };

/** A line of an order without VAT, for companies (company-8). Margin-scheme goods and gift cards count in full. */
export const netLine = <L extends Line>(line: L): L => {
  const net = (cents: Cents) => netOf(cents, line.vatRate);
  return {
    ...line,
    unit: net(line.unit),
    total: net(line.total),
    discount: net(line.total + line.discount) - net(line.total),
    deposit: line.deposit === null ? null : net(line.deposit),
  };
};

type Bill = { lines: readonly Line[]; vat: readonly VatRow[]; shipping: Cents; officeFee: Cents };
/** Sums of an order without VAT: `goods + shipping + officeFee = total`, the total that its VAT is stated for. */
export type NetBill = { goods: Cents; discount: Cents; shipping: Cents; officeFee: Cents; total: Cents };

const sum = (cents: readonly Cents[]): Cents => cents.reduce((all, one) => all + one, 0);

/** The sums beside lines without VAT (company-8). The delivery is what the lines leave of the total, so that all adds up. */
export function netBill({ lines, vat, shipping, officeFee }: Bill): NetBill {
  const net = lines.map(netLine);
  const goods = sum(net.map(({ total }) => total));
  const total = sum(vat.map((row) => row.net));
  const [ofShipping = 0, ofFee = 0] = splitCents(total - goods, [shipping, officeFee]);
  return { goods, discount: sum(net.map(({ discount }) => discount)), shipping: ofShipping, officeFee: ofFee, total };
}
