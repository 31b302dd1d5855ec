import type { Condition, Filter } from '#domain/catalog/search/filters/condition.ts';

/** The hosted index does not support a search; the embedded engine does. */
export class UnsupportedSearch extends Error {}

/** Attributes with other names in the hosted records, where these names hold objects. */
const RENAMED: Readonly<Record<string, string>> = { categories: 'categoryPaths', price: 'finalPrice.inclTax' };
/** Product attributes for filters and facets of the exported index; see export/index-settings.ts. */
export const hostedFacets = [
  'objectID',
  'sku',
  'parentSku',
  'brand',
  'categories',
  'storeAvailability',
  'labels',
  'attributes',
  'inStock',
  'discounted',
  'outlet',
  'used',
] as const;
export const hostedNumbers = ['price', 'discountPercent', 'productLine', 'popularity', 'firstSoldOn'] as const;
const known: ReadonlySet<string> = new Set([...hostedFacets, ...hostedNumbers]);

export function hostedName(attribute: string): string {
  if (!known.has(attribute)) throw new UnsupportedSearch(`${attribute} is not in the hosted index`);
  return RENAMED[attribute] ?? attribute;
}

function valueFilter({ attribute, negated, value }: Condition & { kind: 'value' }): string {
  // a minus that belongs to the value must not mean "not"
  const marked = !negated && value.startsWith('-') ? `\\${value}` : value;
  return `${hostedName(attribute)}:${negated ? '-' : ''}${marked}`;
}

function numberFilter(condition: Exclude<Condition, { kind: 'value' }>): string {
  if (condition.negated) throw new UnsupportedSearch('a number cannot be excluded there');
  const name = hostedName(condition.attribute);
  return condition.kind === 'range'
    ? `${name}:${condition.from} TO ${condition.to}`
    : `${name} ${condition.operator} ${condition.number}`;
}

/** A filter as the engine's `facetFilters` and `numericFilters`; throws `UnsupportedSearch` when they cannot express it. */
export function requestFilters(filter: Filter): { facetFilters?: string[][]; numericFilters?: string[][] } {
  const facetFilters: string[][] = [];
  const numericFilters: string[][] = [];
  for (const clause of filter) {
    const values = clause.filter((condition) => condition.kind === 'value');
    const numbers = clause.filter((condition) => condition.kind !== 'value');
    if (values.length > 0 && numbers.length > 0)
      throw new UnsupportedSearch('a value or a number cannot be asked for there');
    if (values.length > 0) facetFilters.push(values.map(valueFilter));
    if (numbers.length > 0) numericFilters.push(numbers.map(numberFilter));
  }
  return {
    ...(facetFilters.length > 0 && { facetFilters }),
    ...(numericFilters.length > 0 && { numericFilters }),
  };
}
