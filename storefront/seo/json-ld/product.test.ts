import { expect, test } from 'vitest';
import { testProduct, testVariant } from '#domain/catalog/product.fixture.ts';
import type { Product } from '#domain/catalog/product.ts';
import { productJsonLd } from './product-json-ld.ts';

const jsonLd = (over: Partial<Product>) =>
  productJsonLd(testProduct(over), { baseUrl: 'https://shop.test', locale: 'en' }) as Record<string, unknown>;
const missing = testVariant({
  price: { final: null, normal: null, discountPercent: null, lowest30: null, range: null, vatRate: 25.5 },
});

test('an offer says where, for how much and whether it can be had', () => {
  expect(jsonLd({ variants: [testVariant({ ean: '6400000000017' })] })).toMatchObject({
    gtin: '6400000000017',
    offers: [
      {
        url: 'https://shop.test/en/product/kypara?sku=KYP-M',
        price: '99.00',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
      },
    ],
  });
});

test('without a price there is no offer, without reviews no rating', () => {
  const found = jsonLd({ saleMode: 'quote', variants: [missing], reviewScore: 4, reviewCount: 0 });
  expect(found).not.toHaveProperty('offers');
  expect(found).not.toHaveProperty('aggregateRating');
});

test('what is only quoted is not offered online; a deposit offers at the full price', () => {
  expect(jsonLd({ saleMode: 'quote' })).toMatchObject({ offers: [{ availability: 'https://schema.org/InStoreOnly' }] });
  expect(jsonLd({ saleMode: 'deposit', depositCents: 1000 })).toMatchObject({ offers: [{ price: '99.00' }] });
});

test('a price by size is the price of a square metre; a used machine is used', () => {
  const limits = { min: 50, max: 100, step: 1 };
  expect(jsonLd({ customization: { identifier: 'size', widthCm: limits, lengthCm: limits } })).toMatchObject({
    offers: [{ priceSpecification: { price: '99.00', referenceQuantity: { value: 1, unitCode: 'MTK' } } }],
  });
  const tradeIn = {
    year: 2020,
    hours: null,
    kilometres: 900,
    condition: 'good' as const,
    store: 'oulu',
    marginScheme: true,
  };
  expect(jsonLd({ tradeIn })).toMatchObject({ offers: [{ itemCondition: 'https://schema.org/UsedCondition' }] });
});
