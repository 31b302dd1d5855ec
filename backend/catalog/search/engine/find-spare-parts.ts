import type { Kysely } from 'kysely';
import { findByCode } from '#backend/catalog/spare-parts/table/find-by-code.ts';
import { partOfRow } from '#backend/catalog/spare-parts/table/rows.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Clause, Filter } from '#domain/catalog/search/filters/condition.ts';
import { normaliseCode, splitSparePartSku } from '#domain/catalog/spare-parts/code.ts';
import type { SparePart } from '#domain/catalog/spare-parts/part.ts';
import { sparePartFilter } from './spare-part-filter.ts';

/** `query` is a product code or its prefix, or a whole sku `code@supplier`. */
export type SparePartSearch = { query: string; filter: Filter; offset: number; limit: number };
export type SparePartsFound = { hits: SparePart[]; total: number };

const nothing: SparePartsFound = { hits: [], total: 0 };

/** The supplier of a clause with one equality: it has an index. */
function supplierIn([condition, ...others]: Clause): string | null {
  if (condition?.kind !== 'value' || condition.attribute !== 'supplierNumber' || condition.negated) return null;
  return others.length === 0 ? condition.value : null;
}

/** Splits a search into codes and other conditions; null when nothing can match. */
export function readPartSearch({ query, filter }: SparePartSearch) {
  const sku = splitSparePartSku(query);
  const code = normaliseCode(sku?.productCode ?? '');
  if (query.trim() && !code) return null;
  const clauses = filter.filter((clause) => supplierIn(clause) === null);
  const suppliers = new Set(filter.flatMap((clause) => supplierIn(clause) ?? []));
  if (sku?.supplierNumber) suppliers.add(sku.supplierNumber);
  const [supplierNumber = null, another] = suppliers;
  return another === undefined ? { code, supplierNumber, clauses } : null;
}

/**
 * Searches spare parts by code: exact matches first, then prefixes, then codes without leading zeros. Without a query every
 * part in the order of the codes. The total and the pages end at one thousand.
 */
export async function findSpareParts(db: Kysely<Tables>, search: SparePartSearch): Promise<SparePartsFound> {
  const criteria = readPartSearch(search);
  if (criteria === null) return nothing;
  const { code, supplierNumber, clauses } = criteria;
  const { offset, limit } = search;
  const matching = clauses.length === 0 ? null : sparePartFilter(clauses);
  const { rows, total } = await findByCode(db, { code, supplierNumber, matching, offset, limit });
  return { hits: rows.map(partOfRow), total };
}
