import type { PartKey, SparePart } from '#domain/catalog/spare-parts/part.ts';

/** `code` is normalised (`normaliseCode`); empty matches every part. */
export type PartSearch = { code: string; supplierNumber: string | null; offset: number; limit: number };

/**
 * Where spare parts come from: the shop's own table, or the supplier's system over HTTP. Every method rejects when the
 * source fails; the service turns that into `unavailable`.
 */
export type SparePartSource = {
  /** Exact code first, then codes with this prefix, then both without leading zeros; `total` is counted up to a limit. */
  find(search: PartSearch): Promise<{ parts: SparePart[]; total: number }>;
  /** The parts with exactly these keys, in no order; unknown ones are left out. */
  byKeys(keys: readonly PartKey[]): Promise<SparePart[]>;
  /** Every part whose normalised code is one of these, ignoring leading zeros. */
  byCodes(codes: readonly string[]): Promise<SparePart[]>;
  /** The parts that one of these replaced. */
  replacedBy(keys: readonly PartKey[]): Promise<SparePart[]>;
};
