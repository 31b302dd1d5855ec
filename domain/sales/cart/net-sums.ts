import type { Cents } from '#domain/base/money.ts';
import { netOf } from '#domain/base/vat.ts';
import type { CartTotals } from './price-cart.ts';

/** A cart's sums without VAT, in cents: `goods - discount + delivery = total`. Margin goods and gift cards count whole. */
export type NetSums = { goods: Cents; discount: Cents; delivery: Cents; total: Cents };

/**
 * The sums beside lines that are shown without VAT: `goods` is the sum of what such lines show, before discounts, and
 * `total` is the totals' own `netTotal`.
 */
export function netSums({ lines, netTotal }: Pick<CartTotals, 'lines' | 'netTotal'>): NetSums {
  const net = (part: (line: CartTotals['lines'][number]) => Cents) =>
    lines.reduce((sum, line) => sum + netOf(part(line), line.vatRate), 0);
  const goods = net(({ unit, amount }) => unit * amount);
  const discounted = net(({ total }) => total);
  return { goods, discount: goods - discounted, delivery: netTotal - discounted, total: netTotal };
}
