import { expect, test } from 'vitest';
import { testProduct } from '#domain/catalog/products/product.fixture.ts';
import { compareRows } from './compare-rows.ts';

const productWith = (facts: Record<string, string>, sizes: string[] = []) =>
  testProduct({
    attributes: Object.entries(facts).map(([label, value]) => ({ label, value })),
    selectableVariationAttributes:
      sizes.length > 0 ? [{ code: 'koko', label: 'Koko', values: sizes.map((label) => ({ code: label, label })) }] : [],
  });

test('puts labels that all products have first and marks differences, a missing value too', () => {
  const rows = compareRows([
    productWith({ Paino: '1,4 kg', Kuori: 'Hiilikuitu', Takuu: '24 kk' }, ['S', 'M']),
    productWith({ Takuu: '24 kk', Kuori: 'Polykarbonaatti' }, ['M']),
  ]);
  expect(rows).toEqual([
    { label: 'Koko', values: ['S, M', 'M'], differs: true },
    { label: 'Kuori', values: ['Hiilikuitu', 'Polykarbonaatti'], differs: true },
    { label: 'Takuu', values: ['24 kk', '24 kk'], differs: false },
    { label: 'Paino', values: ['1,4 kg', null], differs: true },
  ]);
});

test('merges an option and an attribute with the same label; a single product has no differences', () => {
  expect(compareRows([productWith({ Koko: 'Yksi koko' }, ['S'])])).toEqual([
    { label: 'Koko', values: ['S'], differs: false },
  ]);
  expect(compareRows([])).toEqual([]);
});
