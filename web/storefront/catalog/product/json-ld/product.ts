import type { Locale } from '#domain/base/locale.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import type { Product, Stock, Variant } from '#domain/catalog/products/product.ts';
import { shop } from '#shop.config';
import { links } from '#web/storefront/base/links.ts';
import { RETURN_TERMS, returnPolicy, shippingDetails } from './offer-terms.ts';
import { variantFacts, variesBy } from './variants.ts';

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

/** How it is sent, and that it may come back: not what is cut to measure (KSL 6:16) and not money on a card. */
function termsOf(product: Product, isGiftCard: boolean, { baseUrl, locale }: Context) {
  const { shippingClass, shippingMethods, depositCents: deposit, customization } = product;
  return {
    ...shippingDetails({ shippingClass, shippingOptions: shippingMethods, sparePart: false, deposit, isGiftCard }),
    ...(customization || isGiftCard ? {} : returnPolicy(baseUrl + links(locale).content(RETURN_TERMS))),
  };
}

function offerOf(product: Product, variant: Variant, context: Context): object | null {
  const { sku, price, stock } = variant;
  if (!price.final) return null;
  const { baseUrl, locale } = context;
  const isOneOf = product.variants.length > 1;
  return {
    '@type': 'Offer',
    url: baseUrl + links(locale).product(product.slug, isOneOf ? sku : undefined),
    ...priceOf(product, price.final.inclTax),
    ...(price.final.endAt ? { priceValidUntil: lastDay(price.final.endAt) } : {}),
    // asked for by a quote: not sold on this page
    availability: product.saleMode === 'quote' ? 'https://schema.org/InStoreOnly' : availability[stock.stockStatus],
    itemCondition: product.tradeIn ? 'https://schema.org/UsedCondition' : 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: shop.name },
    ...termsOf(product, price.isVoucher === true, context),
  };
}

const pictures = (images: Product['images'], baseUrl: string) =>
  images.map(({ id }) => `${baseUrl}/pictures/${id}/large.webp`);

/** What its variants have in common; a rating only where there are reviews. */
function shared(product: Product, { baseUrl }: Context) {
  const { manufacturer, reviewScore, reviewCount, images } = product;
  return {
    brand: { '@type': 'Brand', name: product.brand },
    ...(manufacturer ? { manufacturer: { '@type': 'Organization', name: manufacturer.name } } : {}),
    description: product.description || product.name,
    ...(images.length > 0 ? { image: pictures(images, baseUrl) } : {}),
    ...(reviewScore !== null && reviewCount > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: reviewScore, bestRating: 5, reviewCount } }
      : {}),
  };
}

function variantOf(product: Product, variant: Variant, context: Context): object {
  const { sku, ean, variationName, images } = variant;
  const offers = offerOf(product, variant, context);
  return {
    '@type': 'Product',
    name: variationName ? `${product.name}, ${variationName}` : product.name,
    sku,
    ...(ean ? { gtin: ean } : {}),
    ...variantFacts(product, variant),
    ...(images.length > 0 ? { image: pictures(images, context.baseUrl) } : {}),
    ...(offers ? { offers } : {}),
  };
}

/**
 * schema.org Product, or ProductGroup with its variants: an honest offer for each sku with a price, none without.
 * Addresses are absolute, in the page's locale.
 */
export function productJsonLd(product: Product, context: Context): object {
  const { name, sku, variants } = product;
  const url = context.baseUrl + links(context.locale).product(product.slug);
  const [only] = variants;
  const head = { '@context': 'https://schema.org' };
  if (variants.length === 1 && only) {
    const { ean } = only;
    const offers = offerOf(product, only, context);
    return {
      ...head,
      '@type': 'Product',
      ...{ name, sku, url },
      ...(ean && !product.tradeIn ? { gtin: ean } : {}),
      ...shared(product, context),
      ...(offers ? { offers } : {}),
    };
  }
  return {
    ...head,
    '@type': 'ProductGroup',
    ...{ name, productGroupID: sku, url },
    ...shared(product, context),
    ...variesBy(product),
    hasVariant: variants.map((variant) => variantOf(product, variant, context)),
  };
}
