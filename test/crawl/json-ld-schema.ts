import { z } from 'zod';

/** The fields that search engines require of each schema.org type on the shop's pages, and no other (docs/search-engines.md). */
const address = z.url().refine((url) => !/\s/.test(url), 'has a space');
const text = z.string().trim().min(1);
const euros = z.string().regex(/^\d+\.\d\d$/);
const day = z.iso.date();
const schemaOrg = <T extends string>(...names: T[]) => z.enum(names.map((name) => `https://schema.org/${name}`));
const context = { '@context': z.literal('https://schema.org') };
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const returnPolicy = z.strictObject({
  '@type': z.literal('MerchantReturnPolicy'),
  applicableCountry: z.literal('FI'),
  returnPolicyCategory: schemaOrg('MerchantReturnFiniteReturnWindow'),
  merchantReturnDays: z.literal(14),
  returnMethod: z.array(schemaOrg('ReturnInStore', 'ReturnByMail')).min(1),
  returnFees: schemaOrg('ReturnFeesCustomerResponsibility'),
  merchantReturnLink: address.optional(),
});
const shipping = z.strictObject({
  '@type': z.literal('OfferShippingDetails'),
  shippingRate: z.strictObject({ '@type': z.literal('MonetaryAmount'), value: euros, currency: z.literal('EUR') }),
  shippingDestination: z.strictObject({ '@type': z.literal('DefinedRegion'), addressCountry: z.literal('FI') }),
});
const unitPrice = {
  '@type': z.literal('UnitPriceSpecification'),
  price: euros,
  priceCurrency: z.literal('EUR'),
};
const quantity = { '@type': z.literal('QuantitativeValue') };
const priceOf = (...units: string[]) =>
  z.strictObject({
    ...unitPrice,
    referenceQuantity: z.strictObject({ ...quantity, value: z.literal(1), unitCode: z.enum(units) }),
  });
const breakPrice = z.strictObject({
  ...unitPrice,
  eligibleQuantity: z.strictObject({ ...quantity, minValue: z.int().min(2) }),
});
/** Goods priced by size have only this price; others have unit prices and quantity breaks beside their own. */
const priceBySize = priceOf('MTK');
const furtherPrices = z.array(z.union([priceOf('LTR', 'KGM', 'MTR', 'MTK', 'MTQ', 'C62'), breakPrice])).min(1);
const offer = z
  .strictObject({
    '@type': z.literal('Offer'),
    url: address,
    price: euros.optional(),
    priceCurrency: z.literal('EUR').optional(),
    priceSpecification: z.union([priceBySize, furtherPrices]).optional(),
    priceValidUntil: day.optional(),
    availability: schemaOrg('InStock', 'BackOrder', 'OutOfStock', 'InStoreOnly'),
    itemCondition: schemaOrg('NewCondition', 'UsedCondition'),
    seller: z.strictObject({ '@type': z.literal('Organization'), name: text }).optional(),
    shippingDetails: shipping.optional(),
    hasMerchantReturnPolicy: returnPolicy.optional(),
  })
  .refine(({ price, priceCurrency, priceSpecification }) =>
    priceSpecification && !Array.isArray(priceSpecification)
      ? !price
      : price !== undefined && priceCurrency !== undefined,
  );

const brand = z.strictObject({ '@type': z.literal('Brand'), name: text });
const shared = {
  brand,
  manufacturer: z.strictObject({ '@type': z.literal('Organization'), name: text }).optional(),
  description: text,
  image: z.array(address).min(1).optional(),
  aggregateRating: z
    .strictObject({
      '@type': z.literal('AggregateRating'),
      ratingValue: z.number().min(0).max(5),
      bestRating: z.literal(5),
      reviewCount: z.int().min(1),
    })
    .optional(),
  review: z
    .array(
      z.strictObject({
        '@type': z.literal('Review'),
        reviewRating: z.strictObject({
          '@type': z.literal('Rating'),
          ratingValue: z.int().min(1).max(5),
          bestRating: z.literal(5),
        }),
        author: z.strictObject({ '@type': z.literal('Person'), name: text }),
        datePublished: z.iso.date(),
        reviewBody: text.optional(),
      }),
    )
    .min(1)
    .optional(),
};
// GTIN-8, -12, -13 or -14
const gtin = z.string().regex(/^(\d{8}|\d{12,14})$/);
const sold = { name: text, sku: text, gtin: gtin.optional(), offers: offer.optional() };
const facts = { color: text.optional(), size: text.optional(), material: text.optional(), pattern: text.optional() };

