import { type Cents, formatEuroRange, formatEuros } from '#domain/base/money.ts';
import { isMarginRate, netOf } from '#domain/base/vat.ts';

type Props = {
  /** Including VAT. */
  cents: Cents | null | undefined;
  /** Of a range, which then begins at `cents`. */
  highest?: Cents | null;
  /** In percent. */
  rate: number;
  /** The words around the price; the price alone when left out. */
  children?: (price: string) => string;
};

/**
 * A price with VAT and without it, of which the page shows one (price.css): the HTML is the same for every shopper, and
 * choosing needs no rendering. Margin goods and missing prices have one text.
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
