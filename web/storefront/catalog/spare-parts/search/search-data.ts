import type { SparePartService } from '#backend/catalog/spare-parts/service.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { supplierOfSlug } from '#domain/catalog/spare-parts/suppliers.ts';
import { hydratedInTime } from '../hydrate-in-time.ts';
import { mayBeInStock, sortParts } from './arrange-parts.ts';
import type { PartQuery } from './part-query.ts';

/** Rows of a page. */
export const PAGE_SIZE = 25;
/** So many parts are looked through; with more the code is to be made longer. */
const MOST = 200;
const SUGGESTED = 5;

export type PartSearchData = {
  query: PartQuery;
  /** This page's rows; `stock` is null where it is still to be asked. */
  parts: SparePartHit[];
  /** All that were found, or looked through. */
  total: number;
  /** There are more than were looked through. */
  isCut: boolean;
  pages: number;
  unavailable: boolean;
  /** Nothing was found: codes almost like it, and the same code of other suppliers. */
  suggestions: SparePartHit[];
  elsewhere: SparePartHit[];
};

type Source = Pick<SparePartService, 'find' | 'hydrate' | 'resolve'>;

/** What is offered when a code finds nothing. */
async function otherwise({ code, supplier }: PartQuery, source: Source) {
  const supplierNumber = supplierOfSlug(supplier)?.supplierNumber ?? null;
  const [{ lines }, everywhere] = await Promise.all([
    source.resolve([{ code, amount: 1, supplierNumber }]),
    supplierNumber === null ? null : source.find({ code, supplierNumber: null, limit: SUGGESTED }),
  ]);
  const suggestions = lines.flatMap((line) => (line.status === 'unknown' ? line.suggestions : []));
  return { suggestions: suggestions.slice(0, SUGGESTED), elsewhere: everywhere?.parts ?? [] };
}

/** Everything the spare part search shows for a query. Never rejects for the supplier's system: `unavailable` tells. */
export async function loadPartSearch(source: Source, query: PartQuery): Promise<PartSearchData> {
  const nothing = { query, parts: [], total: 0, isCut: false, pages: 0, suggestions: [], elsewhere: [] };
  if (!query.code) return { ...nothing, unavailable: false };
  const supplierNumber = supplierOfSlug(query.supplier)?.supplierNumber ?? null;
  const found = await source.find({ code: query.code, supplierNumber, limit: MOST });
  if (found.unavailable) return { ...nothing, unavailable: true };
  if (found.parts.length === 0) return { ...nothing, unavailable: false, ...(await otherwise(query, source)) };

  const wanted = query.inStock ? found.parts.filter(mayBeInStock) : found.parts;
  const pages = Math.max(1, Math.ceil(wanted.length / PAGE_SIZE));
  const page = Math.min(query.page, pages);
  const rows = sortParts(wanted, query.sort).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return {
    ...nothing,
    query: { ...query, page },
    parts: await hydratedInTime(rows, source.hydrate),
    total: wanted.length,
    isCut: found.total > found.parts.length,
    pages,
    unavailable: false,
  };
}