const postalAddress = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text,
  postalCode: z.string().regex(/^\d{5}$/),
  addressLocality: text,
  addressCountry: z.literal('FI'),
});
const phone = z.string().regex(/^\+358 [\d ]+$/);
const organization = z.strictObject({ '@type': z.literal('Organization'), name: text, url: address });
const reference = z.strictObject({ '@id': address });
const hours = {
  '@type': z.literal('OpeningHoursSpecification'),
  opens: time,
  closes: time,
};
const weekDays = schemaOrg('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday');

export const jsonLdTypes = {
  Product: z.strictObject({
    ...context,
    '@type': z.literal('Product'),
    url: address.optional(),
    mpn: text.optional(),
    ...shared,
    description: text.optional(),
    ...sold,
  }),
  ProductGroup: z.strictObject({
    ...context,
    '@type': z.literal('ProductGroup'),
    name: text,
    productGroupID: text,
    url: address,
    ...shared,
    variesBy: z
      .array(schemaOrg('color', 'size', 'material', 'pattern'))
      .min(1)
      .optional(),
    hasVariant: z
      .array(
        z.strictObject({
          '@type': z.literal('Product'),
          ...sold,
          ...facts,
          image: z.array(address).min(1).optional(),
        }),
      )
      .min(2),
  }),
  BreadcrumbList: z.strictObject({
    ...context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address }))
      .min(1)
      .refine((items) => items.every(({ position }, i) => position === i + 1), 'positions count from 1')
      .refine((items) => items.every(({ name }) => name !== '?'), 'has a name'),
  }),
  Article: z.strictObject({
    ...context,
    '@type': z.literal('Article'),
    headline: text.max(110),
    description: text,
    inLanguage: z.enum(['fi', 'en']),
    mainEntityOfPage: address,
    image: address,
    datePublished: day,
    dateModified: day,
    author: organization,
    publisher: organization,
  }),
  Store: z.strictObject({
    ...context,
    '@type': z.literal('Store'),
    '@id': address,
    name: text,
    url: address,
    image: address,
    telephone: phone,
    email: z.email(),
    address: postalAddress,
    openingHoursSpecification: z.array(z.strictObject({ ...hours, dayOfWeek: z.array(weekDays).min(1) })).min(1),
    specialOpeningHoursSpecification: z
      .array(z.strictObject({ ...hours, validFrom: day, validThrough: day }))
      .min(1)
      .optional(),
    parentOrganization: reference,
  }),
  WebSite: z.strictObject({
    ...context,
    '@type': z.literal('WebSite'),
    '@id': address,
    name: text,
    url: address,
    inLanguage: z.enum(['fi', 'en']),
    publisher: reference,
    potentialAction: z.strictObject({
      '@type': z.literal('SearchAction'),
      target: z.strictObject({
        '@type': z.literal('EntryPoint'),
        urlTemplate: z.string().endsWith('?q={search_term_string}'),
      }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  OnlineStore: z.strictObject({
    ...context,
    '@type': z.literal('OnlineStore'),
    '@id': address,
    name: text,
    legalName: text,
    url: address,
    logo: address,
    email: z.email(),
    telephone: phone,
    address: postalAddress,
    sameAs: z.array(address),
    hasMerchantReturnPolicy: returnPolicy,
  }),
  FAQPage: z.strictObject({
    ...context,
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(1),
  }),
} as const;

export type JsonLdType = keyof typeof jsonLdTypes;

/** The faults of a schema.org object, as lines. */
export function jsonLdFaults(object: unknown): string[] {
  const type = String((object as { '@type'?: unknown } | null)?.['@type']) as JsonLdType;
  const schema = jsonLdTypes[type];
  if (!schema) return [`@type ${type} is not in the table`];
  const parsed = schema.safeParse(object);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${type}.${path.join('.')}: ${message}`);
}
