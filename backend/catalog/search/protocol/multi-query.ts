import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { DatabaseUnavailable } from '#backend/platform/db/database-unavailable.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import type { Analyser } from '#domain/catalog/search/analysis/analyser.ts';
import type { QueryWord } from '#domain/catalog/search/analysis/query-words.ts';
import { highlighter } from '#domain/catalog/search/highlight.ts';
import { type IndexKind, readIndexName } from '#domain/catalog/search/index-name.ts';
import { shop } from '#shop.config';
import type { Engine } from '../engine/engine.ts';
import type { ContentKind } from '../memory/contents.ts';
import { type Hit, retrieve } from './attributes.ts';
import { facetValues } from './facet-values.ts';
import { withHighlights } from './highlight-result.ts';
import { facetFields, facetRequests, productHits } from './products.ts';
import { costOf, readRequests, type SearchRequest } from './request.ts';
import { presentSparePartHit } from './spare-part-hit.ts';
import { writeUrlParams } from './url-params.ts';
import { pagesOf, windowOf } from './window.ts';

type RequestResult = { hits: Hit[]; total: number; words: QueryWord[]; facets?: object };
type Index = NonNullable<ReturnType<typeof readIndexName>>;
export type Credentials = { appId: string | undefined; key: string | undefined };
/** Charges points to the visitor's rate limit; throws when it is exceeded. */
export type Charge = (points: number) => Promise<void>;
export type SearchResponse = { status: number; body: object };

const contentKinds: Record<Exclude<IndexKind, 'products' | 'spareparts'>, ContentKind> = {
  categories: 'category',
  contents: 'content',
  blogs: 'blog',
};

export type MultiQueryDeps = {
  ctx: ShopContext;
  engine: Engine;
  analyser: Analyser;
  catalog: Pick<CatalogService, 'foundProducts' | 'tree'>;
};

/** The hits of one request from its index. */
async function find(
  { ctx, engine, catalog }: MultiQueryDeps,
  request: SearchRequest,
  index: Index,
): Promise<RequestResult> {
  const { kind, locale } = index;
  const window = windowOf(request);
  if (kind === 'products') {
    const facets = facetRequests(request);
    const distinct = Boolean(request.distinct);
    const options = {
      q: request.query,
      locale,
      filter: request.filter,
      distinct,
      sort: index.sort,
      facets,
    };
    const found = await engine.products({ ...options, ...window });
    const hits = await productHits(catalog, found.hits, distinct, locale);
    return { ...found, hits, facets: facetFields(facets, found.facets) };
  }
  if (kind === 'spareparts') {
    const found = await engine.spareParts({ query: request.query, filter: request.filter, ...window });
    const today = localDay(ctx.now(), shop.timeZone);
    return { hits: found.hits.map((part) => presentSparePartHit(part, today)), total: found.total, words: [] };
  }
  const options = { kind: contentKinds[kind], q: request.query, locale, filter: request.filter };
  const found = await engine.contents({ ...options, ...window });
  return { ...found, hits: found.hits.map(({ id, hit }) => ({ objectID: id, ...hit })) };
}

const pageFields = ({ page, hitsPerPage, offset, length }: SearchRequest, total: number): object =>
  length === undefined ? { page, nbPages: pagesOf(total, hitsPerPage), hitsPerPage } : { offset, length };

async function runRequest(deps: MultiQueryDeps, request: SearchRequest): Promise<object> {
  const started = performance.now();
  const took = () => ({ processingTimeMS: Math.round(performance.now() - started) });
  const index = readIndexName(request.indexName);
  if (!index) throw new ShopError('not-found', `Index ${request.indexName} does not exist`);
  if (request.type === 'facet') return { ...(await facetValues(deps.engine, request, index.locale)), ...took() };

  const { hits, total, words, facets } = await find(deps, request, index);
  const tags = { pre: request.highlightPreTag, post: request.highlightPostTag };
  const mark = highlighter(words, deps.analyser, tags);
  const shown = hits.map((hit) => withHighlights(hit, index.kind, request, mark));
  const result: Record<string, unknown> = {
    index: request.indexName,
    hits: shown.map(({ _highlightResult, ...hit }) => ({
      ...retrieve(hit, request.attributesToRetrieve),
      ...(_highlightResult !== undefined && { _highlightResult }),
    })),
    nbHits: total,
    ...pageFields(request, total),
    ...(request.facets.length > 0 && (facets ?? { facets: {} })),
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustive: { facetsCount: true, nbHits: true },
    query: request.query,
    params: writeUrlParams(request.sent),
    ...took(),
  };
  if (request.responseFields.includes('*')) return result;
  return Object.fromEntries(Object.entries(result).filter(([name]) => request.responseFields.includes(name)));
}

/** Requests of one body processed concurrently: the five of quick search. */
const SIDE_BY_SIDE = 5;

async function inTurns<T>(requests: readonly SearchRequest[], answerOf: (request: SearchRequest) => Promise<T>) {
  const results: T[] = [];
  for (let from = 0; from < requests.length; from += SIDE_BY_SIDE)
    results.push(...(await Promise.all(requests.slice(from, from + SIDE_BY_SIDE).map(answerOf))));
  return results;
}

/**
 * Handles a multi-query in the hosted engine's protocol (search-5). Errors are responses: 403 for a wrong application id or
 * key, 404 for an unknown index, 400 naming the wrong fields. Throws only on internal errors.
 */
export async function multiQuery(
  deps: MultiQueryDeps,
  body: unknown,
  credentials: Credentials,
  charge: Charge = async () => {},
): Promise<SearchResponse> {
  const { SEARCH_APP_ID, SEARCH_KEY } = deps.ctx.settings;
  try {
    if (credentials.appId !== SEARCH_APP_ID || credentials.key !== SEARCH_KEY)
      throw new ShopError('permission-denied', 'Invalid Application-ID or API key');
    const requests = readRequests(body);
    await charge(costOf(requests));
    const results = await inTurns(requests, (request) => runRequest(deps, request));
    return { status: 200, body: { results } };
  } catch (error) {
    // that one is logged, and says when to come again (backend/platform/http-kit/errors.ts)
    if (!(error instanceof ShopError) || error instanceof DatabaseUnavailable) throw error;
    const message = error.status === 400 && !error.message.endsWith('.') ? `${error.message}.` : error.message;
    return { status: error.status, body: { message, status: error.status } };
  }
}
