import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '#backend/platform/db/tables.ts';

const LIMIT = 500;

/** What results depend on besides the query: the index version, and the last reduction that has ended. */
export type IndexState = { version: string; lastEnd: Date };

/** The state at a moment. Between two ends of reductions nothing changes by itself. */
const pendingReads = new WeakMap<Kysely<Tables>, Promise<IndexState>>();

/**
 * The current state, shared by simultaneous callers: the five indexes of a quick search, or requests that arrived while a
 * page was rendered, cause one read, made after all of them have called.
 */
export function indexState(db: Kysely<Tables>, now: () => Date): Promise<IndexState> {
  const pending = pendingReads.get(db);
  if (pending) return pending;
  const state = setImmediate().then(() => {
    pendingReads.delete(db);
    return readState(db, now());
  });
  pendingReads.set(db, state);
  return state;
}

async function readState(db: Kysely<Tables>, now: Date): Promise<IndexState> {
  const { rows } = await sql<{ version: string | null; last_end: Date | null }>`
    select (select value from shop_meta where key = 'search_version') as version,
           (select max(sale_ends_at) from search_document where sale_ends_at <= ${now.toISOString()}::timestamptz)
             as last_end`.execute(db);
  return { version: rows[0]?.version ?? '', lastEnd: rows[0]?.last_end ?? new Date(0) };
}

/**
 * Caches results until the index changes or a reduction ends: short prefixes match many products and are common queries. The
 * least recently used result is evicted first.
 */
export function createResultCache() {
  const results = new LRUCache<string, Promise<unknown>>({ max: LIMIT });
  let known = '';

  return function cached<T>(state: IndexState, key: string, find: () => Promise<T>): Promise<T> {
    const current = `${state.version} ${state.lastEnd.getTime()}`;
    if (current !== known) results.clear();
    known = current;
    const result = (results.get(key) as Promise<T> | undefined) ?? find();
    results.set(key, result);
    result.catch(() => results.delete(key));
    return result;
  };
}
