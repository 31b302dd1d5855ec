import { sql } from 'kysely';
import { nameOf, recordAudit } from '#backend/platform/audit/service.ts';
import type { Db } from '#backend/platform/db/db.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { isOneOf } from '#domain/base/records.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { type LostReason, lostReasons, lostTerm } from '#domain/sales/special-orders/lost-sale.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';

/** What was asked for at the counter and not sold, most often first. `searches`: of shoppers that found nothing by the same words. */
export type LostReport = {
  term: string;
  title: string;
  sku: string | null;
  times: number;
  noStock: number;
  tooDear: number;
  unknown: number;
  searches: number;
  lastAt: Date;
};

const MOST_LISTED = 100;

/** Lost sales of the counter (special-order-4). They name no customer. */
export function createLostSales({ kysely }: Pick<Db, 'kysely'>, now: () => Date) {
  return {
    /** Notes a lost sale; the same key notes one. False: not a thing, a reason or a store. */
    note(
      actor: Actor,
      lost: { typed: string; sku: string | null; title: string; reason: string; storeId: string; key: string },
    ): Promise<boolean> {
      authorise(actor, 'special-orders.handle', { subject: 'lost-sale', store: lost.storeId });
      const { sku, reason, storeId, key } = lost;
      const term = lostTerm(lost.typed);
      const isStore = shop.stores.some(({ id }) => id === storeId);
      if (term === null || !isOneOf(lostReasons, reason) || !isStore || key === '') return Promise.resolve(false);
      return inTransaction(kysely, async (tx) => {
        const noted = await tx
          .insertInto('lost_sale')
          .values({
            term,
            sku,
            reason,
            key,
            store_id: storeId,
            title: lost.title.slice(0, 300),
            at: now(),
            by_name: nameOf(actor),
          })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (noted)
          await recordAudit(tx, actor, now(), {
            action: 'special-orders.lost',
            subject: { kind: 'lost-sale', id: String(noted.id) },
            after: { term, reason, store: storeId },
          });
        return true;
      });
    },

    /** The most lost of the last days, of one reason or all, beside searches of shoppers that found nothing. */
    async report(actor: Actor, { days, reason }: { days: number; reason: LostReason | null }): Promise<LostReport[]> {
      authorise(actor, 'stock.read', { subject: 'lost-sales' });
      const from = new Date(now().getTime() - days * DAY_MS);
      const { rows } = await sql<LostReport>`
        select term, max(title) as title, max(sku) as sku, count(*)::int as times, max(at) as "lastAt",
          count(*) filter (where reason = 'no-stock')::int as "noStock",
          count(*) filter (where reason = 'too-dear')::int as "tooDear",
          count(*) filter (where reason = 'unknown')::int as unknown,
          coalesce((select sum(times)::int from search_count
            where query = lower(lost_sale.term) and found = 0 and day >= ${from}::date), 0) as searches
        from lost_sale where at >= ${from} and (${reason}::text is null or reason = ${reason})
        group by term order by count(*) desc, max(at) desc limit ${MOST_LISTED}`.execute(kysely);
      return rows;
    },
  };
}
