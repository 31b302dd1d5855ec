import type { PartKey, SparePart } from '#domain/catalog/spare-parts/part.ts';

/** `code` is normalised (`normaliseCode`); empty: every part. */
export type PartSearch = { code: string; supplierNumber: string | null; offset: number; limit: number };

/**
 * Where spare parts come from: the shop's own table, or the supplier's system over HTTP. Every method rejects when the
 * source cannot answer; what that means is the service's to say.
 */
export type SparePartSource = {
  /** An exact code first, then codes that begin so, then the same without leading zeros; `total` is bounded. */
  find(search: PartSearch): Promise<{ parts: SparePart[]; total: number }>;
  /** The parts of exactly these keys, in no order; unknown ones are left out. */
  byKeys(keys: readonly PartKey[]): Promise<SparePart[]>;
  /** Every part whose normalised code is one of these, whatever its leading zeros. */
  byCodes(codes: readonly string[]): Promise<SparePart[]>;
  /** The parts that one of these replaced. */
  replacedBy(keys: readonly PartKey[]): Promise<SparePart[]>;
};
