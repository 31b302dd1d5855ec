import type { Variant } from '#domain/catalog/products/product.ts';
import { shop, storeDetails } from '#shop.config';

/**
 * The stores where a vehicle can be ridden: those with test rides that have it. When none has it, all of them, unless it is a used
 * machine, of which there is one (test-ride-1).
 */
export function rideStores(variants: readonly Pick<Variant, 'stock'>[], isUsed: boolean): string[] {
  const open = shop.stores.map(({ id }) => id).filter((id) => storeDetails[id]?.testRides);
  const having = open.filter((id) => variants.some(({ stock }) => (stock.storeAvailability[id] ?? 0) > 0));
  return having.length > 0 || isUsed ? having : open;
}
