import { isbot } from 'isbot';
import { type Kysely, sql } from 'kysely';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Locale } from '#domain/base/locale.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { loggedQuery } from '#domain/catalog/search/logged-query.ts';
import { shop } from '#shop.config';

/** What happened to a product after a search: opened from a page of results or from suggestions, or ordered later. */
export const clickKinds = ['click', 'quick', 'order'] as const;
export type ClickKind = (typeof clickKinds)[number];

/** A product by its address, after a search. */
export type Clicked = { kind: ClickKind; query: string; slug: string; locale: Locale; userAgent: string | null };

type Waiting = {
  day: string;
  locale: Locale;
  query: string;
  slug: string;
  clicks: number;
  quick: number;
  ordered: number;
};

const WRITE_AFTER_MS = 5000;
const MOST_WAITING = 1000;
const MOST_A_DAY = 20_000;
const KEPT_DAYS = 180;
const COLUMN = { click: 'clicks', quick: 'quick', order: 'ordered' } as const;

async function addClicks(db: Kysely<Tables>, waiting: readonly Waiting[]): Promise<void> {
  // always in the same order, to prevent deadlocks between processes; what is no product's address is left out
  await sql`
    insert into search_click as counted (day, locale, query, sku, clicks, quick, ordered)
    select new.day, new.locale, new.query, product.sku, new.clicks, new.quick, new.ordered
    from jsonb_to_recordset(${JSON.stringify(waiting)}::jsonb)
      as new(day date, locale text, query text, slug text, clicks int, quick int, ordered int)
    join product on product.slug = new.slug
    where (select count(*) from search_click where search_click.day = new.day) < ${MOST_A_DAY}
    order by new.day, new.locale, new.query, product.sku
    on conflict (day, locale, query, sku) do update set clicks = counted.clicks + excluded.clicks,
      quick = counted.quick + excluded.quick, ordered = counted.ordered + excluded.ordered`.execute(db);
}

/** What shoppers open and order after a search (search-14): counts by day, kept for 180 days, without data of the shopper. */
export function createSearchClicks({ db, now, log }: Pick<ShopContext, 'db' | 'now' | 'log'>) {
  const waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const clicks = [...waiting.values()];
    waiting.clear();
    if (clicks.length === 0) return;
    try {
      await addClicks(db.kysely, clicks);
      const oldest = addDays(localDay(now(), shop.timeZone), -KEPT_DAYS);
      await db.kysely.deleteFrom('search_click').where('day', '<', oldest).execute();
    } catch (error) {
      log.warn({ err: error, clicks: clicks.length }, 'clicks of searches were not counted');
    }
  }

  return {
    /** Counts one; never waits, never throws. Not counted: bots, and queries that may contain personal data. */
    note({ kind, query, slug, locale, userAgent }: Clicked): void {
      const words = loggedQuery(query);
      if (words === null || !userAgent || isbot(userAgent)) return;
      const day = localDay(now(), shop.timeZone);
      const key = JSON.stringify([day, locale, words, slug]);
      const known = waiting.get(key) ?? { day, locale, query: words, slug, clicks: 0, quick: 0, ordered: 0 };
      if (!waiting.has(key) && waiting.size >= MOST_WAITING) return;
      known[COLUMN[kind]]++;
      waiting.set(key, known);
      timer ??= setTimeout(() => void flush(), WRITE_AFTER_MS).unref();
    },
    /** Writes pending counts. A failure is logged and the counts are dropped. */
    flush,
  };
}

export type SearchClicks = ReturnType<typeof createSearchClicks>;
