import type { Cents } from '#domain/base/money.ts';
import { netOf } from '#domain/base/vat.ts';
import type { VatRow } from '#domain/sales/cart/price-cart.ts';

/** Which VAT a sum carries: a row of `VatRow`s is known by it. */
export type VatKey = Pick<VatRow, 'rate' | 'isVoucher'>;

const same = (a: VatKey, b: VatKey) => a.rate === b.rate && (a.isVoucher ?? false) === (b.isVoucher ?? false);
const sum = (cents: readonly Cents[]): Cents => cents.reduce((total, part) => total + part, 0);

/** What is left of `paid` after `given`, row by row. */
export const vatLeft = (paid: readonly VatRow[], given: readonly VatRow[]): VatRow[] =>
  paid.map((row) => {
    const back = given.filter((other) => same(row, other));
    const gross = row.gross - sum(back.map((other) => other.gross));
    const net = row.net - sum(back.map((other) => other.net));
    return { ...row, net, vat: gross - net, gross };
  });

/**
 * VAT of money given back, by rate: `wanted` are its gross sums, at most `left` of each rate (a cent that rounding put
 * too many on one goes to the next); a rate that is given back to the end takes all VAT that is left of it, so that refunds
 * sum to what was paid. The gross amounts sum to those wanted, which together must not be more than what is left.
 */
export function refundVat(wanted: readonly (VatKey & { cents: Cents })[], left: readonly VatRow[]): VatRow[] {
  const gross = left.map((row) => {
    const asked = sum(wanted.filter((part) => same(row, part)).map((part) => part.cents));
    return Math.max(0, Math.min(row.gross, asked));
  });
  let missing = sum(wanted.map((part) => part.cents)) - sum(gross);
  for (const [i, row] of left.entries()) {
    const more = Math.min(missing, row.gross - (gross[i] ?? 0));
    gross[i] = (gross[i] ?? 0) + more;
    missing -= more;
  }
  if (missing > 0) throw new RangeError(`${missing} cents more are given back than is left`);
  return left
    .map((row, i) => {
      const cents = gross[i] ?? 0;
      const net = cents === row.gross ? row.net : Math.min(row.net, netOf(cents, row.rate));
      return { ...row, net, vat: cents - net, gross: cents };
    })
    .filter((row) => row.gross > 0);
}
