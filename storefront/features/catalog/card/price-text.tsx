import { type Cents, formatEuros } from '#domain/base/money.ts';
import type { PriceBlock } from '#domain/catalog/product.ts';
import { weekdayDateText } from '#storefront/i18n/dates.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { Price } from '#storefront/ui/price/price.tsx';

type Props = {
  price: PriceBlock;
  /** On the product page: big, and with the day a reduction ends. */
  large?: boolean;
  /** Goods priced by size: every price is that of a square metre. */
  sizePriced?: boolean;
};

const PER_M2 = '/m²';

/**
 * The price block: now, and where it is reduced the reference price, the percentage's basis and the 30-day lowest
 * (decisions 7: wherever a reduced price shows). A product whose variants differ in price starts at the lowest.
 */
export function PriceText({ price, large, sizePriced }: Props) {
  const { t, locale } = useI18n();
  const euros = (cents: Cents | null | undefined) => `${formatEuros(cents)}${sizePriced ? PER_M2 : ''}`;
  const now = euros(price.final?.inclTax);
  const from = price.range && price.range.lowest < price.range.highest;
  const reduced = price.normal !== null && price.discountPercent !== null;
  return (
    <Price
      label={t('catalog.price.now')}
      now={from && price.range ? t('catalog.price.from', { price: euros(price.range.lowest) }) : now}
      was={reduced ? euros(price.normal) : undefined}
      lowest30={reduced ? t('catalog.price.lowest30', { price: euros(price.lowest30 ?? price.normal) }) : undefined}
      until={
        large && reduced && price.final?.endAt
          ? t('catalog.price.until', { date: weekdayDateText(price.final.endAt, locale) })
          : undefined
      }
      size={large ? 'xl' : undefined}
    />
  );
}
