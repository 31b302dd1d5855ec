import { formatEuros } from '#domain/base/money.ts';
import { readVehicle } from '#domain/catalog/fitment/fitment.ts';
import type { Listing, ListingQuery } from '#domain/catalog/search/query.ts';
import { shop } from '#shop.config';
import type { T } from '#web/messages/i18n.tsx';

/** The text of a chosen filter, and the query fields that change without it. */
export type ChosenFilter = { id: string; text: string; without: Partial<ListingQuery> };

function vehicleText(text: string): string {
  const vehicle = readVehicle(text);
  return vehicle ? [vehicle.make, vehicle.model, vehicle.year].filter(Boolean).join(' ') : text;
}

/** The label of an attribute value with its group, such as `Koko: M`: a size alone is hard to understand. */
function attributeText(key: string, { attributes }: Listing['facets']): string {
  const group = attributes.find(({ values }) => values.some(({ value }) => value === key));
  const value = group?.values.find((one) => one.value === key);
  return group && value ? `${group.label}: ${value.label}` : key.replace(':', ': ');
}

/** The chosen filters of a listing, in the order of the page. */
export function chosenFilters(query: ListingQuery, listing: Pick<Listing, 'facets' | 'within'>, t: T): ChosenFilter[] {
  const { facets } = listing;
  const filters: ChosenFilter[] = [];
  const add = (id: string, text: string, without: Partial<ListingQuery>) => filters.push({ id, text, without });
  const addAll = (field: 'stores' | 'brands' | 'labels' | 'attributes', toText: (value: string) => string) => {
    for (const value of query[field])
      add(`${field}-${value}`, toText(value), { [field]: query[field].filter((other) => other !== value) });
  };
  if (query.within) add('within', listing.within ?? query.within, { within: null });
  if (query.vehicle)
    add('vehicle', t('catalog.facets.fits', { vehicle: vehicleText(query.vehicle) }), { vehicle: null });
  if (query.inStock) add('stock', t('catalog.facets.inStock'), { inStock: false });
  addAll('stores', (id) => shop.stores.find((store) => store.id === id)?.name ?? id);
  addAll('brands', (brand) => facets.brand.find(({ value }) => value === brand)?.label ?? brand);
  if (query.priceMin !== null)
    add('min', t('catalog.facets.priceFrom', { price: formatEuros(query.priceMin) }), { priceMin: null });
  if (query.priceMax !== null)
    add('max', t('catalog.facets.priceTo', { price: formatEuros(query.priceMax) }), { priceMax: null });
  if (query.discounted) add('sale', t('catalog.facets.discounted'), { discounted: false });
  if (query.outlet) add('outlet', t('catalog.facets.outlet'), { outlet: false });
  addAll('labels', (label) => (label === 'new' || label === 'campaign' ? t(`catalog.label.${label}`) : label));
  addAll('attributes', (key) => attributeText(key, facets));
  return filters;
}
