import type { ShopConfig, SparePartSupplier } from '#domain/base/shop-config.ts';
import { sparePartSuppliers as first, shop } from '#shop.config';

const config: ShopConfig = shop;

/** The spare part brands that a shopper chooses from, in configured order (spare-part-5). */
export const sparePartSuppliers = (): readonly SparePartSupplier[] => config.suppliers ?? first;

/** The supplier with a slug; null for an unknown brand, which adds nothing to a search (spare-part-4). */
export const supplierOfSlug = (slug: string | null): SparePartSupplier | null =>
  sparePartSuppliers().find((supplier) => supplier.slug === slug) ?? null;

/** The brands of a supplier number: one supplier may have several; empty for an unknown supplier. */
export const suppliersOfNumber = (supplierNumber: string): SparePartSupplier[] =>
  sparePartSuppliers().filter((supplier) => supplier.supplierNumber === supplierNumber);
