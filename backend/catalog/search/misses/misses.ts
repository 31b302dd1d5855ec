import { isbot } from 'isbot';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Locale } from '#domain/base/locale.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { isPlainSearch, loggedQuery } from '#domain/catalog/search/logged-query.ts';
import type { ListingQuery } from '#domain/catalog/search/query.ts';
import { shop } from '#shop.config';
import { addMisses, deleteMissesBefore, type Miss, type MissCount, readMisses } from './queries.ts';

const WRITE_AFTER_MS = 5000;
/** Most distinct queries pending in memory; further ones are not counted. */
const MOST_WAITING = 1000;
const KEPT_DAYS = 180;

/** A completed full search. */
export type Searched = { query: ListingQuery; total: number; locale: Locale; userAgent: string | null };

export type Misses = {
  /**
   * Counts a search without filters that found nothing (search-8); never waits, never throws. Not counted: bots, further pages,
   * filtered searches, and queries that may contain personal data.
   */
  note(searched: Searched): void;
  /** Writes pending counts. A failure is logged and the counts are dropped. */
  flush(): Promise<void>;
  /** Queries without hits within a number of days, most frequent first. */
  read(days: number, limit: number): Promise<MissCount[]>;
};

/** The log of searches without hits (search-8): counts by day, kept for 180 days, without data of the shopper. */
export function createMisses({ db, now, log }: Pick<ShopContext, 'db' | 'now' | 'log'>): Misses {
  const waiting = new Map<string, Miss>();
  let timer: NodeJS.Timeout | undefined;
  let forgotOn = '';
  const today = () => localDay(now(), shop.timeZone);

  async function forgetOld(): Promise<void> {
    const day = today();
    if (forgotOn === day) return;
    forgotOn = day;
    await deleteMissesBefore(db.kysely, addDays(day, -KEPT_DAYS));
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const misses = [...waiting.values()];
    waiting.clear();
    if (misses.length === 0) return;
    try {
      await addMisses(db.kysely, misses);
      await forgetOld();
    } catch (error) {
      log.warn({ err: error, questions: misses.length }, 'searches without hits were not counted');
    }
  }

  return {
    note({ query, total, locale, userAgent }) {
      if (total > 0 || !isPlainSearch(query) || !userAgent || isbot(userAgent)) return;
      const words = loggedQuery(query.q);
      if (words === null) return;
      const day = today();
      const key = JSON.stringify([day, locale, words]);
      const known = waiting.get(key);
      if (known) known.times++;
      else if (waiting.size < MOST_WAITING) waiting.set(key, { day, locale, query: words, times: 1 });
      timer ??= setTimeout(() => void flush(), WRITE_AFTER_MS).unref();
    },
    flush,
    async read(days, limit) {
      await flush();
      return readMisses(db.kysely, addDays(today(), 1 - days), limit);
    },
  };
}
