import { expect, test } from 'vitest';
import type { Category } from '#domain/catalog/products/category.ts';
import { brandsOf, firstBrands } from '#web/storefront/catalog/listing/brands.ts';

const category = (path: string, popular = false): Category => ({
  id: path,
  parentId: null,
  name: path.split('/').at(-1) ?? '',
  path,
  level: 2,
  isIncludedInMenu: false,
  sortOrder: 0,
  popular,
  children: [],
});
const tree = [category('renkaat', true), ...['yamaha', 'honda', 'routa'].map((name) => category(`brandit/${name}`))];

test('lists brands sorted by name', () => {
  expect(brandsOf(tree).map(({ slug }) => slug)).toEqual(['honda', 'routa', 'yamaha']);
});

test('puts popular brands first when only a few fit', () => {
  const some = [...tree, category('brandit/kaira', true)];
  expect(firstBrands(some, 2).map(({ slug }) => slug)).toEqual(['honda', 'kaira']);
});
