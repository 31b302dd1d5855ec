import { expect, test } from 'vitest';
import type { IndexKind } from './index-name.ts';
import { indexName, readIndexName } from './index-name.ts';

test('has one index per kind and locale, and a replica per product order', () => {
  expect(indexName('products', 'fi')).toBe('products_fi');
  expect(indexName('products', 'en', 'price-asc')).toBe('products_en_price_asc');
  expect(indexName('spareparts', 'en')).toBe('spareparts_en');
});

test('throws when no index is configured (search-7)', () => {
  expect(() => indexName('wishes' as IndexKind, 'fi')).toThrow('No search index name is configured');
  expect(() => indexName('blogs', 'fi', 'name')).toThrow('No search index name is configured');
});

test('parses the names it writes', () => {
  expect(readIndexName('products_fi_discount')).toEqual({ kind: 'products', locale: 'fi', sort: 'discount' });
  expect(readIndexName('blogs_en')).toEqual({ kind: 'blogs', locale: 'en', sort: 'relevance' });
  for (const name of [
    '',
    'products',
    'products_sv',
    'blogs_fi_name',
    'products_fi_constructor',
    'products_fi_',
    '__proto___fi',
  ])
    expect(readIndexName(name), name).toBeNull();
});
