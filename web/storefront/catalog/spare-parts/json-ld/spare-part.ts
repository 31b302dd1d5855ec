import type { Locale } from '#domain/base/locale.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { links } from '#web/storefront/base/links.ts';
import {
  type MethodsFor,
  RETURN_TERMS,
  returnPolicy,
  shippingDetails,
} from '#web/storefront/catalog/product/json-ld/offer-terms.ts';

/**
 * A schema.org Product of a spare part with its offer; null for a part that is not sold. The address is absolute and in the
 * page's locale.
 */
export function sparePartJsonLd(
  { sku, productCode, supplier, name, finalPrice, isSold, stock }: SparePartHit,
  { baseUrl, locale, methodsFor }: { baseUrl: string; locale: Locale; methodsFor: MethodsFor },
): object | null {
  if (!finalPrice || !isSold) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${name.default} ${productCode}`,
    sku,
    mpn: productCode,
    brand: { '@type': 'Brand', name: supplier },
    offers: {
      '@type': 'Offer',
      url: baseUrl + links(locale).sparePart(sku),
      price: eurosFromCents(finalPrice.inclTax).toFixed(2),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${stock?.stockStatus === 'inStock' ? 'InStock' : 'BackOrder'}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...shippingDetails(methodsFor({ shippingClass: 'parcel', shippingOptions: [], sparePart: true })),
      ...returnPolicy(baseUrl + links(locale).content(RETURN_TERMS)),
    },
  };
}
