import { type Cents, roundHalfUp } from '#domain/base/money.ts';

/**
 * Finnish VAT classes; products store the class, never a rate. `margin` is the margin scheme of used goods: its VAT must not
 * be stated separately, so its rate is 0. `voucher` is a gift card, a multi-purpose voucher: VAT is due on the goods bought
 * with it (0021).
 */
export const vatClasses = ['standard', 'reduced', 'press', 'margin', 'voucher'] as const;
export type VatClass = (typeof vatClasses)[number];

/** Rates in percent by date, newest first; `from` is a local date in Finland (price-6). */
const RATES: Record<VatClass, readonly { from: string; rate: number }[]> = {
  standard: [
    { from: '2024-09-01', rate: 25.5 },
    { from: '0000-01-01', rate: 24 },
  ],
  reduced: [
    { from: '2026-01-01', rate: 13.5 },
    { from: '0000-01-01', rate: 14 },
  ],
  press: [{ from: '0000-01-01', rate: 10 }],
  margin: [{ from: '0000-01-01', rate: 0 }],
  voucher: [{ from: '0000-01-01', rate: 0 }],
};

/** The VAT rate in percent of a class on a local date `YYYY-MM-DD`, the delivery date (price-6). */
export function vatRate(vatClass: VatClass, date: string): number {
  const row = RATES[vatClass].find((r) => r.from <= date);
  if (!row) throw new RangeError(`no VAT rate of ${vatClass} on ${date}`);
  return row.rate;
}

/** Whether goods of this rate are sold under the margin scheme, the only one with rate 0: its VAT is never stated separately. */
export const isMarginRate = (rate: number): boolean => rate === 0;

/** How to state the VAT of a sum: its rate, the margin scheme, or nothing (gift cards include none). */
export const vatKind = ({ rate, isVoucher = false }: { rate: number; isVoucher?: boolean }) =>
  isVoucher ? 'voucher' : isMarginRate(rate) ? 'margin' : 'rate';

/** Net cents of a gross amount at a rate in percent, rounded half up (price-7). */
export function netOf(gross: Cents, rate: number): Cents {
  return roundHalfUp((gross * 1000) / (1000 + Math.round(rate * 10)));
}

/** VAT cents contained in a gross amount: gross − net, so that both always sum to the gross. */
export function vatOf(gross: Cents, rate: number): Cents {
  return gross - netOf(gross, rate);
}
