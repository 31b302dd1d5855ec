import type { Sku } from '#domain/base/ids.ts';
import type { Filter } from '#domain/catalog/search/filters/condition.ts';
import type { Engine } from '../engine/engine.ts';
import type { FacetCount, FacetRequest } from '../memory/product-search.ts';
import type { HostedClient, HostedRequest, HostedResult } from './client.ts';
import { HostedFailure } from './failure.ts';
import { hostedName, requestFilters, UnsupportedSearch } from './request-filters.ts';

/** Hits beyond this are not returned (`paginationLimitedTo` of the exported settings). */
const PAGINATION_LIMIT = 2000;
const MAX_VALUES = 1000;

export type ProductEngine = Pick<Engine, 'products'>;
/** Ids of product pages by sku; records contain skus only, because ids differ between databases. */
export type ProductIds = (skus: readonly Sku[]) => Promise<ReadonlyMap<string, number>>;

/** One request per filter: a facet that ignores its own choice has another filter than the hits. */
function groupByFilter(filter: Filter, facets: readonly FacetRequest[]) {
  const groups = new Map<string, { filter: Filter; facets: FacetRequest[] }>();
  groups.set(JSON.stringify(filter), { filter, facets: [] });
  for (const facet of facets) {
    const key = JSON.stringify(facet.filter);
    const group = groups.get(key) ?? { filter: facet.filter, facets: [] };
    group.facets.push(facet);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Page numbers as in the protocol, or an offset and length when several pages are shown together. */
const windowParams = (offset: number, length: number): object =>
  length > 0 && offset % length === 0 ? { page: offset / length, hitsPerPage: length } : { offset, length };

function countOf({ attribute, kind, limit }: FacetRequest, result: HostedResult | undefined): FacetCount {
  const name = hostedName(attribute);
  if (kind === 'stats') return { values: [], stats: result?.facets_stats[name] ?? null };
  const values = Object.entries(result?.facets[name] ?? {}).map(([value, count]) => ({ value, count }));
  return { values: values.toSorted((a, b) => b.count - a.count).slice(0, limit), stats: null };
}

const textOf = (hit: Record<string, unknown>, name: string): string => {
  const value = hit[name];
  if (typeof value === 'string' && value) return value;
  throw new HostedFailure(200, `Not a record of this shop: it has no ${name}`);
};

const readRecord = (hit: Record<string, unknown>) => ({
  sku: textOf(hit, 'sku'),
  parentSku: textOf(hit, 'parentSku'),
  productLine: typeof hit.productLine === 'number' ? hit.productLine : 1,
});

/**
 * Products from the hosted engine, with the interface of the embedded one (search-6). Throws `HostedFailure` when the engine is
 * slow, wrong or down, and `UnsupportedSearch` for a search that its index does not support. Hits that the catalog no longer
 * has are dropped.
 */
export function createHostedEngine(client: HostedClient, productIds: ProductIds): ProductEngine {
  return {
    async products({ q, locale, filter, distinct, sort, offset, limit, facets }) {
      if (offset + limit > PAGINATION_LIMIT) throw new UnsupportedSearch('beyond what the hosted engine gives out');
      if (sort === 'year') throw new UnsupportedSearch('no index there is in this order');
      const groups = groupByFilter(filter, facets);
      const requests = groups.map((group, i): HostedRequest => {
        const isMain = i === 0;
        const names = [...new Set(group.facets.map(({ attribute }) => hostedName(attribute)))];
        return {
          indexName: client.nameOf('products', locale, isMain ? sort : 'relevance'),
          query: q,
          ...(isMain ? windowParams(offset, limit) : { hitsPerPage: 0 }),
          distinct,
          attributesToRetrieve: isMain ? ['sku', 'parentSku', 'productLine'] : [],
          attributesToHighlight: [],
          ...requestFilters(group.filter),
          ...(names.length > 0 && { facets: names, maxValuesPerFacet: MAX_VALUES }),
          ...(!isMain && { analytics: false, clickAnalytics: false }),
        };
      });
      const [results, records] = await client.ask(
        requests,
        (results) => [results, (results[0]?.hits ?? []).map(readRecord)] as const,
      );
      const resultOf = new Map(groups.flatMap((group, i) => group.facets.map((facet) => [facet, results[i]] as const)));
      const idOf = await productIds(records.map(({ parentSku }) => parentSku));
      return {
        hits: records.flatMap((record) => {
          const productId = idOf.get(record.parentSku);
          return productId === undefined ? [] : { productId, categories: [], ...record };
        }),
        total: results[0]?.nbHits ?? 0,
        facets: facets.map((facet) => countOf(facet, resultOf.get(facet))),
        words: [],
        corrected: null,
      };
    },
  };
}

/** The hosted engine with the embedded one as fallback (search-6). */
export function withFallback(hosted: ProductEngine, embedded: Engine): Engine {
  return {
    ...embedded,
    async products(search) {
      try {
        return await hosted.products(search);
      } catch (error) {
        if (error instanceof HostedFailure || error instanceof UnsupportedSearch) return embedded.products(search);
        throw error;
      }
    },
  };
}
