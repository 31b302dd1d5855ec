import type { Cents } from '#domain/base/money.ts';
import { netOf } from '#domain/base/vat.ts';
import type { CartTotals } from './price-cart.ts';

/**
 * Sums of a cart without VAT, in cents: `goods - discount + delivery = total`. Margin-scheme goods and gift cards
 * count in full.
 */
export type NetSums = { goods: Cents; discount: Cents; delivery: Cents; total: Cents };

/**
 * The sums next to lines shown without VAT (price-10): `goods` is the sum of those lines before discounts, `total` is
 * `netTotal`.
 */
export function netSums({ lines, netTotal }: Pick<CartTotals, 'lines' | 'netTotal'>): NetSums {
  const net = (part: (line: CartTotals['lines'][number]) => Cents) =>
    lines.reduce((sum, line) => sum + netOf(part(line), line.vatRate), 0);
  const goods = net(({ unit, amount }) => unit * amount);
  const discounted = net(({ total }) => total);
  return { goods, discount: goods - discounted, delivery: netTotal - discounted, total: netTotal };
}
