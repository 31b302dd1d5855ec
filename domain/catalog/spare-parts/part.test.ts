import { expect, test } from 'vitest';
import { splitSparePartSku } from './code.ts';
import { isSold, partStock, type SparePart, sparePartHit, sparePartSku } from './part.ts';
import { sparePartSuppliers, supplierOfSlug, suppliersOfNumber } from './suppliers.ts';

const part: SparePart = {
  supplierNumber: '1044',
  supplier: 'Polaris',
  group: 'Hihnat',
  groupEn: 'Belts',
  productCode: 'A@B/1 #5+%',
  name: 'Hihna',
  price: 10240,
  qty: 4,
  availableOn: null,
  replacedBy: [],
};

test('a sku round-trips code and supplier, whatever the code contains (spare-part-2)', () => {
  const { productCode, supplierNumber } = part;
  expect(splitSparePartSku(sparePartSku(part))).toEqual({ productCode, supplierNumber });
});

test('a part without a price or with a replacement is not sold (spare-part-12)', () => {
  expect(isSold(part)).toBe(true);
  expect(isSold({ ...part, price: 0 })).toBe(true);
  expect(isSold({ ...part, price: null })).toBe(false);
  expect(isSold({ ...part, replacedBy: ['B'] })).toBe(false);
});

test('gives the supplier’s pieces, and a delivery day only in the future', () => {
  const stock = (qty: number | null, availableOn: string | null) => partStock({ qty, availableOn }, '2026-11-21');
  expect(stock(4, null)).toEqual({ qty: 4, stockStatus: 'inStock', nextDeliveryDate: null });
  expect(stock(0, '2026-11-22')).toEqual({ qty: 0, stockStatus: 'backorder', nextDeliveryDate: '2026-11-22' });
  expect(stock(null, '2026-11-21')).toEqual({ qty: null, stockStatus: 'backorder', nextDeliveryDate: null });
});

test('a hit has the price with and without the VAT of its day, and the skus that replaced it (spare-part-7, spare-part-8)', () => {
  expect(sparePartHit({ ...part, replacedBy: ['B'] }, 25.5, '2026-11-21')).toMatchObject({
    name: { default: 'Hihna', variation: '' },
    price: { inclTax: 10240 },
    finalPrice: { inclTax: 10240, exclTax: 8159 },
    replacedBy: ['B@1044'],
    isSold: false,
  });
  expect(sparePartHit(part, 24, '2024-08-31').finalPrice).toEqual({ inclTax: 10240, exclTax: 8258 });
  expect(sparePartHit({ ...part, price: null }, 25.5, '2026-11-21')).toMatchObject({ price: null, finalPrice: null });
});

test('offers eight brands; both Honda brands are supplier 88, an unknown brand gives null (spare-part-5)', () => {
  expect(sparePartSuppliers()).toHaveLength(8);
  expect(suppliersOfNumber('88').map(({ name }) => name)).toEqual(['Honda Engines', 'Honda Powersports']);
  expect(supplierOfSlug('arctic-cat')?.supplierNumber).toBe('1499');
  for (const slug of ['', 'bmw', 'constructor', null]) expect(supplierOfSlug(slug)).toBeNull();
});
