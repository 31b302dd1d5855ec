import { expect, test } from 'vitest';
import { sparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { cachedPart, cacheParts } from './last-search.ts';

const hit = (productCode: string) =>
  sparePartHit(
    {
      supplierNumber: '88',
      supplier: 'Honda',
      group: '',
      groupEn: '',
      productCode,
      name: productCode,
      price: 1000,
      qty: null,
      availableOn: null,
      replacedBy: [],
    },
    25.5,
    '2026-11-21',
  );

test('caches the parts of the last search by sku (spare-part-10)', () => {
  cacheParts([hit('A'), hit('B')]);
  expect(cachedPart('B@88')?.productCode).toBe('B');
  cacheParts([hit('C')]);
  expect(cachedPart('B@88')).toBeUndefined();
  expect(cachedPart('C@88')?.productCode).toBe('C');
});
