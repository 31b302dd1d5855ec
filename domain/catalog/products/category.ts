/** A category of the tree; `path` is its full path without a leading slash, brands start with `brandit/`. */
export type Category = {
  id: string;
  parentId: string | null;
  name: string;
  lang?: 'fi';
  path: string;
  level: number;
  isIncludedInMenu: boolean;
  sortOrder: number;
  popular: boolean;
  children: string[];
};

const BRAND_PREFIX = 'brandit/';
export const isBrandCategory = (category: Pick<Category, 'path'>): boolean => category.path.startsWith(BRAND_PREFIX);

/** Main categories: level 1 and in the menu, by sort order (category-1). */
export function mainCategories(categories: readonly Category[]): Category[] {
  return categories.filter((c) => c.level === 1 && c.isIncludedInMenu).toSorted((a, b) => a.sortOrder - b.sortOrder);
}

/** Popular categories, split into categories and brands (category-1). */
export function popularCategories(categories: readonly Category[]): { categories: Category[]; brands: Category[] } {
  const popular = categories.filter((c) => c.popular).toSorted((a, b) => a.sortOrder - b.sortOrder);
  return { categories: popular.filter((c) => !isBrandCategory(c)), brands: popular.filter(isBrandCategory) };
}

/** Breadcrumbs of a category path, with names looked up by path; an unknown step shows '?'. */
export function categoryCrumbs(path: string, nameOf: (path: string) => string | undefined) {
  const steps = path.split('/').filter(Boolean);
  return steps.map((_, i) => {
    const slug = steps.slice(0, i + 1).join('/');
    return { slug, value: nameOf(slug) ?? '?' };
  });
}

/** The names of the categories above each path, nearest first. */
export function namesAbove<N>(categories: readonly { path: string; name: N }[]): (path: string) => N[] {
  const byPath = new Map(categories.map(({ path, name }) => [path, name]));
  const above = (path: string): N[] => {
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    if (!parent) return [];
    const name = byPath.get(parent);
    return [...(name === undefined ? [] : [name]), ...above(parent)];
  };
  return above;
}
