import { formatEuros } from '#domain/base/money.ts';
import type { CreditTerms } from '#domain/base/shop-config.ts';
import type { CreditOffer } from '#domain/catalog/prices/monthly-price.ts';
import type { Product } from '#domain/catalog/products/product.ts';
import type { T } from '#web/messages/i18n.tsx';

/** A percentage with the decimal comma of both languages. */
export const percent = (value: number) => String(value).replace('.', ',');

/** The lowest price of a vehicle that is sold at a price; null for other goods and for what is sold by quote. */
export function creditPrice({ shippingClass, saleMode, variants }: Product): number | null {
  const prices = variants.flatMap(({ price }) => price.final?.inclTax ?? []);
  return shippingClass === 'vehicle' && saleMode !== 'quote' && prices.length > 0 ? Math.min(...prices) : null;
}

/** The facts of a credit that advertising of it must give (vehicle-box-2). */
export const exampleText = (offer: CreditOffer, terms: CreditTerms, t: T): string =>
  t('info.monthly.example', {
    price: formatEuros(offer.price),
    deposit: formatEuros(offer.deposit),
    credit: formatEuros(offer.credit),
    months: offer.months,
    monthly: formatEuros(offer.monthly),
    total: formatEuros(offer.total),
    rate: percent(terms.ratePercent),
    apr: percent(offer.apr),
    lender: terms.lender,
    opening: formatEuros(terms.openingFeeCents),
    fee: formatEuros(terms.monthlyFeeCents),
  });
