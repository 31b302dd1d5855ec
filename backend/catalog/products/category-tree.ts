import { type Locale, localize } from '#domain/base/locale.ts';
import type { Category } from '#domain/catalog/products/category.ts';
import type { CategoryRecord } from './stored.ts';

/** The category tree in one locale, with maps for lookups. */
export type CategoryTree = {
  all: Category[];
  byId: Map<string, Category>;
  byPath: Map<string, Category>;
  records: Map<string, CategoryRecord>;
  /** The category and its ancestors, the top one first. */
  pathTo: (category: Category) => Category[];
};

/** Builds the tree of a locale from the stored categories (parents before children). */
export function buildCategoryTree(records: readonly CategoryRecord[], locale: Locale): CategoryTree {
  const children = Map.groupBy(records, (record) => record.parentId);
  const all = records.map((record): Category => {
    const name = localize(record.name, locale);
    return {
      id: record.id,
      parentId: record.parentId,
      name: name.text,
      ...(name.lang && { lang: name.lang }),
      path: record.path,
      level: record.level,
      isIncludedInMenu: record.isIncludedInMenu,
      sortOrder: record.sortOrder,
      popular: record.popular,
      children: (children.get(record.id) ?? []).map((child) => child.id),
    };
  });
  return indexCategories(all, records);
}

/** Builds the lookup maps of a list of categories (parents before children). `records` have pictures and descriptions. */
export function indexCategories(all: Category[], records: readonly CategoryRecord[]): CategoryTree {
  const byId = new Map(all.map((category) => [category.id, category]));
  const pathTo = (category: Category): Category[] => {
    const parent = category.parentId === null ? undefined : byId.get(category.parentId);
    return parent ? [...pathTo(parent), category] : [category];
  };
  return {
    all,
    byId,
    byPath: new Map(all.map((category) => [category.path, category])),
    records: new Map(records.map((record) => [record.id, record])),
    pathTo,
  };
}
