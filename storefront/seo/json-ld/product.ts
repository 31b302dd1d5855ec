import { localDay } from '#domain/base/local-day.ts';
import type { Locale } from '#domain/base/locale.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import type { Product, Stock, Variant } from '#domain/catalog/product.ts';
import { shop } from '#shop.config';
import { links } from '#storefront/links.ts';

const availability = {
  inStock: 'https://schema.org/InStock',
  backorder: 'https://schema.org/BackOrder',
  outOfStock: 'https://schema.org/OutOfStock',
} satisfies Record<Stock['stockStatus'], string>;

type Context = { baseUrl: string; locale: Locale };

/** The shop's last whole or begun day before a moment. */
const lastDay = (end: string) => localDay(new Date(Date.parse(end) - 1), shop.timeZone);

/** The code of a square metre, UN/CEFACT. */
const SQUARE_METRE = 'MTK';

/** The full price, with a deposit too; of goods priced by size the price of a square metre, said to be one. */
function priceOf({ customization }: Product, cents: number) {
  const amount = { price: eurosFromCents(cents).toFixed(2), priceCurrency: 'EUR' };
  if (!customization) return amount;
  const referenceQuantity = { '@type': 'QuantitativeValue', value: 1, unitCode: SQUARE_METRE };
  return { priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, referenceQuantity } };
}

function offer(product: Product, { sku, ean, price, stock }: Variant, { baseUrl, locale }: Context) {
  if (!price.final) return [];
  return {
    '@type': 'Offer',
    url: baseUrl + links(locale).product(product.slug, sku),
    sku,
    ...(ean ? { gtin: ean } : {}),
    ...priceOf(product, price.final.inclTax),
    ...(price.final.endAt ? { priceValidUntil: lastDay(price.final.endAt) } : {}),
    // asked for by a quote: not sold on this page
    availability: product.saleMode === 'quote' ? 'https://schema.org/InStoreOnly' : availability[stock.stockStatus],
    itemCondition: product.tradeIn ? 'https://schema.org/UsedCondition' : 'https://schema.org/NewCondition',
  };
}

/**
 * schema.org Product as JSON: one honest offer per variant with a price, none without; a rating only where there are
 * reviews. Addresses are absolute, in the page's locale.
 */
export function productJsonLd(product: Product, context: Context): object {
  const offers = product.variants.flatMap((variant) => offer(product, variant, context));
  const [ean, ...others] = product.variants.flatMap((variant) => variant.ean ?? []);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    ...(ean && others.length === 0 ? { gtin: ean } : {}),
    brand: { '@type': 'Brand', name: product.brand },
    ...(product.manufacturer ? { manufacturer: { '@type': 'Organization', name: product.manufacturer.name } } : {}),
    description: product.description,
    image: product.images.map(({ id }) => `${context.baseUrl}/pictures/${id}/large.webp`),
    ...(offers.length > 0 ? { offers } : {}),
    ...(product.reviewScore !== null && product.reviewCount > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.reviewScore,
            bestRating: 5,
            reviewCount: product.reviewCount,
          },
        }
      : {}),
  };
}
