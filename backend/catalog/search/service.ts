import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { WordList } from '#domain/catalog/search/analysis/word-list.ts';
import type { Filter } from '#domain/catalog/search/filters/condition.ts';
import type { Picks } from '#domain/catalog/search/picks.ts';
import type { Listing, ListingQuery } from '#domain/catalog/search/query.ts';
import { redirectOf } from '#domain/catalog/search/search-rule.ts';
import { createSearchClicks, type SearchClicks } from './counts/search-clicks.ts';
import { createSearchCounts, type SearchCounts } from './counts/search-counts.ts';
import { createDictionary } from './curation/dictionary.ts';
import { type CurationService, createCuration } from './curation/service.ts';
import { createEngine } from './engine/engine.ts';
import { filterSkus } from './engine/filter-skus.ts';
import { readFittingSkus } from './engine/fitting.ts';
import { type RemoteParts, withRemoteParts } from './engine/remote-parts.ts';
import { findTexts, type TextsFound } from './find-texts.ts';
import { type SearchAddress, searchAddress } from './hosted/address.ts';
import { type OnRecords, type SearchExported, writeSearchExport } from './hosted/export/write-export.ts';
import type { HostedSearch } from './hosted/hosted.ts';
import { withFallback } from './hosted/hosted-engine.ts';
import { type EngineStatus, engineStatus } from './hosted/status.ts';
import { type ChangeScope, recordChange, recordStockChange } from './indexer/changes.ts';
import { createListing, type FoundIds, type FoundWindow } from './listing.ts';
import { followCatalog } from './memory/follow-catalog.ts';
import type { IndexSize } from './memory/index-host.ts';
import { type OpenedHost, openIndexHere, openIndexThread } from './memory/index-thread.ts';
import { type Charge, type Credentials, multiQuery, type SearchResponse } from './protocol/multi-query.ts';
import { readWordList } from './word-list.ts';

export { checkProductFilter } from './engine/filter-skus.ts';
export { ExportFolderNotEmpty } from './hosted/export/write-export.ts';
export type { EngineStatus } from './hosted/status.ts';

export type SearchService = {
  /** One page of a listing with its facets (listing-1, listing-2). */
  listing(query: ListingQuery, locale: Locale): Promise<Listing>;
  /** Ids of the products in a listing, for programs. */
  find(query: ListingQuery, locale: Locale, window: FoundWindow): Promise<FoundIds>;
  /** The number of products in a listing. */
  count(query: ListingQuery, locale: Locale): Promise<number>;
  /** Searches pages and articles. */
  texts(q: string, locale: Locale): Promise<TextsFound>;
  /** The given skus that pass a filter. */
  filterSkus(skus: readonly Sku[], filter: Filter): Promise<Set<string>>;
  /** Handles a multi-query in the hosted engine's protocol, for browsers (search-5). */
  multiQuery(body: unknown, credentials: Credentials, charge?: Charge): Promise<SearchResponse>;
  /** What shoppers search for, and what they do not find (search-8). */
  counts: SearchCounts;
  clicks: SearchClicks;
  /** What staff teach the search (search-12). */
  curation: CurationService;
  /** The page that a query opens instead of results; null when there is none (search-13). */
  redirectOf(q: string, locale: Locale): string | null;
  /** Where browsers search; written into pages. */
  address: SearchAddress;
  /** The engine in use and its health; sends a request to a hosted one. */
  status(): Promise<EngineStatus>;
  /** Writes records, settings, synonyms and rules of every index for a hosted engine into a new folder. */
  exportTo(folder: string, onRecords?: OnRecords): Promise<SearchExported>;
  /** Records in the caller's transaction what changed; every process follows after the commit. */
  recordChange(tx: Kysely<Tables>, scope: ChangeScope): Promise<void>;
  /** Records that the stock of some skus changed. Call it after the commit, never inside the transaction. */
  stockChanged(skus: readonly Sku[]): Promise<void>;
  /** Loads the index, in a thread of its own. Commands load theirs at their first search. */
  start(): Promise<void>;
  /** Resolves when the index shows every committed change, with its size. */
  settled(): Promise<IndexSize>;
  /** Calls back when a large change is found at last: results from before may have been kept. */
  onRebuilt(listener: () => void): void;
  /** Whether searches find an index; else they fail with 'unavailable' or wait for it. */
  isReady(): boolean;
  close(): Promise<void>;
};

export function createSearchService(
  ctx: ShopContext,
  {
    catalog,
    hosted = null,
    remoteParts = null,
    words = readWordList(),
  }: {
    catalog: Pick<
      CatalogService,
      'cards' | 'haveFitment' | 'idsAfter' | 'cached' | 'products' | 'foundProducts' | 'tree'
    >;
    hosted?: HostedSearch | null;
    remoteParts?: RemoteParts | null;
    words?: WordList & Picks;
  },
): SearchService {
  const dictionary = createDictionary(ctx.db.kysely, words);
  const clicks = createSearchClicks(ctx);
  const counts = createSearchCounts(ctx, clicks);
  let open: (onLost: () => void) => OpenedHost = ctx.isPreview ? openIndexThread : () => openIndexHere();
  const index = followCatalog({
    ...ctx,
    open: (onLost) => open(onLost),
    words: dictionary.read,
    snapshot: join(ctx.settings.DATA_DIR, 'search.index'),
    isPreview: ctx.isPreview ?? false,
  });
  const fittingSkus = catalog.cached((vehicle) => readFittingSkus(ctx.db.searching, vehicle));
  const engine = withRemoteParts(createEngine({ ...ctx, index: index.current, fittingSkus }), remoteParts);
  return {
    ...createListing(
      { db: ctx.db.searching, now: ctx.now, index: index.current },
      hosted ? withFallback(hosted.engine, engine) : engine,
      catalog,
    ),
    // never uses the hosted engine: browsers fall back to it when that is down (search-6)
    multiQuery: (body, credentials, charge) =>
      multiQuery({ ctx, engine, analyser: dictionary.current().analyser, catalog }, body, credentials, charge),
    texts: (q, locale) => findTexts(engine, q, locale),
    filterSkus: (skus, filter) => filterSkus(ctx.db.searching, { skus, filter, now: ctx.now(), fittingSkus }),
    counts,
    clicks,
    curation: createCuration({
      ...ctx,
      dictionary,
      index: index.current,
      counts,
      recordChange: async (tx) => index.recorded(await recordChange(tx, 'rules')),
    }),
    redirectOf: (q, locale) => redirectOf(dictionary.current().dictionary, q, locale),
    address: searchAddress(ctx.settings),
    status: () => engineStatus(hosted),
    exportTo: async (folder, onRecords) =>
      writeSearchExport({ ...ctx, catalog, words: await dictionary.read() }, folder, onRecords),
    recordChange: async (tx, scope) => index.recorded(await recordChange(tx, scope)),
    async stockChanged(skus) {
      const version = await recordStockChange(ctx.db.kysely, skus);
      if (version !== null) index.recorded(version);
    },
    async start() {
      open = openIndexThread;
      await index.start();
    },
    settled: async () => (await index.settled()).size(),
    onRebuilt: index.onRebuilt,
    isReady: () => index.isReady,
    close: index.close,
  };
}
