import type { Kysely } from 'kysely';
import type { CatalogService } from '#backend/catalog/service.ts';
import type { ShopContext } from '#backend/context.ts';
import type { Tables } from '#backend/db/tables.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Listing, ListingQuery } from '#domain/search/query.ts';
import { createEngine } from './engine/engine.ts';
import { createIndexer, type Indexer } from './indexer/indexer.ts';
import { reindex } from './indexer/reindex.ts';
import { indexStock } from './indexer/stock.ts';
import { createListing } from './listing.ts';
import { answer, type Credentials, type SearchAnswer } from './protocol/answer.ts';
import { readAnalyser } from './word-list.ts';

export type SearchService = {
  /** One page of a listing with its facets (decisions 2). */
  listing(query: ListingQuery, locale: Locale): Promise<Listing>;
  /** The hosted engine's multi-query, for the browser. */
  answer(body: unknown, credentials: Credentials): Promise<SearchAnswer>;
  /** Brings the index up to date inside the caller's transaction: all, pages only, or products by id. */
  reindex(tx: Kysely<Tables>, scope: 'all' | 'contents' | readonly number[]): Promise<void>;
  /** Makes rows of the index for an import that writes them itself. */
  indexer: Indexer;
  /** Tells the index that pieces of some skus were sold or came in. Call it after the commit, never inside. */
  stockChanged(skus: readonly string[]): Promise<void>;
};

export function createSearchService(
  ctx: ShopContext,
  { catalog }: { catalog: Pick<CatalogService, 'cards' | 'products' | 'tree'> },
): SearchService {
  const analyser = readAnalyser();
  const engine = createEngine(ctx, analyser);
  return {
    listing: createListing(engine, catalog),
    answer: (body, credentials) => answer({ ctx, engine, analyser, catalog }, body, credentials),
    indexer: createIndexer(analyser),
    reindex: (tx, scope) => reindex(tx, scope, analyser, ctx.now()),
    stockChanged: (skus) => indexStock(ctx.db.kysely, skus),
  };
}
