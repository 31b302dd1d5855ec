import { eurosFromCents } from '#domain/base/money.ts';
import { attributeIs, type Clause, type Filter } from '#domain/catalog/search/filters/condition.ts';
import type { ListingQuery, Scope } from '#domain/catalog/search/query.ts';

/** The shopper's choices: one clause per facet, and for attributes one per code (`attribute:vari`). */
export type Choices = Record<string, Clause>;

const NEW_DAYS = 60;
const DAY_SECONDS = 86_400;

const any = (attribute: string, values: readonly string[]): Clause =>
  values.map((value) => attributeIs(attribute, value));
const is = (attribute: string): Clause => any(attribute, ['true']);

export const anyCategory = (paths: readonly string[]): Clause => any('categories', paths);

export const codeOf = (key: string): string => key.slice(0, key.indexOf(':'));
/** The facet name of an attribute's code. */
export const attributeChoice = (code: string): string => `attribute:${code}`;

/** The product set of a listing page (listing-3), in whole days, so that results can be cached through a day. */
function scopeClause(scope: Scope, now: Date): Clause {
  if (scope === 'outlet') return is('outlet');
  if (scope === 'offers') return is('discounted');
  if (scope === 'used') return is('used');
  const today = Math.floor(now.getTime() / 1000 / DAY_SECONDS) * DAY_SECONDS;
  const first = today - NEW_DAYS * DAY_SECONDS;
  return [{ kind: 'compare', attribute: 'firstSoldOn', operator: '>=', number: first, negated: false }];
}

const priceClause = ({ priceMin, priceMax }: ListingQuery): Clause => [
  {
    kind: 'range',
    attribute: 'price',
    from: eurosFromCents(priceMin ?? 0),
    to: eurosFromCents(priceMax ?? Number.MAX_SAFE_INTEGER),
    negated: false,
  },
];

/** The clauses of a listing's query by facet. */
export function choicesOf(query: ListingQuery, now: Date): Choices {
  const { category, scope, within, vehicle, brands, priceMin, priceMax, stores, labels } = query;
  const byCode = Map.groupBy(query.attributes, codeOf);
  return {
    ...(category && { category: any('categories', [category]) }),
    ...(scope && { scope: scopeClause(scope, now) }),
    ...(within && { within: any('categories', [within]) }),
    ...(vehicle && { vehicle: any('vehicle', [vehicle]) }),
    ...(brands.length > 0 && { brand: any('brand', brands) }),
    ...((priceMin !== null || priceMax !== null) && { price: priceClause(query) }),
    ...(stores.length > 0 && { store: any('storeAvailability', stores) }),
    ...(query.inStock && { inStock: is('inStock') }),
    ...(query.discounted && { discounted: is('discounted') }),
    ...(query.outlet && { outlet: is('outlet') }),
    ...(labels.length > 0 && { label: any('labels', labels) }),
    ...Object.fromEntries([...byCode].map(([code, keys]) => [attributeChoice(code), any('attributes', keys)])),
  };
}

/** The filter of all choices except those of one facet. */
export const filterWithout = (choices: Choices, facet: string | null): Filter =>
  Object.entries(choices).flatMap(([name, clause]) => (name === facet ? [] : [clause]));
