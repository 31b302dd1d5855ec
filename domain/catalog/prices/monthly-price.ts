import { type Cents, roundHalfUp } from '#domain/base/money.ts';
import type { CreditTerms } from '#domain/base/shop-config.ts';

/** What a credit for a price costs, by the shop's terms (vehicle-box-1). Sums are cents; `apr` is percent a year with one decimal. */
export type CreditOffer = {
  price: Cents;
  deposit: Cents;
  credit: Cents;
  months: number;
  /** What is paid each month, its fee included; the first payment also has the opening fee. */
  monthly: Cents;
  /** All payments of the credit, without the deposit. */
  total: Cents;
  apr: number;
};

const MONTHS = 12;
const STEPS = 100;

/** What equal payments at the end of each month are worth at the start, by yearly interest. */
const worth = (payments: readonly Cents[], yearly: number) =>
  payments.reduce((sum, cents, i) => sum + cents / (1 + yearly) ** ((i + 1) / MONTHS), 0);

/** The annual percentage rate: the yearly interest at which all payments are worth the credit (Directive 2008/48/EC, annex I). */
function annualRate(payments: readonly Cents[], credit: Cents): number {
  let [low, high] = [0, 1];
  while (worth(payments, high) > credit) high *= 2;
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (worth(payments, middle) > credit) low = middle;
    else high = middle;
  }
  return high;
}

/** The credit of a price less a deposit over a number of months; null below the least sum that the lender gives. */
export function creditOffer(price: Cents, deposit: Cents, months: number, terms: CreditTerms): CreditOffer | null {
  const credit = price - deposit;
  if (credit < terms.leastCents) return null;
  const rate = terms.ratePercent / 100 / MONTHS;
  const instalment = rate === 0 ? credit / months : (credit * rate) / (1 - (1 + rate) ** -months);
  // rounded up, so that the last payment is never larger
  const monthly = Math.ceil(instalment - 1e-6) + terms.monthlyFeeCents;
  const payments = Array.from({ length: months }, (_, i) => monthly + (i === 0 ? terms.openingFeeCents : 0));
  const total = payments.reduce((sum, cents) => sum + cents, 0);
  return { price, deposit, credit, months, monthly, total, apr: Math.round(annualRate(payments, credit) * 1000) / 10 };
}

/** The deposits that a page compares: none, and a share of the price in whole tens of euros. */
export const comparedDeposits = (price: Cents): Cents[] => [0, roundHalfUp((price * 0.2) / 1000) * 1000];
