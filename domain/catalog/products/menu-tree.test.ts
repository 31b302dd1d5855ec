import { expect, test } from 'vitest';
import type { Category } from './category.ts';
import { menuTree } from './menu-tree.ts';

const category = (path: string, more: Partial<Category> = {}): Category => ({
  id: path,
  parentId: path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null,
  name: path.toUpperCase(),
  path,
  level: path.split('/').length,
  isIncludedInMenu: true,
  sortOrder: 0,
  popular: false,
  children: [],
  ...more,
});

test('lists main categories by sort order with their in-menu children, without brands', () => {
  const tree = menuTree(
    [
      category('b', { sortOrder: 2 }),
      category('a', { sortOrder: 1 }),
      category('a/y', { sortOrder: 2 }),
      category('a/x', { sortOrder: 1 }),
      category('a/hidden', { isIncludedInMenu: false }),
      category('hidden', { isIncludedInMenu: false }),
      category('brandit', { sortOrder: 3 }),
      category('brandit/honda'),
    ],
    (path) => `picture-${path}`,
  );
  expect(tree.map(({ path }) => path)).toEqual(['a', 'b']);
  expect(tree[0]?.children.map(({ path }) => path)).toEqual(['a/x', 'a/y']);
  expect(tree[0]).toMatchObject({ image: 'picture-a', children: [{ image: null }, { image: null }] });
});
