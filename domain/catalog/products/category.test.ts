import { expect, test } from 'vitest';
import { type Category, categoryCrumbs, mainCategories, popularCategories } from './category.ts';

const category = (path: string, over: Partial<Category> = {}): Category => ({
  id: path,
  parentId: null,
  name: path,
  path,
  level: 1,
  isIncludedInMenu: true,
  sortOrder: 0,
  popular: false,
  children: [],
  ...over,
});

test('main categories are level 1 and in the menu, by sort order (category-1)', () => {
  const tree = [
    category('b', { sortOrder: 2 }),
    category('a', { sortOrder: 1 }),
    category('hidden', { isIncludedInMenu: false }),
    category('a/x', { level: 2 }),
  ];
  expect(mainCategories(tree).map((c) => c.path)).toEqual(['a', 'b']);
});

test('popular ones split into categories and brands by the brandit/ prefix (category-1)', () => {
  const tree = [category('renkaat', { popular: true }), category('brandit/kaira', { popular: true }), category('x')];
  const { categories, brands } = popularCategories(tree);
  expect(categories.map((c) => c.path)).toEqual(['renkaat']);
  expect(brands.map((c) => c.path)).toEqual(['brandit/kaira']);
});

test("crumbs are looked up by path; an unknown step shows '?'", () => {
  const names = new Map([['renkaat', 'Renkaat']]);
  expect(categoryCrumbs('renkaat/uusi', (path) => names.get(path))).toEqual([
    { slug: 'renkaat', value: 'Renkaat' },
    { slug: 'renkaat/uusi', value: '?' },
  ]);
});
