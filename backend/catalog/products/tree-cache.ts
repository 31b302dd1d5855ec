import type { Locale } from '#domain/base/locale.ts';
import type { Category } from '#domain/catalog/products/category.ts';
import { type CategoryTree, treeOf } from './category-tree.ts';

/** The channel that tells every process of a changed catalog; the payload is the new catalog version. */
export const CATALOG_CHANGED = 'catalog_changed';

/** Another source of the tree: what it knows now, or null; it never makes anybody wait. */
export type CategorySource = { current(locale: Locale): Category[] | null };

/**
 * The category tree by locale: the catalog's own (`readOwn`), or the one that `source` gives; pictures and descriptions stay
 * the catalog's.
 */
export function createTreeCache(
  readOwn: (locale: Locale) => Promise<CategoryTree>,
  source: CategorySource | null = null,
) {
  const withLookups = createLookups();
  return {
    async get(locale: Locale): Promise<CategoryTree> {
      const own = await readOwn(locale);
      const all = source?.current(locale);
      return all ? withLookups(locale, all, own) : own;
    },
  };
}

/** Makes the look-ups of a source's tree once for each list and catalog. */
function createLookups() {
  const made = new Map<Locale, { all: Category[]; own: CategoryTree; tree: CategoryTree }>();
  return (locale: Locale, all: Category[], own: CategoryTree): CategoryTree => {
    const known = made.get(locale);
    if (known?.all === all && known.own === own) return known.tree;
    const tree = treeOf(all, [...own.records.values()]);
    made.set(locale, { all, own, tree });
    return tree;
  };
}
