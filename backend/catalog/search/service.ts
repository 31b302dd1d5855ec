import type { Kysely } from 'kysely';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { withProgress } from '#backend/platform/with-progress.ts';
import type { Locale } from '#domain/base/locale.ts';
import { createAnalyser } from '#domain/catalog/search/analysis/analyser.ts';
import type { Filter } from '#domain/catalog/search/filters/condition.ts';
import type { Listing, ListingQuery } from '#domain/catalog/search/query.ts';
import { createEngine } from './engine/engine.ts';
import { fewAtATime } from './engine/few-at-a-time.ts';
import { inTime } from './engine/in-time.ts';
import { type RemoteParts, withRemoteParts } from './engine/remote-parts.ts';
import { skusFound } from './engine/skus-found.ts';
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
import { answer, type Charge, type Credentials, type SearchAnswer } from './protocol/answer.ts';
import { readWordList } from './word-list.ts';

export { checkProductFilter } from './engine/skus-found.ts';
export { ExportFolderNotEmpty } from './hosted/export/write-export.ts';
export type { EngineStatus } from './hosted/status.ts';

export type SearchService = {
  /** One page of a listing with its facets (decisions 2). */
  listing(query: ListingQuery, locale: Locale): Promise<Listing>;
  /** How many products a listing would show. */
  count(query: ListingQuery, locale: Locale): Promise<number>;
  /** Pages and articles by a visitor's words. */
  texts(q: string, locale: Locale): Promise<TextsFound>;
  /** Those of some skus of products that a filter finds. */
  skusFound(skus: readonly string[], filter: Filter): Promise<Set<string>>;
  /** The hosted engine's multi-query, for the browser. */
  answer(body: unknown, credentials: Credentials, charge?: Charge): Promise<SearchAnswer>;
  /** The log of searches that found nothing. */
  misses: Misses;
  /** Where the browser asks; written into pages. */
  address: SearchAddress;
  /** Which engine answers and how it does; asks a hosted one. */
  status(): Promise<EngineStatus>;
  /** Writes records, settings, synonyms and rules of every index for a hosted engine into a new folder. */
  exportTo(folder: string, onRecords?: OnRecords): Promise<SearchExported>;
  /** Brings the index up to date inside the caller's transaction: all, pages only, or products by id. */
  reindex(tx: Kysely<Tables>, scope: 'all' | 'contents' | readonly number[]): Promise<void>;
  /** Indexes everything anew when another version of the shop made the index; called when the shop opens. */
  bringUpToDate(): Promise<void>;
  /** Makes ready for the first searches, beside them. */
  warm(): Promise<void>;
  /** Makes rows of the index for an import that writes them itself. */
  indexer: Indexer;
  /** Tells the index that pieces of some skus were sold or came in. Call it after the commit, never inside. */
  stockChanged(skus: readonly string[]): Promise<void>;
};

export function createSearchService(
  ctx: ShopContext,
  {
    catalog,
    hosted = null,
    remoteParts = null,
  }: {
    catalog: Pick<CatalogService, 'cards' | 'idsAfter' | 'cached' | 'products' | 'tree'>;
    hosted?: HostedSearch | null;
    remoteParts?: RemoteParts | null;
  },
): SearchService {
  const words = readWordList();
  const analyser = createAnalyser(words);
  const searching = { ...ctx, db: { ...ctx.db, kysely: ctx.db.searching } };
  const embedded = createEngine(searching, analyser, words);
  const engine = inTime(withRemoteParts(fewAtATime(embedded), remoteParts));
  return {
    ...createListing(
      { db: ctx.db.searching, now: ctx.now },
      hosted ? withFallback(hosted.engine, engine) : engine,
      catalog,
    ),
    // the door always answers by itself: browsers turn to it when the hosted engine is down
    answer: (body, credentials, charge) => answer({ ctx, engine, analyser, catalog }, body, credentials, charge),
    texts: (q, locale) => findTexts(engine, q, locale),
    skusFound: (skus, filter) => skusFound(ctx.db.searching, { skus, filter, now: ctx.now() }),
    misses: createMisses(ctx),
    address: searchAddress(ctx.settings),
    status: () => engineStatus(hosted),
    exportTo: (folder, onRecords) => writeSearchExport({ ...ctx, catalog, words }, folder, onRecords),
    warm: embedded.warm,
    indexer: createIndexer(analyser),
    reindex: (tx, scope) => reindex(tx, scope, analyser, ctx.now()),
    bringUpToDate: () =>
      bringUpToDate(ctx.db, async () => {
        ctx.log.info('the search index is of another version, indexing anew');
        await withProgress(
          'making the search index anew',
          (text) => ctx.log.info(text),
          () => ctx.db.kysely.transaction().execute((tx) => reindex(tx, 'all', analyser, ctx.now())),
        );
        ctx.log.info('search index made anew');
      }),
    stockChanged: (skus) => indexStock(ctx.db.kysely, skus),
  };
}
