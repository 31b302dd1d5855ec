import type { Cents } from '#domain/base/money.ts';
import { netOf } from '#domain/base/vat.ts';
import type { VatRow } from '#domain/sales/cart/price-cart.ts';

/** The VAT kind of a sum, which identifies a row of `VatRow`s. */
export type VatKey = Pick<VatRow, 'rate' | 'isVoucher'>;

const same = (a: VatKey, b: VatKey) => a.rate === b.rate && (a.isVoucher ?? false) === (b.isVoucher ?? false);
const sum = (cents: readonly Cents[]): Cents => cents.reduce((total, part) => total + part, 0);

/** The VAT left of `paid` after `given`, row by row. */
export const vatLeft = (paid: readonly VatRow[], given: readonly VatRow[]): VatRow[] =>
  paid.map((row) => {
    const back = given.filter((other) => same(row, other));
    const gross = row.gross - sum(back.map((other) => other.gross));
    const net = row.net - sum(back.map((other) => other.net));
    return { ...row, net, vat: gross - net, gross };
  });

/**
 * VAT of a refund, by rate. `wanted` are gross sums; a cent above what is left of its rate, caused by rounding, moves
 * to the next rate. The last refund of a rate takes all of its remaining VAT, so that refunds sum to the payment. The
 * gross amounts sum to the wanted ones, which must not exceed what is left together.
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
