import type { ShippingClass } from './product.ts';

/** Levels of a category path that name a kind of product: `ajovarusteet/kyparat`, not `ajovarusteet`. */
const KIND_LEVELS = 2;

/**
 * The category paths within which a product is compared, narrowest first (listing-5). The second level of its main category
 * is the kind: helmet, drive belt. Vehicles are split further there (trail, utility), so they are also compared within
 * the first level. Other goods of such a category, such as tracks, are not compared with vehicles.
 */
export function compareKeys(mainCategory: string | null, shippingClass: ShippingClass): string[] {
  const levels = (mainCategory ?? '').split('/');
  const kind = levels.slice(0, KIND_LEVELS).join('/');
  const [top = ''] = levels;
  return shippingClass === 'vehicle' && top !== kind ? [kind, top] : [kind];
}

/** Products are comparable when they share a key. */
export const isComparable = (keys: readonly string[], others: readonly string[]): boolean =>
  keys.some((key) => others.includes(key));

/** Groups of comparable products; groups and products keep the given order. */
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
