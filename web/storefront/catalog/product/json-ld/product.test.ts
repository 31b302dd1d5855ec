import { expect, test } from 'vitest';
import { testProduct, testVariant } from '#domain/catalog/products/product.fixture.ts';
import type { Product } from '#domain/catalog/products/product.ts';
import { productJsonLd } from './product.ts';

const jsonLd = (over: Partial<Product>) =>
  productJsonLd(testProduct(over), { baseUrl: 'https://shop.test', locale: 'en' }) as Record<string, unknown>;
const missing = testVariant({
  price: { final: null, normal: null, discountPercent: null, lowest30: null, range: null, vatRate: 25.5 },
});

test('an offer says where, for how much and whether it can be had', () => {
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

test('several skus are a group of products that differ in what schema.org has words for', () => {
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

test('a reduction tells its last day, a lasting price none', () => {
  const final = { inclTax: 7900, exclTax: 6295, endAt: '2026-11-30T22:00:00.000Z' };
  const reduced = testVariant({ price: { ...testVariant().price, final } });
  expect(jsonLd({ variants: [reduced] })).toMatchObject({ offers: { priceValidUntil: '2026-11-30' } });
  expect(jsonLd({}).offers).not.toHaveProperty('priceValidUntil');
});

test('without a price there is no offer, without reviews no rating', () => {
  const found = jsonLd({ saleMode: 'quote', variants: [missing], reviewScore: 4, reviewCount: 0 });
  expect(found).not.toHaveProperty('offers');
  expect(found).not.toHaveProperty('aggregateRating');
});

test('what is only quoted is not offered online; a deposit offers at the full price', () => {
  expect(jsonLd({ saleMode: 'quote' })).toMatchObject({ offers: { availability: 'https://schema.org/InStoreOnly' } });
  expect(jsonLd({ saleMode: 'deposit', depositCents: 1000 })).toMatchObject({ offers: { price: '99.00' } });
});

test('a price by size is the price of a square metre; a used machine is used', () => {
  const limits = { min: 50, max: 100, step: 1 };
  const cut = jsonLd({ customization: { identifier: 'size', widthCm: limits, lengthCm: limits } });
  expect(cut).toMatchObject({
    offers: { priceSpecification: { price: '99.00', referenceQuantity: { value: 1, unitCode: 'MTK' } } },
  });
  // made for one buyer: nobody has to take it back
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
