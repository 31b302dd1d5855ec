import { type Category, isBrandCategory } from '#domain/catalog/category.ts';

export type Brand = { slug: string; name: string };

/** The brands of a tree, by name; `popular` keeps only those the shop puts first. */
export function brandsOf(categories: readonly Category[], popular = false): Brand[] {
  return categories
    .filter((category) => isBrandCategory(category) && (!popular || category.popular))
    .map(({ path, name }) => ({ slug: path.slice('brandit/'.length), name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fi'));
}
