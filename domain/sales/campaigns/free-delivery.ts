import { classRank } from '#domain/catalog/products/product.ts';
import type { ShippingMethod } from '#domain/sales/delivery/shipping-method.ts';
import type { FreeDelivery } from './campaign.ts';

/** Adds one more free-delivery rule; `methods` null: every method except freight of pallets and vehicles. */
export const withFreeDelivery = (
  free: FreeDelivery | null,
  { methods }: { methods: readonly string[] | null },
): FreeDelivery => ({
  any: methods === null || (free?.any ?? false),
  methods: [...new Set([...(free?.methods ?? []), ...(methods ?? [])])],
});

/** True when the free delivery covers the method. */
export const isFreeBy = (free: FreeDelivery | null, method: Pick<ShippingMethod, 'id' | 'carriesUpTo'>): boolean =>
  free !== null &&
  (free.methods.includes(method.id) || (free.any && classRank(method.carriesUpTo) < classRank('pallet')));
