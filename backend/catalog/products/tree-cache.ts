import type { Locale } from '#domain/base/locale.ts';
import type { Category } from '#domain/catalog/products/category.ts';
import { type CategoryTree, indexCategories } from './category-tree.ts';

/** The notification channel of catalog changes; the payload is the new catalog version. */
export const CATALOG_CHANGED = 'catalog_changed';

/** Another source of the tree. `current` returns at once: what is loaded now, or null. */
export type CategorySource = { current(locale: Locale): Category[] | null };

/**
 * The category tree by locale: that of `source` when it has one, else the catalog's (`readOwn`). Pictures and descriptions
 * always come from the catalog.
 */
export function createTreeCache(
  readOwn: (locale: Locale) => Promise<CategoryTree>,
  source: CategorySource | null = null,
) {
  const indexOnce = createTreeIndex();
  return {
    async get(locale: Locale): Promise<CategoryTree> {
      const own = await readOwn(locale);
      const all = source?.current(locale);
      return all ? indexOnce(locale, all, own) : own;
    },
  };
}

/** Builds the lookup maps of a source's tree once per list and catalog version. */
function createTreeIndex() {
  const cached = new Map<Locale, { all: Category[]; own: CategoryTree; tree: CategoryTree }>();
  return (locale: Locale, all: Category[], own: CategoryTree): CategoryTree => {
    const known = cached.get(locale);
    if (known?.all === all && known.own === own) return known.tree;
    const tree = indexCategories(all, [...own.records.values()]);
    cached.set(locale, { all, own, tree });
    return tree;
  };
}
