import { sql } from 'kysely';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import { type FailBy, fail, type Ok, ok } from '#domain/base/result.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import type { VatClass } from '#domain/base/vat.ts';
import { type CostPrice, costOn, type Margin, marginOf } from '#domain/catalog/prices/margin.ts';
import { type PricePlan, priceAt } from '#domain/catalog/prices/price-plan.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import { type CostEntry, costsOf, readCosts, writeCosts } from './queries.ts';

export { type CostEntry, costsOf, readCosts, writeCosts } from './queries.ts';

/** What goods cost the shop (price-13). No page, feed, index or export for shoppers reads it. */
export function createCostService({ db, now }: Pick<ShopContext, 'db' | 'now'>) {
  return {
    /** The costs of skus, newest first. */
    async of(actor: Actor, skus: readonly Sku[]): Promise<Map<Sku, CostPrice[]>> {
      authorise(actor, 'prices.read-costs');
      return readCosts(db.kysely, skus);
    },

    /** The least margin among the skus of each product, by the prices of now; products whose costs are not known are absent. */
    async leastMargins(actor: Actor, products: readonly Sku[]): Promise<Map<Sku, Margin>> {
      authorise(actor, 'prices.read-costs');
      const { rows } = await sql<{ product: Sku; prices: PricePlan; vatClass: VatClass; costs: CostPrice[] }>`
        select p.sku as product, v.prices, p.vat_class as "vatClass", ${costsOf(sql`v.sku`)} as costs
        from product p join product_variant v on v.product_id = p.id
        where p.sku = any(${[...products]}::text[])`.execute(db.kysely);
      const day = localDay(now(), shop.timeZone);
      const least = new Map<Sku, Margin>();
      for (const { product, prices, vatClass, costs } of rows) {
        const [cost, { price }] = [costOn(costs, day), priceAt(prices, now())];
        if (cost === null || price === null) continue;
        const margin = marginOf(price, cost, vatClass, day);
        const other = least.get(product);
        if (!other || margin.cents < other.cents) least.set(product, margin);
      }
      return least;
    },

    /** Sets the cost of a sku from a day on, or takes that day's cost away. `changed`: it is no longer the one that was seen. */
    async set(
      actor: Actor,
      { sku, from, cents }: CostEntry,
      seen: readonly CostPrice[],
    ): Promise<Ok<void> | FailBy<{ unknown: unknown; changed: CostPrice[] }>> {
      authorise(actor, 'prices.read-costs');
      authorise(actor, 'prices.edit', { subject: sku });
      return inTransaction(
        db.kysely,
        async (tx): Promise<Ok<void> | FailBy<{ unknown: unknown; changed: CostPrice[] }>> => {
          // as a change set of costs does: no other cost is written between
          await sql`lock table cost_price in share row exclusive mode`.execute(tx);
          const { rows } = await sql`select from product_variant where sku = ${sku}`.execute(tx);
          if (rows.length === 0) return fail('unknown');
          const before = (await readCosts(tx, [sku])).get(sku) ?? [];
          const centsFrom = (costs: readonly CostPrice[]) => costs.find((cost) => cost.from === from)?.cents ?? null;
          if (centsFrom(before) !== centsFrom(seen)) return fail('changed', before);
          await writeCosts(tx, [{ sku, from, cents }]);
          await recordAudit(tx, actor, now(), {
            action: 'costs.set',
            subject: { kind: 'product', id: sku },
            before: { cost: centsFrom(before) },
            after: { cost: cents, from },
          });
          return ok(undefined);
        },
      );
    },
  };
}

export type CostService = ReturnType<typeof createCostService>;
