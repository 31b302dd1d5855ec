import type { Cents } from '#domain/base/money.ts';
import type { CreditTerms } from '#domain/base/shop-config.ts';
import { type CreditOffer, creditOffer } from './monthly-price.ts';

/** A deposit in whole euros and a number of months as typed, the fields outside their limits, and the credit if none is. */
export type TypedCredit = {
  deposit: string;
  months: string;
  /** The largest deposit in whole euros: the rest is the least sum that the lender gives. */
  mostDeposit: number;
  leastMonths: number;
  mostMonths: number;
  problems: ('deposit' | 'months')[];
  offer: CreditOffer | null;
};

const LONGEST = 12;

const wholeIn = (text: string, least: number, most: number): number | null => {
  const digits = text.replace(/\s/g, '');
  const value = /^\d{1,8}$/.test(digits) ? Number(digits) : null;
  return value !== null && value >= least && value <= most ? value : null;
};

/** The credit of a price by typed values (vehicle-box-4); null when the price is below the least sum of the lender. */
export function typedCredit(query: URLSearchParams, price: Cents, terms: CreditTerms): TypedCredit | null {
  if (price < terms.leastCents) return null;
  const mostDeposit = Math.floor((price - terms.leastCents) / 100);
  const [leastMonths, mostMonths] = [Math.min(...terms.months), Math.max(...terms.months)];
  const deposit = (query.get('kasiraha') ?? '0').slice(0, LONGEST);
  const months = (query.get('kk') ?? String(mostMonths)).slice(0, LONGEST);
  const euros = wholeIn(deposit, 0, mostDeposit);
  const term = wholeIn(months, leastMonths, mostMonths);
  return {
    deposit,
    months,
    mostDeposit,
    leastMonths,
    mostMonths,
    problems: [...(euros === null ? ['deposit' as const] : []), ...(term === null ? ['months' as const] : [])],
    offer: euros === null || term === null ? null : creditOffer(price, euros * 100, term, terms),
  };
}
