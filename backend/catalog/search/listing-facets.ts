import type { Category } from '#domain/catalog/products/category.ts';
import type { FacetValue, ListingFacets } from '#domain/catalog/search/query.ts';
import { shop } from '#shop.config';
import type { FacetCount } from './memory/product-search.ts';

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Brands by name; a chosen one stays even without products. */
export function brandValues({ values }: FacetCount, chosen: readonly string[]): FacetValue[] {
  const found = values.map(({ value, count }) => ({
    value,
    label: value,
    count,
    chosen: chosen.some((brand) => same(brand, value)),
  }));
  const missing = chosen
    .filter((brand) => !values.some(({ value }) => same(brand, value)))
    .map((brand) => ({ value: brand, label: brand, count: 0, chosen: true }));
  return [...found, ...missing].toSorted((a, b) => a.label.localeCompare(b.label, 'fi'));
}

const countOf = ({ values }: FacetCount, wanted: string): number =>
  values.find(({ value }) => value === wanted)?.count ?? 0;

/** The shop's stores in configured order. */
export const storeValues = (counts: FacetCount, chosen: readonly string[]): FacetValue[] =>
  shop.stores.map(({ id, name }) => ({
    value: id,
    label: name,
    count: countOf(counts, id),
    chosen: chosen.includes(id),
  }));

export const countTrue = (counts: FacetCount): number => countOf(counts, 'true');

/** Labels without a filter of their own. The page has their texts. */
export const labelValues = (counts: FacetCount, chosen: readonly string[]): FacetValue[] =>
  ['new', 'campaign'].map((value) => ({
    value,
    label: value,
    count: countOf(counts, value),
    chosen: chosen.includes(value),
  }));

/** Lowest and highest price in cents; null when nothing has a price. */
export const priceRange = ({ stats }: FacetCount): ListingFacets['price'] =>
  stats && { min: Math.round(stats.min * 100), max: Math.round(stats.max * 100) };

/** Trees other than departments: brands have a facet, series their own pages. */
const BESIDE = ['brandit', 'tuotesarjat'];

/** The child categories of `path` that have products, in the shop's order. */
export function categoryValues({ values }: FacetCount, tree: readonly Category[], path: string | null): FacetValue[] {
  const counts = new Map(values.map(({ value, count }) => [value, count]));
  // a page outside the departments is narrowed by department
  const top = path && !BESIDE.some((root) => path === root || path.startsWith(`${root}/`)) ? path : null;
  const parent = top === null ? null : tree.find((category) => category.path === top)?.id;
  if (parent === undefined) return [];
  return tree
    .filter((category) => category.parentId === parent && !BESIDE.includes(category.path))
    .toSorted((a, b) => a.sortOrder - b.sortOrder)
    .map(({ path: value, name, lang }) => ({
      value,
      label: name,
      ...(lang && { lang }),
      count: counts.get(value) ?? 0,
      chosen: false,
    }))
    .filter(({ count }) => count > 0);
}
