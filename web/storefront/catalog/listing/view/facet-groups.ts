import { eurosFromCents } from '#domain/base/money.ts';
import type { AttributeFacet, FacetValue, ListingFacets, ListingQuery } from '#domain/catalog/search/query.ts';
import type { T } from '#web/messages/i18n.tsx';
import { type FacetGroup, type FacetOption, SHOWN, saidByValue } from './listing-view.ts';

const options = (name: string, values: readonly FacetValue[]): FacetOption[] =>
  values.map(({ value, label, lang, count }) => ({
    ...{ name, value, count },
    ...(label !== saidByValue(value) && { label }),
    ...(lang && { lang }),
  }));

/**
 * The values one sees without a press are those with the most products; both parts keep their order. A choice moves
 * none of them: the keyboard stays where it is.
 */
function mostFirst(values: readonly FacetValue[]): FacetValue[] {
  const most = values.toSorted((a, b) => b.count - a.count).slice(0, SHOWN);
  return [...values.filter((value) => most.includes(value)), ...values.filter((value) => !most.includes(value))];
}

const isOn = (count: number, chosen: boolean) => count > 0 || chosen;

function priceGroup({ price }: ListingFacets, { priceMin, priceMax }: ListingQuery, t: T): FacetGroup[] {
  if (!price && priceMin === null && priceMax === null) return [];
  const euros = (cents: number | null | undefined, round = (value: number) => value) =>
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

/** What says that a product is cheaper or new; a page's own condition is no choice on it. */
function offerGroup(facets: ListingFacets, { scope, discounted, outlet, labels }: ListingQuery, t: T): FacetGroup[] {
  const flag = (name: string, label: string, count: number, chosen: boolean): FacetOption[] =>
    isOn(count, chosen) ? [{ name, value: '1', label, count }] : [];
  const shown = [
    ...(scope === 'offers' ? [] : flag('sale', t('catalog.facets.discounted'), facets.discounted, discounted)),
    ...(scope === 'outlet' ? [] : flag('outlet', t('catalog.facets.outlet'), facets.outlet, outlet)),
    ...facets.label.flatMap(({ value, count }) =>
      (value === 'new' || value === 'campaign') && isOn(count, labels.includes(value))
        ? [{ name: 'label', value, label: t(`catalog.label.${value}`), count }]
        : [],
    ),
  ];
  return shown.length > 0 ? [{ id: 'offers', title: t('catalog.facets.discount'), open: true, options: shown }] : [];
}

/** The first group is open, others when something in them is chosen: the list of products must not start below them. */
const attributeGroup = ({ code, label, lang, values }: AttributeFacet, index: number): FacetGroup => ({
  id: code,
  title: label,
  ...(lang && { lang }),
  open: index === 0 || values.some(({ chosen }) => chosen),
  options: options('attr', values),
});

/** The filters of a listing in the order of the page, each with its counts. */
export function facetGroups(facets: ListingFacets, query: ListingQuery, t: T): FacetGroup[] {
  const brands = facets.brand.filter(({ count, chosen }) => isOn(count, chosen));
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
      ? [{ id: 'brand', title: t('catalog.facets.brand'), open: true, options: options('brand', mostFirst(brands)) }]
      : []),
    ...priceGroup(facets, query, t),
    ...offerGroup(facets, query, t),
    ...facets.attributes.map(attributeGroup),
  ];
}
