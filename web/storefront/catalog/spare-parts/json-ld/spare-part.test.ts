import { expect, test } from 'vitest';
import { type SparePart, sparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { allowedMethods } from '#domain/sales/delivery/allowed-methods.ts';
import { sparePartJsonLd } from './spare-part.ts';

const jsonLd = (more: Partial<SparePart>) =>
  sparePartJsonLd(
    sparePartHit(
      {
        supplierNumber: '1044',
        supplier: 'Polaris',
        group: '',
        groupEn: '',
        productCode: '32/1 #1',
        name: 'Hihna',
        price: 14990,
        qty: 2,
        availableOn: null,
        replacedBy: [],
        ...more,
      },
      25.5,
      '2026-11-21',
    ),
    { baseUrl: 'https://shop', locale: 'en', methodsFor: (line) => allowedMethods([line]) },
  );

test('a part for sale has an offer at its price with VAT', () => {
  expect(jsonLd({})).toMatchObject({
    mpn: '32/1 #1',
    offers: {
      url: 'https://shop/en/varaosa/32%2F1%20%231%401044',
      price: '149.90',
      availability: 'https://schema.org/InStock',
    },
  });
  expect(jsonLd({ qty: 0 })).toMatchObject({ offers: { availability: 'https://schema.org/BackOrder' } });
});

test('a part that is not sold has no JSON-LD', () => {
  expect([jsonLd({ price: null }), jsonLd({ replacedBy: ['2'] })]).toEqual([null, null]);
});
