import { expect, test } from 'vitest';
import { type SparePart, sparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { mayBeInStock, sortParts } from './arrange-parts.ts';

const hit = (productCode: string, more: Partial<SparePart> = {}) =>
  sparePartHit(
    {
      supplierNumber: '88',
      supplier: 'Honda',
      group: '',
      groupEn: '',
      productCode,
      name: productCode,
      price: 100,
      qty: null,
      availableOn: null,
      replacedBy: [],
      ...more,
    },
    25.5,
    '2026-11-21',
  );
const codes = (hits: readonly { productCode: string }[]) => hits.map(({ productCode }) => productCode).join(' ');

test('sorts codes numerically', () => {
  const parts = [hit('10-2'), hit('9-1'), hit('10-1')];
  expect(codes(sortParts(parts, { by: 'code', descending: false }))).toBe('9-1 10-1 10-2');
  expect(codes(sortParts(parts, { by: 'code', descending: true }))).toBe('10-2 10-1 9-1');
  expect(codes(sortParts(parts, null))).toBe('10-2 9-1 10-1');
});

test('sorts parts without a price last in both directions', () => {
  const parts = [hit('none', { price: null }), hit('dear', { price: 900 }), hit('cheap', { price: 5 })];
  expect(codes(sortParts(parts, { by: 'price', descending: false }))).toBe('cheap dear none');
  expect(codes(sortParts(parts, { by: 'price', descending: true }))).toBe('dear cheap none');
});

test('sorts by availability, soonest first', () => {
  const parts = [
    { ...hit('unknown'), stock: null },
    hit('ordered', { qty: 0 }),
    hit('later', { qty: 0, availableOn: '2026-12-24' }),
    hit('soon', { qty: 0, availableOn: '2026-12-02' }),
    hit('here', { qty: 2 }),
  ];
  expect(codes(sortParts(parts, { by: 'stock', descending: false }))).toBe('here soon later ordered unknown');
});

test('the stock filter leaves out only parts known to be out of stock', () => {
  const parts = [hit('here', { qty: 1 }), hit('none', { qty: 0 }), { ...hit('unknown'), stock: null }];
  expect(codes(parts.filter(mayBeInStock))).toBe('here unknown');
  expect(mayBeInStock(hit('old', { qty: 5, replacedBy: ['new'] }))).toBe(false);
});
