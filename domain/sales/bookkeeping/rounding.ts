import type { Cents } from '#domain/base/money.ts';

/** A row of a bookkeeping program that adds VAT to net sums by itself. Debit is positive. */
export type NetRow = { net: Cents; rate: number };

/** VAT of a net sum, rounded to the cent away from zero, as of credit so of debit. */
export const roundedVat = (net: Cents, rate: number): Cents =>
  // the rate has one decimal: exact in whole numbers
  Math.sign(net) * Math.round((Math.abs(net) * Math.round(rate * 10)) / 1000);

/**
 * What the rows do not balance by once VAT is added to each and rounded (bookkeeping-6). Orders round their own VAT, so a day of them
 * differs by some cents from the VAT of its sum.
 */
export const roundingOf = (rows: readonly NetRow[]): Cents =>
  rows.reduce((sum, { net, rate }) => sum + net + roundedVat(net, rate), 0);
