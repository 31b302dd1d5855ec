import type { Cents } from '#domain/base/money.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import type { AttributeFacet, FacetValue, ListingFacets, ListingQuery } from '#domain/catalog/search/query.ts';
import type { T } from '#web/messages/i18n.tsx';
import { type FacetGroup, type FacetOption, fieldOf, VISIBLE_OPTIONS } from './listing-view.ts';

const options = (name: string, values: readonly FacetValue[]): FacetOption[] =>
  values.map(({ value, label, lang, count }) => ({
    name,
    value,
    label,
    count,
    ...(lang && { lang }),
  }));

const attributeOptions = (code: string, values: readonly FacetValue[]): FacetOption[] =>
  values.map(({ value, label, lang, count }) => {
    const option = { label, count, ...(lang && { lang }) };
    return fieldOf(code, option).value === value ? option : { ...option, value };
  });

/**
 * Puts the values with the most products into the visible part; both parts keep their order. A choice does not reorder
 * them, so that the keyboard focus stays.
 */
function largestFirst(values: readonly FacetValue[]): FacetValue[] {
  const largest = values.toSorted((a, b) => b.count - a.count).slice(0, VISIBLE_OPTIONS);
  return [...values.filter((value) => largest.includes(value)), ...values.filter((value) => !largest.includes(value))];
}

const isVisible = (count: number, chosen: boolean) => count > 0 || chosen;

function priceGroup({ price }: ListingFacets, { priceMin, priceMax }: ListingQuery, t: T): FacetGroup[] {
  if (!price && priceMin === null && priceMax === null) return [];
  const euros = (cents: Cents | null | undefined, round = (value: number) => value) =>
    cents === null || cents === undefined ? '' : round(eurosFromCents(cents));
  const hint = (value: number | '') => value.toLocaleString('fi-FI');
  return [
    {
      id: 'price',
      title: t('catalog.facets.price'),
      open: true,
      options: [],
      price: {
        min: String(euros(priceMin)),
        max: String(euros(priceMax)),
        lowest: hint(euros(price?.min, Math.floor)),
        highest: hint(euros(price?.max, Math.ceil)),
      },
    },
  ];
}

/** Filters by reduction, outlet and label, without the one that the page itself applies. */
function offerGroup(facets: ListingFacets, { scope, discounted, outlet, labels }: ListingQuery, t: T): FacetGroup[] {
  const flag = (name: string, label: string, count: number, chosen: boolean): FacetOption[] =>
    isVisible(count, chosen) ? [{ name, value: '1', label, count }] : [];
  const shown = [
    ...(scope === 'offers' ? [] : flag('sale', t('catalog.facets.discounted'), facets.discounted, discounted)),
    ...(scope === 'outlet' ? [] : flag('outlet', t('catalog.facets.outlet'), facets.outlet, outlet)),
    ...facets.label.flatMap(({ value, count }) =>
      (value === 'new' || value === 'campaign') && isVisible(count, labels.includes(value))
        ? [{ name: 'label', value, label: t(`catalog.label.${value}`), count }]
        : [],
    ),
  ];
  return shown.length > 0 ? [{ id: 'offers', title: t('catalog.facets.discount'), open: true, options: shown }] : [];
}

/** The first group is open, others when they have a chosen value: open groups push the products down on phones. */
const attributeGroup = ({ code, label, lang, values }: AttributeFacet, index: number): FacetGroup => ({
  id: code,
  title: label,
  ...(lang && { lang }),
  ...((index === 0 || values.some(({ chosen }) => chosen)) && { open: true }),
  options: attributeOptions(code, values),
});

/** The filter groups of a listing with counts, in the order of the page (listing-2). */
export function facetGroups(facets: ListingFacets, query: ListingQuery, t: T): FacetGroup[] {
  const brands = facets.brand.filter(({ count, chosen }) => isVisible(count, chosen));
  return [
    {
      id: 'availability',
      title: t('catalog.facets.availability'),
      open: true,
      options: [
        { name: 'stock', value: '1', label: t('catalog.facets.inStock'), count: facets.inStock },
        ...options('store', facets.store),
      ],
    },
    ...(brands.length > 0
      ? [{ id: 'brand', title: t('catalog.facets.brand'), open: true, options: options('brand', largestFirst(brands)) }]
      : []),
    ...priceGroup(facets, query, t),
    ...offerGroup(facets, query, t),
    ...facets.attributes.map(attributeGroup),
  ];
}
