import type { Condition, Filter } from '#domain/catalog/search/filters/condition.ts';

/** Something the hosted index cannot be asked; the embedded engine can. */
export class CannotAsk extends Error {}

/** Attributes that are called otherwise in the hosted records, where these names hold the spec's objects. */
const RENAMED: Readonly<Record<string, string>> = { categories: 'categoryPaths', price: 'finalPrice.inclTax' };
/** Attributes of products the exported index can be filtered and counted by; see export/index-settings.ts. */
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
  if (!known.has(attribute)) throw new CannotAsk(`${attribute} is not in the hosted index`);
  return RENAMED[attribute] ?? attribute;
}

function valueFilter({ attribute, negated, value }: Condition & { kind: 'value' }): string {
  // a minus that belongs to the value is told apart from "not"
  const marked = !negated && value.startsWith('-') ? `\\${value}` : value;
  return `${hostedName(attribute)}:${negated ? '-' : ''}${marked}`;
}

function numberFilter(condition: Exclude<Condition, { kind: 'value' }>): string {
  if (condition.negated) throw new CannotAsk('a number cannot be excluded there');
  const name = hostedName(condition.attribute);
  return condition.kind === 'range'
    ? `${name}:${condition.from} TO ${condition.to}`
    : `${name} ${condition.operator} ${condition.number}`;
}

/** A filter as the engine's `facetFilters` and `numericFilters`; throws `CannotAsk` for what they cannot say. */
export function requestFilters(filter: Filter): { facetFilters?: string[][]; numericFilters?: string[][] } {
  const facetFilters: string[][] = [];
  const numericFilters: string[][] = [];
  for (const clause of filter) {
    const values = clause.filter((condition) => condition.kind === 'value');
    const numbers = clause.filter((condition) => condition.kind !== 'value');
    if (values.length > 0 && numbers.length > 0) throw new CannotAsk('a value or a number cannot be asked for there');
    if (values.length > 0) facetFilters.push(values.map(valueFilter));
    if (numbers.length > 0) numericFilters.push(numbers.map(numberFilter));
  }
  return {
    ...(facetFilters.length > 0 && { facetFilters }),
    ...(numericFilters.length > 0 && { numericFilters }),
  };
}
