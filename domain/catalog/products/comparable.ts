import type { ShippingClass } from './shipping-class.ts';

/** The levels of a category path that name a kind of product: `ajovarusteet/kyparat`, not `ajovarusteet`. */
const KIND_LEVELS = 2;

/**
 * The category paths a product is compared within, the narrowest first. The second level of its main category says what it
 * is: a helmet, a drive belt. Vehicles are split further there (trail, utility), so they are compared within the first
 * level too. What such a category has besides vehicles, such as tracks, stays apart.
 */
export function compareKeys(mainCategory: string | null, shippingClass: ShippingClass): string[] {
  const levels = (mainCategory ?? '').split('/');
  const kind = levels.slice(0, KIND_LEVELS).join('/');
  const [top = ''] = levels;
  return shippingClass === 'vehicle' && top !== kind ? [kind, top] : [kind];
}

/** Two products are compared when they share a key. */
export const isComparable = (keys: readonly string[], others: readonly string[]): boolean =>
  keys.some((key) => others.includes(key));

/** Products in groups that may be compared within, both in the order given. */
export function groupComparable<T extends { compareKeys: readonly string[] }>(products: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (const product of products) {
    const group = groups.find((members) =>
      members.every((member) => isComparable(member.compareKeys, product.compareKeys)),
    );
    if (group) group.push(product);
    else groups.push([product]);
  }
  return groups;
}
