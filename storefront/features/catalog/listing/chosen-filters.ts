import { formatEuros } from '#domain/base/money.ts';
import type { Listing, ListingQuery } from '#domain/search/query.ts';
import { shop } from '#shop.config';
import type { T } from '#storefront/i18n/i18n.tsx';
import type { ChosenFilter } from './listing-url.ts';

/** The filters of a listing as words, each with what the query becomes without it. */
export function chosenFilters(query: ListingQuery, facets: Listing['facets'], t: T): ChosenFilter[] {
  const filters: ChosenFilter[] = [];
  const add = (id: string, text: string, without: Partial<ListingQuery>) => filters.push({ id, text, without });
  for (const brand of query.brands) {
    const label = facets.brand.find(({ value }) => value === brand)?.label ?? brand;
    add(`brand-${brand}`, label, { brands: query.brands.filter((other) => other !== brand) });
  }
  if (query.inStock) add('stock', t('catalog.facets.inStock'), { inStock: false });
  if (query.store) {
    const store = shop.stores.find(({ id }) => id === query.store);
    add('store', store?.name ?? query.store, { store: null });
  }
  if (query.priceMin !== null)
    add('min', t('catalog.facets.priceFrom', { price: formatEuros(query.priceMin) }), { priceMin: null });
  if (query.priceMax !== null)
    add('max', t('catalog.facets.priceTo', { price: formatEuros(query.priceMax) }), { priceMax: null });
  if (query.discounted) add('sale', t('catalog.facets.discounted'), { discounted: false });
  if (query.outlet) add('outlet', t('catalog.facets.outlet'), { outlet: false });
  return filters;
}
