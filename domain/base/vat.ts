import { type Cents, roundHalfUp } from '#domain/base/money.ts';

/**
 * Tax classes of Finnish VAT; a product carries the class, never a number. `margin` is the margin scheme of used goods:
 * the price holds no VAT that may be shown apart, so its rate is 0. `voucher` is a gift card: a multi-purpose voucher,
 * whose VAT is due on what is bought with it (decision 0021).
 */
export const vatClasses = ['standard', 'reduced', 'press', 'margin', 'voucher'] as const;
export type VatClass = (typeof vatClasses)[number];

/** Dated rates in percent (decisions 0). `from` is a local date in Finland, newest first. */
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

/** The VAT rate in percent of a class on a local date `YYYY-MM-DD` (the rate follows the delivery date). */
export function vatRate(vatClass: VatClass, date: string): number {
  const row = RATES[vatClass].find((r) => r.from <= date);
  if (!row) throw new RangeError(`no VAT rate of ${vatClass} on ${date}`);
  return row.rate;
}

/** True for the margin scheme, the only goods of rate 0: its VAT is in the seller's margin and never shown apart. */
export const isMarginRate = (rate: number): boolean => rate === 0;

/** How the VAT of a sum is told: by its rate, as margin scheme, or not at all, as gift cards hold none. */
export const vatKind = ({ rate, isVoucher = false }: { rate: number; isVoucher?: boolean }) =>
  isVoucher ? 'voucher' : isMarginRate(rate) ? 'margin' : 'rate';

/** Net cents of a gross amount at a rate in percent, half up. */
export function netOf(gross: Cents, rate: number): Cents {
  return roundHalfUp((gross * 1000) / (1000 + Math.round(rate * 10)));
}

/** VAT cents contained in a gross amount: gross − net, so that both always sum to the gross. */
export function vatOf(gross: Cents, rate: number): Cents {
  return gross - netOf(gross, rate);
}
