import { productAttributes } from '../engine/attributes.ts';

/** What `facets: ['*']` counts. */
const ALL_FACETS = ['brand', 'categories', 'storeAvailability', 'labels', 'inStock', 'discounted', 'outlet', 'price'];

/** Attributes to count, `*` resolved; unknown ones are left out as the hosted engine does. */
export function facetNames(asked: readonly string[]): string[] {
  const names = asked.includes('*') ? [...ALL_FACETS, ...asked] : asked;
  return [...new Set(names)].filter((name) => Object.hasOwn(productAttributes, name));
}
