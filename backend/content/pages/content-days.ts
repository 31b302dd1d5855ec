import { type Kysely, sql } from 'kysely';
import { CATALOG_CHANGED } from '#backend/catalog/products/tree-cache.ts';
import type { SearchService } from '#backend/catalog/search/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { shop } from '#shop.config';

const INDEXED_ON = 'content_indexed_on';

/** Stores the day of the indexed pages; call it in the transaction that indexes them. */
export const indexedOn = (tx: Kysely<Tables>, day: string) =>
  sql`insert into shop_meta (key, value) values (${INDEXED_ON}, ${day})
      on conflict (key) do update set value = excluded.value`.execute(tx);

/** Whether a page or article began or ended between two days, the second included. */
async function hasTurned(tx: Kysely<Tables>, from: string, to: string): Promise<boolean> {
  const { rows } = await sql<{ turned: boolean }>`
    select exists (
      select from content_page
      where not draft and kind in ('page', 'article')
        and (coalesce(starts_on, published_on) > ${from} and coalesce(starts_on, published_on) <= ${to}
          or ends_on >= ${from} and ends_on < ${to})) as turned`.execute(tx);
  return rows[0]?.turned ?? false;
}

type Deps = { jobs: Pick<Jobs, 'define'>; search: Pick<SearchService, 'recordChange'> };

/**
 * Reindexes content when pages begin or end: pages use the clock, but the search index is stored. Runs every ten
 * minutes, so that it also catches up when the shop was down at midnight.
 */
export function followContentDays(ctx: Pick<ShopContext, 'db' | 'now'>, { jobs, search }: Deps): void {
  const follow = () =>
    ctx.db.kysely.transaction().execute(async (tx) => {
      const today = localDay(ctx.now(), shop.timeZone);
      const known = await tx.selectFrom('shop_meta').select('value').where('key', '=', INDEXED_ON).executeTakeFirst();
      if (known?.value === today) return;
      if (!known || (await hasTurned(tx, known.value, today))) {
        await search.recordChange(tx, 'contents');
        await sql`select pg_notify(${CATALOG_CHANGED}, 'content')`.execute(tx);
      }
      await indexedOn(tx, today);
    });
  jobs.define('content-days', follow, { cron: '*/10 * * * *', isPlanned: true });
}
