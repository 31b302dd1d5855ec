/** A brand of spare parts that a visitor chooses from, and the number its price list has. */
export type SparePartSupplier = { slug: string; name: string; supplierNumber: string };

/** The spec's brands in its order (section 9). Both Hondas come from the same supplier, and both are offered. */
export const sparePartSuppliers: readonly SparePartSupplier[] = [
  { slug: 'honda-engines', name: 'Honda Engines', supplierNumber: '88' },
  { slug: 'honda-powersports', name: 'Honda Powersports', supplierNumber: '88' },
  { slug: 'husqvarna', name: 'Husqvarna', supplierNumber: '301' },
  { slug: 'yamaha', name: 'Yamaha', supplierNumber: '22251' },
  { slug: 'ktm', name: 'KTM', supplierNumber: '78' },
  { slug: 'polaris', name: 'Polaris', supplierNumber: '1044' },
  { slug: 'arctic-cat', name: 'Arctic Cat', supplierNumber: '1499' },
  { slug: 'suzuki', name: 'Suzuki', supplierNumber: '1043' },
];

/** The supplier of a slug; null for an unknown brand, which adds nothing to a search (spec 5). */
export const supplierOfSlug = (slug: string | null): SparePartSupplier | null =>
  sparePartSuppliers.find((supplier) => supplier.slug === slug) ?? null;

/** The brands of a supplier number: two for Honda's, none for a supplier the spec does not name. */
export const suppliersOfNumber = (supplierNumber: string): SparePartSupplier[] =>
  sparePartSuppliers.filter((supplier) => supplier.supplierNumber === supplierNumber);
