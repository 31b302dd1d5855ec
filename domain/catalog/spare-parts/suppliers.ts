import type { SparePartSupplier } from '#domain/base/shop-config.ts';
import { sparePartSuppliers as suppliers } from '#shop.config';

/** The brands of spare parts a visitor chooses from, in the shop's order. */
export const sparePartSuppliers: readonly SparePartSupplier[] = suppliers;

/** The supplier of a slug; null for an unknown brand, which adds nothing to a search (spec 5). */
export const supplierOfSlug = (slug: string | null): SparePartSupplier | null =>
  sparePartSuppliers.find((supplier) => supplier.slug === slug) ?? null;

/** The brands of a supplier number: several when one supplier has them, none for a supplier the shop does not list. */
export const suppliersOfNumber = (supplierNumber: string): SparePartSupplier[] =>
  sparePartSuppliers.filter((supplier) => supplier.supplierNumber === supplierNumber);
