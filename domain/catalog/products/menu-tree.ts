import { type Category, isBrandCategory, mainCategories } from './category.ts';

/** One entry of the main menu; `image` is a picture id, set at the top level only. */
export type MenuNode = { path: string; name: string; lang?: 'fi'; image: string | null; children: MenuNode[] };

// brands have their own link in the menu, so the whole tree `brandit` is left out
const isBrand = (category: Category) => category.path === 'brandit' || isBrandCategory(category);

/** The main categories without brands: the first level of the menu. */
export const departments = (categories: readonly Category[]): Category[] =>
  mainCategories(categories).filter((category) => !isBrand(category));

/** The tree of the main menu: main categories and their in-menu descendants, without brands. */
export function menuTree(categories: readonly Category[], imageOf: (path: string) => string | null): MenuNode[] {
  const byParent = Map.groupBy(
    categories.filter((category) => category.isIncludedInMenu && !isBrand(category)),
    (category) => category.parentId,
  );
  const node = (category: Category): MenuNode => ({
    path: category.path,
    name: category.name,
    ...(category.lang ? { lang: category.lang } : {}),
    image: category.level === 1 ? imageOf(category.path) : null,
    children: (byParent.get(category.id) ?? []).toSorted((a, b) => a.sortOrder - b.sortOrder).map(node),
  });
  return departments(categories).map(node);
}
