import { isbot } from 'isbot';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Locale } from '#domain/base/locale.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { isPlainSearch, loggedQuery } from '#domain/catalog/search/logged-query.ts';
import type { ListingQuery } from '#domain/catalog/search/query.ts';
import { shop } from '#shop.config';
import { addCounts, type DayCount, deleteCountsBefore, readCounts, readTotals, type SearchCount } from './queries.ts';
import type { SearchClicks } from './search-clicks.ts';

export type { SearchCount } from './queries.ts';

const WRITE_AFTER_MS = 5000;
/** Most distinct queries pending in memory; further ones are not counted. */
const MOST_WAITING = 1000;
const KEPT_DAYS = 180;

/** A completed full search. */
export type Searched = { query: ListingQuery; total: number; locale: Locale; userAgent: string | null };

export type SearchCounts = {
  /**
   * Counts a search without filters, and whether it found something (search-8); never waits, never throws. Not counted: bots,
   * further pages, filtered searches, and queries that may contain personal data.
   */
  note(searched: Searched): void;
  /** Writes pending counts. A failure is logged and the counts are dropped. */
  flush(): Promise<void>;
  /** Queries within a number of days, most frequent first; `isMissed`: only those that find nothing. */
  read(days: number, limit: number, isMissed?: boolean): Promise<SearchCount[]>;
  /** The number of searches within a number of days, and of those that found nothing. */
  totals(days: number): Promise<{ searches: number; missed: number }>;
};

/** What shoppers search for (search-8): counts by day, kept for 180 days, without data of the shopper. */
export function createSearchCounts(
  { db, now, log }: Pick<ShopContext, 'db' | 'now' | 'log'>,
  clicks: Pick<SearchClicks, 'flush'>,
): SearchCounts {
  const waiting = new Map<string, DayCount>();
  let timer: NodeJS.Timeout | undefined;
  let forgotOn = '';
  const today = () => localDay(now(), shop.timeZone);

  async function forgetOld(): Promise<void> {
    const day = today();
    if (forgotOn === day) return;
    forgotOn = day;
    await deleteCountsBefore(db.kysely, addDays(day, -KEPT_DAYS));
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counts = [...waiting.values()];
    waiting.clear();
    if (counts.length === 0) return;
    try {
      await addCounts(db.kysely, counts);
      await forgetOld();
    } catch (error) {
      log.warn({ err: error, queries: counts.length }, 'searches were not counted');
    }
  }

  return {
    note({ query, total, locale, userAgent }) {
      if (!isPlainSearch(query) || !userAgent || isbot(userAgent)) return;
      const words = loggedQuery(query.q);
      if (words === null) return;
      const day = today();
      const key = JSON.stringify([day, locale, words]);
      const known = waiting.get(key);
      if (known) Object.assign(known, { times: known.times + 1, found: total });
      else if (waiting.size < MOST_WAITING) waiting.set(key, { day, locale, query: words, times: 1, found: total });
      timer ??= setTimeout(() => void flush(), WRITE_AFTER_MS).unref();
    },
    flush,
    async read(days, limit, isMissed = false) {
      await Promise.all([flush(), clicks.flush()]);
      return readCounts(db.kysely, { since: addDays(today(), 1 - days), limit, isMissed });
    },
    async totals(days) {
      await flush();
      return readTotals(db.kysely, addDays(today(), 1 - days));
    },
  };
}
