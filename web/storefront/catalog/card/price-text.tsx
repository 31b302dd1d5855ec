import type { Locale } from '#domain/base/locale.ts';
import { formatEuros } from '#domain/base/money.ts';
import { isMarginRate } from '#domain/base/vat.ts';
import { shownUnitPrice, type UnitPrice } from '#domain/catalog/prices/unit-price.ts';
import type { SaleMode, ShownPrice } from '#domain/catalog/products/product.ts';
import type { MissingPrice } from '#domain/catalog/products/way-to-buy.ts';
import { missingPrice } from '#domain/catalog/products/way-to-buy.ts';
import { lastDayText, shortDateText } from '#web/messages/dates.ts';
import type { T } from '#web/messages/i18n.tsx';
import { useI18n } from '#web/messages/i18n.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { VatText } from '#web/ui/price/vat-text.tsx';

/** The text in place of a missing price: the day it is published, how to ask for it, else `- €` (price-1). */
export function missingPriceText(missing: MissingPrice, t: T, locale: Locale): string {
  if (missing.kind === 'from') return t('catalog.price.from', { date: shortDateText(missing.at, locale) });
  return missing.kind === 'ask' ? t('catalog.price.ask') : formatEuros(null);
}

/** A unit price as pages show it (price-14): `12,48 €/l`. */
export const unitPriceText = (unit: UnitPrice, price: string, t: T): string =>
  t(unit.isFrom ? 'catalog.price.unitFrom' : 'catalog.price.unit', { price, unit: t(`catalog.unit.${unit.per}`) });

type Props = {
  price: ShownPrice;
  /** Decides the text in place of a missing price. */
  saleMode: SaleMode;
  /** Large, with the last day of a reduction: for the product page. */
  large?: boolean;
  /** Prices are per square metre. */
  sizePriced?: boolean;
  className?: string;
};

/**
 * The price block: the current price and, when reduced, the reference price and the lowest price of 30 days (price-4).
 * Variants with different prices show the lowest and the highest; the 30-day lowest is that of the cheapest variant.
 */
export function PriceText({ price, saleMode, large, sizePriced, className }: Props) {
  const { t, locale } = useI18n();
  const { final, normal, range, vatRate: rate } = price;
  const reduced = final !== null && normal !== null && price.discountPercent !== null;
  const unit = final ? shownUnitPrice(price.unit, final.inclTax) : null;
  const perUnit = (text: string) => (sizePriced ? `${text}/m²` : text);
  return (
    <Price
      className={className}
      label={t(reduced ? 'catalog.price.reduced' : 'catalog.price.now')}
      now={
        final ? (
          <VatText cents={range ? range.lowest : final.inclTax} highest={range?.highest} rate={rate}>
            {perUnit}
          </VatText>
        ) : (
          missingPriceText(missingPrice(price, saleMode), t, locale)
        )
      }
      vat={final && !price.isVoucher ? <Vat isMargin={isMarginRate(rate)} /> : null}
      was={
        reduced && !range ? (
          <VatText cents={normal} rate={rate}>
            {perUnit}
          </VatText>
        ) : null
      }
      lowest30={
        reduced ? (
          <VatText cents={normal} rate={rate}>
            {(text) => t('catalog.price.lowest30', { price: perUnit(text) })}
          </VatText>
        ) : null
      }
      unit={
        unit ? (
          <VatText cents={unit.cents} rate={rate}>
            {(text) => unitPriceText(unit, text, t)}
          </VatText>
        ) : null
      }
      until={
        large && reduced && final.endAt ? t('catalog.price.until', { date: lastDayText(final.endAt, locale) }) : null
      }
      size={large && final ? 'xl' : undefined}
    />
  );
}

/** States that prices are without VAT, or that the margin scheme applies and no VAT can be deducted (price-10). */
function Vat({ isMargin }: { isMargin: boolean }) {
  const { t } = useI18n();
  if (isMargin) return <span className="price-vat">{t('catalog.price.margin')}</span>;
  return <span className="price-vat vat-ex">{t('catalog.price.withoutVat')}</span>;
}
