import type { Rounding } from '#domain/catalog/change-sets/price-change.ts';
import type { Mapping } from '#domain/catalog/imports/import-run.ts';

/** What a column of a supplier's price list may mean. */
export const supplierFields = [
  'code',
  'name',
  'group',
  'priceWithVat',
  'priceWithoutVat',
  'currency',
  'quantity',
  'availableOn',
  'replacedBy',
  'packSize',
  'ean',
] as const;
export type SupplierField = (typeof supplierFields)[number];

/** How prices of a list become prices of the shop. */
export type PriceRule = {
  /** Ten-thousandths: 13500 multiplies by 1.35. */
  factor: number;
  rounding: Rounding | null;
  /** List prices are of a pack; the shop sells single pieces. */
  perPack: boolean;
};

export type SupplierRules = PriceRule & {
  /** Stands before every code of the list. */
  prefix: string;
  /** The product group of parts whose row names none. */
  group: string;
};

export const FACTOR_ONE = 10_000;

/** A supplier of price lists; `mapping` is that of its last list. */
export type Supplier = {
  id: number;
  number: string;
  name: string;
  rules: SupplierRules;
  mapping: Mapping;
  version: number;
};

export const PLAIN_RULES: SupplierRules = { factor: FACTOR_ONE, rounding: null, perPack: false, prefix: '', group: '' };
