import { type Locale, localize } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { type BaseUnit, shownUnitPrice } from '#domain/catalog/prices/unit-price.ts';
import type { Product, Stock, Variant } from '#domain/catalog/products/product.ts';
import type { Review, ReviewSummary } from '#domain/catalog/reviews/review.ts';
import { shop } from '#shop.config';
import { links } from '#web/storefront/base/links.ts';
import { type MethodsFor, RETURN_TERMS, returnPolicy, shippingDetails } from './offer-terms.ts';
import { variantProperties, variesBy } from './variants.ts';

const availability = {
  inStock: 'https://schema.org/InStock',
  backorder: 'https://schema.org/BackOrder',
  outOfStock: 'https://schema.org/OutOfStock',
} satisfies Record<Stock['stockStatus'], string>;

type Context = {
  baseUrl: string;
  locale: Locale;
  methodsFor: MethodsFor;
  /** Approved reviews of this shop's own buyers; ratings from elsewhere are none of them. */
  reviewed: { summary: ReviewSummary; reviews: Review[] };
};

/** The last date before `end`, in the time zone of the shop. */
const lastDay = (end: string) => localDay(new Date(Date.parse(end) - 1), shop.timeZone);

/** The UN/CEFACT code of a square metre. */
const SQUARE_METRE = 'MTK';

/** UN/CEFACT codes of what unit prices are of. */
const UNIT_CODES: Record<BaseUnit, string> = { l: 'LTR', kg: 'KGM', m: 'MTR', m2: SQUARE_METRE, m3: 'MTQ', pcs: 'C62' };

/** The price of a litre, kilogram, metre or piece (price-14). */
function unitFields({ price }: Variant): object[] {
  const unit = price.final && shownUnitPrice(price.unit, price.final.inclTax);
  if (!unit) return [];
  return [
    {
      '@type': 'UnitPriceSpecification',
      price: eurosFromCents(unit.cents).toFixed(2),
      priceCurrency: 'EUR',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: UNIT_CODES[unit.per] },
    },
  ];
}

/** The full price, also for goods sold by deposit; goods priced by size have a unit price per square metre. */
function priceFields({ customization }: Product, cents: Cents) {
  const amount = { price: eurosFromCents(cents).toFixed(2), priceCurrency: 'EUR' };
  if (!customization) return amount;
  const referenceQuantity = { '@type': 'QuantitativeValue', value: 1, unitCode: SQUARE_METRE };
  return { priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, referenceQuantity } };
}

/** Unit prices, and prices of a piece from a number of pieces on. */
function breakFields(variant: Variant) {
  const { quantityBreaks = [] } = variant;
  const units = unitFields(variant);
  if (quantityBreaks.length + units.length === 0) return {};
  return {
    priceSpecification: [
      ...units,
      ...quantityBreaks.map(({ from, cents }) => ({
        '@type': 'UnitPriceSpecification',
        price: eurosFromCents(cents).toFixed(2),
        priceCurrency: 'EUR',
        eligibleQuantity: { '@type': 'QuantitativeValue', minValue: from },
      })),
    ],
  };
}

/** Shipping and returns. Goods made to measure (Consumer Protection Act, ch. 6 § 16) and gift cards cannot be returned. */
function offerTerms(product: Product, isGiftCard: boolean, { baseUrl, locale, methodsFor }: Context) {
  const { shippingClass, shippingMethods, depositCents: deposit, customization } = product;
  return {
    ...shippingDetails(
      methodsFor({ shippingClass, shippingOptions: shippingMethods, sparePart: false, deposit, isGiftCard }),
    ),
    ...(customization || isGiftCard ? {} : returnPolicy(baseUrl + links(locale).content(RETURN_TERMS))),
  };
}

