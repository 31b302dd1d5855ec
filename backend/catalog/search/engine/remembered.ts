import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '#backend/platform/db/tables.ts';

const LIMIT = 500;

/** What an answer depends on besides its question: the index, and which reductions have ended. */
export type IndexState = { version: string; lastEnd: Date };

/** The state at a moment. Between two ends of reductions nothing changes by itself. */
const asking = new WeakMap<Kysely<Tables>, Promise<IndexState>>();

/**
 * As it is when this is called, or a moment later: what is asked in one go, as by quick search of its five indexes or by
 * requests that came while a page was rendered, is asked once, when all of it has been.
 */
export function indexState(db: Kysely<Tables>, now: () => Date): Promise<IndexState> {
  const asked = asking.get(db);
  if (asked) return asked;
  const state = setImmediate().then(() => {
    asking.delete(db);
    return readState(db, now());
  });
  asking.set(db, state);
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
 * Answers remembered until the index changes or a reduction ends: short beginnings of words match a lot and are asked
 * for by everybody. The least recently used answer is forgotten first.
 */
export function createRemembered() {
  const answers = new LRUCache<string, Promise<unknown>>({ max: LIMIT });
  let known = '';

  return function remembered<T>(state: IndexState, key: string, find: () => Promise<T>): Promise<T> {
    const current = `${state.version} ${state.lastEnd.getTime()}`;
    if (current !== known) answers.clear();
    known = current;
    const answer = (answers.get(key) as Promise<T> | undefined) ?? find();
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
