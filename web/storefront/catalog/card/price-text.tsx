import { isMarginRate } from '#domain/base/vat.ts';
import type { SaleMode, ShownPrice } from '#domain/catalog/products/product.ts';
import { missingPrice } from '#domain/catalog/products/way-to-buy.ts';
import { lastDayText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { VatText } from '#web/ui/price/vat-text.tsx';
import { missingPriceText } from './missing-price-text.ts';

type Props = {
  price: ShownPrice;
  /** How it is sold: a missing price says so. */
  saleMode: SaleMode;
  /** On the product page: big, and with the day a reduction ends. */
  large?: boolean;
  /** Goods priced by size: every price is that of a square metre. */
  sizePriced?: boolean;
};

/**
 * The price block: now, and where it is reduced the reference price, the percentage's basis and the 30-day lowest
 * (decisions 7: wherever a reduced price shows). A product whose variants differ in price shows the lowest and the
 * highest; the 30-day lowest is then the cheapest one's.
 */
export function PriceText({ price, saleMode, large, sizePriced }: Props) {
  const { t, locale } = useI18n();
  const { final, normal, range, vatRate: rate } = price;
  const reduced = final !== null && normal !== null && price.discountPercent !== null;
  const perUnit = (text: string) => (sizePriced ? `${text}/m²` : text);
  return (
    <Price
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
      until={
        large && reduced && final.endAt ? t('catalog.price.until', { date: lastDayText(final.endAt, locale) }) : null
      }
      size={large && final ? 'xl' : undefined}
    />
  );
}

/** Says so when the price is shown without VAT, and where it holds none that could be taken off. */
function Vat({ isMargin }: { isMargin: boolean }) {
  const { t } = useI18n();
  if (isMargin) return <span className="price-vat">{t('catalog.price.margin')}</span>;
  return <span className="price-vat vat-ex">{t('catalog.price.withoutVat')}</span>;
}
