import { expect, test } from 'vitest';
import { testProduct, testVariant } from '#domain/catalog/products/product.fixture.ts';
import type { Product } from '#domain/catalog/products/product.ts';
import { summaryOf } from '#domain/catalog/reviews/review.ts';
import { allowedMethods } from '#domain/sales/delivery/allowed-methods.ts';
import { productJsonLd } from './product.ts';

const none = { summary: summaryOf([]), reviews: [] };

const jsonLd = (over: Partial<Product>, reviewed: Parameters<typeof productJsonLd>[1]['reviewed'] = none) =>
  productJsonLd(testProduct(over), {
    baseUrl: 'https://shop.test',
    locale: 'en',
    methodsFor: (line) => allowedMethods([line]),
    reviewed,
  }) as Record<string, unknown>;
const missing = testVariant({
  price: { final: null, normal: null, discountPercent: null, lowest30: null, range: null, vatRate: 25.5 },
});

test('an offer has address, price, availability, shipping and return policy', () => {
  expect(jsonLd({ variants: [testVariant({ ean: '6400000000017' })] })).toMatchObject({
    gtin: '6400000000017',
    '@type': 'Product',
    offers: {
      url: 'https://shop.test/en/product/kypara',
      price: '99.00',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: { shippingRate: { currency: 'EUR' } },
      hasMerchantReturnPolicy: { merchantReturnDays: 14 },
    },
  });
});

test('a unit price is a price specification of its own (price-14)', () => {
  const can = testVariant({ price: { ...testVariant().price, unit: { cents: 1248, per: 'l' } } });
  expect(jsonLd({ variants: [can] })).toMatchObject({
    offers: { priceSpecification: [{ price: '12.48', referenceQuantity: { value: 1, unitCode: 'LTR' } }] },
  });
});

test('several variants are a ProductGroup with the attributes that schema.org defines', () => {
  const size = { code: 'size', label: 'Koko', values: [{ code: 'm', label: 'M' }] };
  const [m, l] = [testVariant({ options: { size: 'm' } }), testVariant({ sku: 'KYP-L', variationName: 'L' })];
  expect(jsonLd({ selectableVariationAttributes: [size], variants: [m, l] })).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'KYP',
    variesBy: ['https://schema.org/size'],
    hasVariant: [
      { name: 'Kypärä, M', size: 'M', offers: { url: 'https://shop.test/en/product/kypara?sku=KYP-M' } },
      { name: 'Kypärä, L', sku: 'KYP-L' },
    ],
  });
});

test('a reduction has its last day as priceValidUntil, other prices have none', () => {
  const final = { inclTax: 7900, exclTax: 6295, endAt: '2026-11-30T22:00:00.000Z' };
  const reduced = testVariant({ price: { ...testVariant().price, final } });
  expect(jsonLd({ variants: [reduced] })).toMatchObject({ offers: { priceValidUntil: '2026-11-30' } });
  expect(jsonLd({}).offers).not.toHaveProperty('priceValidUntil');
});

test('omits the offer without a price, and a rating that came with the data of the product (review-5)', () => {
  const found = jsonLd({ saleMode: 'quote', variants: [missing], reviewScore: 4, reviewCount: 12 });
  expect(found).not.toHaveProperty('offers');
  expect(found).not.toHaveProperty('aggregateRating');
});

test('approved reviews are the rating (review-5)', () => {
  const review = {
    id: '1',
    stars: 4,
    text: 'Hyvä',
    fit: null,
    name: 'Maija',
    photos: [],
    locale: 'fi',
    answer: null,
  } as const;
  const reviewed = {
    summary: summaryOf([{ stars: 4, fit: null, count: 1 }]),
    reviews: [{ ...review, photos: [], at: '2026-11-20T10:00:00.000Z' }],
  };
  expect(jsonLd({ reviewScore: 2, reviewCount: 50 }, reviewed)).toMatchObject({
    aggregateRating: { ratingValue: 4, reviewCount: 1 },
    review: [
      { author: { name: 'Maija' }, reviewRating: { ratingValue: 4 }, datePublished: '2026-11-20', reviewBody: 'Hyvä' },
    ],
  });
});

test('quote-only goods are InStoreOnly; goods by deposit are offered at the full price (product-9)', () => {
  expect(jsonLd({ saleMode: 'quote' })).toMatchObject({ offers: { availability: 'https://schema.org/InStoreOnly' } });
  expect(jsonLd({ saleMode: 'deposit', depositCents: 1000 })).toMatchObject({ offers: { price: '99.00' } });
});

test('a video is a VideoObject with poster and address (video-1)', () => {
  const video = { id: '0123456789abcdef', alt: { fi: 'Ajossa' }, poster: 'fedcba9876543210' };
  expect(jsonLd({ video })).toMatchObject({
    subjectOf: {
      '@type': 'VideoObject',
      description: 'Ajossa',
      contentUrl: expect.stringMatching(/\/videos\/0123456789abcdef$/),
    },
  });
  expect(jsonLd({})).not.toHaveProperty('subjectOf');
});

test('goods priced by size have a price per square metre; a trade-in is a used item', () => {
  const limits = { min: 50, max: 100, step: 1 };
  const cut = jsonLd({ customization: { identifier: 'size', widthCm: limits, lengthCm: limits } });
  expect(cut).toMatchObject({
    offers: { priceSpecification: { price: '99.00', referenceQuantity: { value: 1, unitCode: 'MTK' } } },
  });
  // made to measure: there is no right of withdrawal
  expect(cut.offers).not.toHaveProperty('hasMerchantReturnPolicy');
  const tradeIn = {
    year: 2020,
    hours: null,
    kilometres: 900,
    condition: 'good' as const,
    store: 'oulu',
    marginScheme: true,
  };
  expect(jsonLd({ tradeIn })).toMatchObject({ offers: { itemCondition: 'https://schema.org/UsedCondition' } });
});
