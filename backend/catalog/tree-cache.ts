import type { Locale } from '#domain/base/locale.ts';
import type { Category } from '#domain/catalog/category.ts';
import type { ShopContext } from '../context.ts';
import { buildCategoryTree, type CategoryTree, treeOf } from './category-tree.ts';
import { readCategories } from './stored-categories.ts';

/** The channel that tells every process of a changed catalog; the payload is the new catalog version. */
export const CATALOG_CHANGED = 'catalog_changed';

/** A notice can be lost with its connection; an old tree is then read again after this long. */
const MAX_AGE_MS = 60_000;

/** Another source of the tree: what it knows now, or null; it never makes anybody wait. */
export type CategorySource = { current(locale: Locale): Category[] | null };

type Entry = { readAt: number; tree: Promise<CategoryTree> };

/**
 * The category tree by locale, kept until the catalog changes in any process. A tree that `source` gives is shown
 * instead; pictures and descriptions stay the catalog's.
 */
export function createTreeCache(
  { db, now, log }: Pick<ShopContext, 'db' | 'now' | 'log'>,
  source: CategorySource | null = null,
) {
  const entries = new Map<Locale, Entry>();
  let listening: Promise<unknown> | undefined;

  const listen = () =>
    db
      .listen(CATALOG_CHANGED, () => entries.clear())
      .catch((error) => {
        listening = undefined;
        log.warn({ err: error }, 'no notices of catalog changes; the category tree is read again every minute');
      });

  async function readOwn(locale: Locale): Promise<CategoryTree> {
    listening ??= listen();
    await listening;
    const known = entries.get(locale);
    const at = now().getTime();
    if (known && Math.abs(at - known.readAt) < MAX_AGE_MS) return known.tree;
    const tree = readCategories(db.kysely).then((records) => buildCategoryTree(records, locale));
    const entry = { readAt: at, tree };
    entries.set(locale, entry);
    tree.catch(() => entries.get(locale) === entry && entries.delete(locale));
    return tree;
  }

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
