import type { MetaDescriptor } from 'react-router';
import { eurosFromCents } from '#domain/base/money.ts';
import type { Product, Stock, Variant } from '#domain/catalog/product.ts';

const availability = {
  inStock: 'https://schema.org/InStock',
  backorder: 'https://schema.org/BackOrder',
  outOfStock: 'https://schema.org/OutOfStock',
} satisfies Record<Stock['stockStatus'], string>;

type Addresses = { baseUrl: string; page: (sku: string) => string };

function offer({ sku, price, stock }: Variant, { baseUrl, page }: Addresses) {
  if (!price.final) return undefined;
  return {
    '@type': 'Offer',
    url: baseUrl + page(sku),
    sku,
    priceCurrency: 'EUR',
    price: eurosFromCents(price.final.inclTax).toFixed(2),
    ...(price.final.endAt ? { priceValidUntil: price.final.endAt.slice(0, 10) } : {}),
    availability: availability[stock.stockStatus],
    itemCondition: 'https://schema.org/NewCondition',
  };
}

/** schema.org Product: one honest offer per variant with a price; a rating only where there are reviews. */
export function productJsonLd(product: Product, addresses: Addresses): MetaDescriptor {
  const offers = product.variants.map((variant) => offer(variant, addresses)).filter((found) => found !== undefined);
  const ean = product.variants.find((variant) => variant.ean)?.ean;
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      sku: product.sku,
      ...(ean ? { gtin: ean } : {}),
      brand: { '@type': 'Brand', name: product.brand },
      description: product.description,
      image: product.images.map(({ id }) => `${addresses.baseUrl}/pictures/${id}/large.webp`),
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
    },
  };
}
