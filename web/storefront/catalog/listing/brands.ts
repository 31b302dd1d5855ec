import { type Category, isBrandCategory } from '#domain/catalog/products/category.ts';

export type Brand = { slug: string; name: string };

/** The brands of a category tree, sorted by name. */
export function brandsOf(categories: readonly Category[]): Brand[] {
  return categories
    .filter(isBrandCategory)
    .map(({ path, name }) => ({ slug: path.slice('brandit/'.length), name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fi'));
}

/** The first `count` brands: the popular ones before the others, each group sorted by name. */
export function firstBrands(categories: readonly Category[], count: number): Brand[] {
  const popular = categories.filter((category) => category.popular);
  const others = categories.filter((category) => !category.popular);
  const chosen = [...brandsOf(popular), ...brandsOf(others)].slice(0, count);
  return chosen.toSorted((a, b) => a.name.localeCompare(b.name, 'fi'));
}
