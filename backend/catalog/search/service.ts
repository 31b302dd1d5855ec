import type { Kysely } from 'kysely';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { withProgress } from '#backend/platform/with-progress.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import { createAnalyser } from '#domain/catalog/search/analysis/analyser.ts';
import type { Filter } from '#domain/catalog/search/filters/condition.ts';
import type { Listing, ListingQuery } from '#domain/catalog/search/query.ts';
import { createEngine } from './engine/engine.ts';
import { filterSkus } from './engine/filter-skus.ts';
import { limitConcurrency } from './engine/limit-concurrency.ts';
import { type RemoteParts, withRemoteParts } from './engine/remote-parts.ts';
import { withTimeout } from './engine/with-timeout.ts';
import { findTexts, type TextsFound } from './find-texts.ts';
import { type SearchAddress, searchAddress } from './hosted/address.ts';
import { type OnRecords, type SearchExported, writeSearchExport } from './hosted/export/write-export.ts';
import type { HostedSearch } from './hosted/hosted.ts';
import { withFallback } from './hosted/hosted-engine.ts';
import { type EngineStatus, engineStatus } from './hosted/status.ts';
import { bringUpToDate } from './indexer/format.ts';
import { createIndexer, type Indexer } from './indexer/indexer.ts';
import { reindex } from './indexer/reindex.ts';
import { indexStock } from './indexer/stock.ts';
import { createListing } from './listing.ts';
import { createMisses, type Misses } from './misses/misses.ts';
import { type Charge, type Credentials, multiQuery, type SearchResponse } from './protocol/multi-query.ts';
import { readWordList } from './word-list.ts';

export { checkProductFilter } from './engine/filter-skus.ts';
export { ExportFolderNotEmpty } from './hosted/export/write-export.ts';
export type { EngineStatus } from './hosted/status.ts';

export type SearchService = {
  /** One page of a listing with its facets (listing-1, listing-2). */
  listing(query: ListingQuery, locale: Locale): Promise<Listing>;
  /** The number of products in a listing. */
  count(query: ListingQuery, locale: Locale): Promise<number>;
  /** Searches pages and articles. */
  texts(q: string, locale: Locale): Promise<TextsFound>;
  /** The given skus that pass a filter. */
  filterSkus(skus: readonly Sku[], filter: Filter): Promise<Set<string>>;
  /** Handles a multi-query in the hosted engine's protocol, for browsers (search-5). */
  multiQuery(body: unknown, credentials: Credentials, charge?: Charge): Promise<SearchResponse>;
  /** The log of searches without results (search-8). */
  misses: Misses;
  /** Where browsers search; written into pages. */
  address: SearchAddress;
  /** The engine in use and its health; sends a request to a hosted one. */
  status(): Promise<EngineStatus>;
  /** Writes records, settings, synonyms and rules of every index for a hosted engine into a new folder. */
  exportTo(folder: string, onRecords?: OnRecords): Promise<SearchExported>;
  /** Updates the index inside the caller's transaction: all, pages only, or products by id. */
  reindex(tx: Kysely<Tables>, scope: 'all' | 'contents' | readonly number[]): Promise<void>;
  /** Reindexes everything when the index has another format; called at startup. */
  bringUpToDate(): Promise<void>;
  /** Loads the product columns into memory in the background. */
  warm(): Promise<void>;
  /** Makes index rows for an import, which writes them itself. */
  indexer: Indexer;
  /** Updates the stock of some skus in the index. Call it after the commit, never inside the transaction. */
  stockChanged(skus: readonly Sku[]): Promise<void>;
};

export function createSearchService(
  ctx: ShopContext,
  {
    catalog,
    hosted = null,
    remoteParts = null,
  }: {
    catalog: Pick<CatalogService, 'cards' | 'haveFitment' | 'idsAfter' | 'cached' | 'products' | 'tree'>;
    hosted?: HostedSearch | null;
    remoteParts?: RemoteParts | null;
  },
): SearchService {
  const words = readWordList();
  const analyser = createAnalyser(words);
  const searching = { ...ctx, db: { ...ctx.db, kysely: ctx.db.searching } };
  const embedded = createEngine(searching, analyser, words);
  const engine = withTimeout(withRemoteParts(limitConcurrency(embedded), remoteParts));
  return {
    ...createListing(
      { db: ctx.db.searching, now: ctx.now },
      hosted ? withFallback(hosted.engine, engine) : engine,
      catalog,
    ),
    // never uses the hosted engine: browsers fall back to it when that is down (search-6)
    multiQuery: (body, credentials, charge) =>
      multiQuery({ ctx, engine, analyser, catalog }, body, credentials, charge),
    texts: (q, locale) => findTexts(engine, q, locale),
    filterSkus: (skus, filter) => filterSkus(ctx.db.searching, { skus, filter, now: ctx.now() }),
    misses: createMisses(ctx),
    address: searchAddress(ctx.settings),
    status: () => engineStatus(hosted),
    exportTo: (folder, onRecords) => writeSearchExport({ ...ctx, catalog, words }, folder, onRecords),
    warm: embedded.warm,
    indexer: createIndexer(analyser),
    reindex: (tx, scope) => reindex(tx, scope, analyser, ctx.now()),
    bringUpToDate: () =>
      bringUpToDate(ctx.db, async () => {
        ctx.log.info('the search index has another format, reindexing');
        await withProgress(
          'reindexing the search',
          (text) => ctx.log.info(text),
          () => ctx.db.kysely.transaction().execute((tx) => reindex(tx, 'all', analyser, ctx.now())),
        );
        ctx.log.info('search index rebuilt');
      }),
    stockChanged: (skus) => indexStock(ctx.db.kysely, skus),
  };
}
