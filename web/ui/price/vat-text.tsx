import { type Cents, formatEuroRange, formatEuros } from '#domain/base/money.ts';
import { isMarginRate, netOf } from '#domain/base/vat.ts';

type Props = {
  /** Including VAT. */
  cents: Cents | null | undefined;
  /** Upper end of a range that starts at `cents`. */
  highest?: Cents | null;
  /** In percent. */
  rate: number;
  /** Wraps the price in a text; the price alone by default. */
  children?: (price: string) => string;
};

/**
 * A price with and without VAT, one of which the page shows (price.css). The HTML is the same for every shopper and
 * the choice needs no rendering. Margin goods and missing prices have a single text.
 */
export function VatText({ cents, highest, rate, children: say = (price) => price }: Props) {
  if (cents === null || cents === undefined) return say(formatEuros(cents));
  const text = (of: (cents: Cents) => Cents) =>
    say(highest ? formatEuroRange(of(cents), of(highest)) : formatEuros(of(cents)));
  const withVat = text((gross) => gross);
  if (isMarginRate(rate)) return withVat;
  return (
    <>
      <span className="vat-in">{withVat}</span>
      <span className="vat-ex">{text((gross) => netOf(gross, rate))}</span>
    </>
  );
}
