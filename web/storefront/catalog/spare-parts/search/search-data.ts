import type { SparePartService } from '#backend/catalog/spare-parts/service.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { supplierOfSlug } from '#domain/catalog/spare-parts/suppliers.ts';
import { hydrateWithTimeout } from '../hydrate-with-timeout.ts';
import { mayBeInStock, sortParts } from './arrange-parts.ts';
import type { PartQuery } from './part-query.ts';

/** Rows of a page. */
export const PAGE_SIZE = 25;
/** The most hits that are sorted and filtered; with more, the page asks for a longer code. */
const MAX_HITS = 200;
const MAX_SUGGESTIONS = 5;

export type PartSearchData = {
  query: PartQuery;
  /** The rows of this page; a null `stock` is fetched by the browser. */
  parts: SparePartHit[];
  /** The number of hits, up to the limit. */
  total: number;
  /** Whether there are more hits than the limit. */
  isCut: boolean;
  pages: number;
  unavailable: boolean;
  /** When nothing was found: similar codes, and the same code from other suppliers. */
  suggestions: SparePartHit[];
  elsewhere: SparePartHit[];
};

type Source = Pick<SparePartService, 'find' | 'hydrate' | 'resolve'>;

/** Suggestions for a code without hits. */
async function loadSuggestions({ code, supplier }: PartQuery, source: Source) {
  const supplierNumber = supplierOfSlug(supplier)?.supplierNumber ?? null;
  const [{ lines }, everywhere] = await Promise.all([
    source.resolve([{ code, amount: 1, supplierNumber }]),
    supplierNumber === null ? null : source.find({ code, supplierNumber: null, limit: MAX_SUGGESTIONS }),
  ]);
  const suggestions = lines.flatMap((line) => (line.status === 'unknown' ? line.suggestions : []));
  return { suggestions: suggestions.slice(0, MAX_SUGGESTIONS), elsewhere: everywhere?.parts ?? [] };
}

/** The data of the spare part search. A failing supplier's system gives `unavailable`, never a rejection (spare-part-9). */
export async function loadPartSearch(source: Source, query: PartQuery): Promise<PartSearchData> {
  const nothing = { query, parts: [], total: 0, isCut: false, pages: 0, suggestions: [], elsewhere: [] };
  if (!query.code) return { ...nothing, unavailable: false };
  const supplierNumber = supplierOfSlug(query.supplier)?.supplierNumber ?? null;
  const found = await source.find({ code: query.code, supplierNumber, limit: MAX_HITS });
  if (found.unavailable) return { ...nothing, unavailable: true };
  if (found.parts.length === 0) return { ...nothing, unavailable: false, ...(await loadSuggestions(query, source)) };

  const wanted = query.inStock ? found.parts.filter(mayBeInStock) : found.parts;
  const pages = Math.max(1, Math.ceil(wanted.length / PAGE_SIZE));
  const page = Math.min(query.page, pages);
  const rows = sortParts(wanted, query.sort).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return {
    ...nothing,
    query: { ...query, page },
    parts: await hydrateWithTimeout(rows, source.hydrate),
    total: wanted.length,
    isCut: found.total > found.parts.length,
    pages,
    unavailable: false,
  };
}