function presentOffer(product: Product, variant: Variant, context: Context): object | null {
  const { sku, price, stock } = variant;
  if (!price.final) return null;
  const { baseUrl, locale } = context;
  const isOneOf = product.variants.length > 1;
  return {
    '@type': 'Offer',
    url: baseUrl + links(locale).product(product.slug, isOneOf ? sku : undefined),
    ...priceFields(product, price.final.inclTax),
    ...breakFields(variant),
    ...(price.final.endAt ? { priceValidUntil: lastDay(price.final.endAt) } : {}),
    // sold by quote: not on this page
    availability: product.saleMode === 'quote' ? 'https://schema.org/InStoreOnly' : availability[stock.stockStatus],
    itemCondition: product.tradeIn ? 'https://schema.org/UsedCondition' : 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: shop.name },
    ...offerTerms(product, price.isVoucher === true, context),
  };
}

const pictures = (images: Product['images'], baseUrl: string) =>
  images.map(({ id }) => `${baseUrl}/pictures/${id}/large.webp`);

/** The rating and the newest reviews; nothing without reviews (review-5). */
function reviewFields({ summary, reviews }: Context['reviewed']) {
  if (summary.count === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: summary.average,
      bestRating: 5,
      reviewCount: summary.count,
    },
    review: reviews.map(({ stars, text, name, at }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
      author: { '@type': 'Person', name: name || shop.name },
      datePublished: at.slice(0, 10),
      ...(text && { reviewBody: text }),
    })),
  };
}

/** The video as a schema.org VideoObject; its thumbnail is the poster. */
function videoFields({ video, images, name, updatedAt }: Product, { baseUrl, locale }: Context) {
  const poster = video && (video.poster ?? images[0]?.id);
  if (!video || !poster) return {};
  return {
    subjectOf: {
      '@type': 'VideoObject',
      name,
      description: localize(video.alt, locale).text,
      thumbnailUrl: `${baseUrl}/pictures/${poster}/large.webp`,
      contentUrl: `${baseUrl}/videos/${video.id}`,
      uploadDate: updatedAt,
    },
  };
}

/** The fields that all variants share. */
function sharedFields(product: Product, context: Context) {
  const { baseUrl, reviewed } = context;
  const { manufacturer, images } = product;
  return {
    brand: { '@type': 'Brand', name: product.brand },
    ...(manufacturer ? { manufacturer: { '@type': 'Organization', name: manufacturer.name } } : {}),
    description: product.description || product.name,
    ...(images.length > 0 ? { image: pictures(images, baseUrl) } : {}),
    ...reviewFields(reviewed),
    ...videoFields(product, context),
  };
}

function presentVariant(product: Product, variant: Variant, context: Context): object {
  const { sku, ean, variationName, images } = variant;
  const offers = presentOffer(product, variant, context);
  return {
    '@type': 'Product',
    name: variationName ? `${product.name}, ${variationName}` : product.name,
    sku,
    ...(ean ? { gtin: ean } : {}),
    ...variantProperties(product, variant),
    ...(images.length > 0 ? { image: pictures(images, context.baseUrl) } : {}),
    ...(offers ? { offers } : {}),
  };
}

/**
 * A schema.org Product, or a ProductGroup with its variants, with an offer for each variant that has a price. Addresses
 * are absolute and in the page's locale.
 */
export function productJsonLd(product: Product, context: Context): object {
  const { name, sku, variants } = product;
  const url = context.baseUrl + links(context.locale).product(product.slug);
  const [only] = variants;
  const jsonLdContext = { '@context': 'https://schema.org' };
  if (variants.length === 1 && only) {
    const { ean } = only;
    const offers = presentOffer(product, only, context);
    return {
      ...jsonLdContext,
      '@type': 'Product',
      name,
      sku,
      url,
      ...(ean && !product.tradeIn ? { gtin: ean } : {}),
      ...sharedFields(product, context),
      ...(offers ? { offers } : {}),
    };
  }
  return {
    ...jsonLdContext,
    '@type': 'ProductGroup',
    name,
    productGroupID: sku,
    url,
    ...sharedFields(product, context),
    ...variesBy(product),
    hasVariant: variants.map((variant) => presentVariant(product, variant, context)),
  };
}
