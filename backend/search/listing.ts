import type { CatalogService } from '#backend/catalog/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import { attributeIs, type Clause, type Filter } from '#domain/search/filters/condition.ts';
import { type FacetValue, type Listing, type ListingQuery, PAGE_SIZE } from '#domain/search/query.ts';
import { shop } from '#shop.config';
import type { Engine } from './engine/engine.ts';
import type { FacetCount } from './engine/facet-sql.ts';

type Choice = 'category' | 'brand' | 'price' | 'store' | 'inStock' | 'discounted' | 'outlet';

const any = (attribute: string, values: readonly string[]): Clause =>
  values.map((value) => attributeIs(attribute, value));

/** What the visitor chose, one clause for each facet. */
function choices(query: ListingQuery): Partial<Record<Choice, Clause>> {
  const { category, brands, priceMin, priceMax, store } = query;
  const price: Clause = [
    {
      kind: 'range',
      attribute: 'price',
      from: eurosFromCents(priceMin ?? 0),
      to: eurosFromCents(priceMax ?? Number.MAX_SAFE_INTEGER),
      negated: false,
    },
  ];
  return {
    ...(category && { category: any('categories', [category]) }),
    ...(brands.length > 0 && { brand: any('brand', brands) }),
    ...((priceMin !== null || priceMax !== null) && { price }),
    ...(store && { store: any('storeAvailability', [store]) }),
    ...(query.inStock && { inStock: any('inStock', ['true']) }),
    ...(query.discounted && { discounted: any('discounted', ['true']) }),
    ...(query.outlet && { outlet: any('outlet', ['true']) }),
  };
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Brands by name; a chosen one stays even when nothing of it is left. */
function brandValues({ values }: FacetCount, chosen: readonly string[]): FacetValue[] {
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

const storeValues = ({ values }: FacetCount, chosen: string | null): FacetValue[] =>
  shop.stores.map(({ id, name }) => ({
    value: id,
    label: name,
    count: values.find(({ value }) => value === id)?.count ?? 0,
    chosen: id === chosen,
  }));

const countTrue = ({ values }: FacetCount): number => values.find(({ value }) => value === 'true')?.count ?? 0;

const priceRange = ({ stats }: FacetCount): Listing['facets']['price'] =>
  stats && { min: Math.round(stats.min * 100), max: Math.round(stats.max * 100) };

const MAX_VALUES = 1000;
/** The top of the brands' tree: brands have a facet of their own. */
const BRANDS = 'brandit';

/** Listing pages on the server: search results, categories, brands, outlet, offers (decisions 2). */
export function createListing(engine: Engine, catalog: Pick<CatalogService, 'cards' | 'tree'>) {
  return async function listing(query: ListingQuery, locale: Locale): Promise<Listing> {
    const chosen = choices(query);
    const filterWithout = (facet: Choice | null): Filter =>
      Object.entries(chosen).flatMap(([name, clause]) => (name === facet ? [] : [clause]));
    const count = (attribute: string, ignoring: Choice | null, kind: 'values' | 'stats' = 'values') => ({
      attribute,
      filter: filterWithout(ignoring),
      limit: MAX_VALUES,
      kind,
    });
    const found = await engine.products({
      q: query.q,
      locale,
      filter: filterWithout(null),
      distinct: true,
      sort: query.sort,
      offset: (query.page - 1) * PAGE_SIZE,
      limit: PAGE_SIZE,
      facets: [
        count('brand', 'brand'),
        count('storeAvailability', 'store'),
        count('inStock', 'inStock'),
        count('discounted', 'discounted'),
        count('outlet', 'outlet'),
        count('price', 'price', 'stats'),
        count('categories', null),
      ],
    });
    const ids = found.hits.map((hit) => hit.productId);
    const [hits, tree] = await Promise.all([catalog.cards(ids, locale), catalog.tree(locale)]);
    const [brand, store, inStock, discounted, outlet, price, categories] = found.facets as [
      FacetCount,
      FacetCount,
      FacetCount,
      FacetCount,
      FacetCount,
      FacetCount,
      FacetCount,
    ];
    const counts = new Map(categories.values.map(({ value, count: n }) => [value, n]));
    const parent = tree.find((category) => category.path === query.category)?.id ?? null;
    return {
      hits,
      total: found.total,
      page: query.page,
      pages: Math.ceil(found.total / PAGE_SIZE),
      pageSize: PAGE_SIZE,
      facets: {
        brand: brandValues(brand, query.brands),
        store: storeValues(store, query.store),
        inStock: countTrue(inStock),
        discounted: countTrue(discounted),
        outlet: countTrue(outlet),
        price: priceRange(price),
        category: tree
          .filter((category) => category.parentId === parent && category.path !== BRANDS)
          .toSorted((a, b) => a.sortOrder - b.sortOrder)
          .map(({ path, name }) => ({ value: path, label: name, count: counts.get(path) ?? 0, chosen: false }))
          .filter((value) => value.count > 0),
      },
      corrected: found.corrected,
    };
  };
}
