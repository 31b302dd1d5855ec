import { sql } from 'kysely';
import type { PriceRow } from '#backend/catalog/import/format.ts';
import { CATALOG_CHANGED } from '#backend/catalog/products/tree-cache.ts';
import type { SearchService } from '#backend/catalog/search/service.ts';
import { recordAudits } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Sku } from '#domain/base/ids.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { planPrices, samePlan } from '#domain/catalog/prices/plan-prices.ts';
import { nextBoundary, priceAt } from '#domain/catalog/prices/price-plan.ts';
import { pointsToRecord } from '#domain/catalog/prices/price-points.ts';
import type { PriceProblem } from '#domain/catalog/prices/wanted-prices.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import { appendHistory, lockPricedSkus, readHistory, writePlans } from './queries.ts';
import { pricesOfRow } from './row-prices.ts';

/** `row` is the index in the given rows, from 0. */
export type RowProblem = PriceProblem & { sku: Sku };
export type SetPrices = Result<{ changed: string[]; unchanged: string[] }, 'refused', RowProblem[]>;

/** See `PricesService.set`. */
export async function setPrices(
  actor: Actor,
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  search: Pick<SearchService, 'recordChange'>,
  rows: readonly PriceRow[],
): Promise<SetPrices> {
  const bySku = Map.groupBy(
    rows.map((row, index) => ({ row, index })),
    ({ row }) => row.sku,
  );
  return db.kysely.transaction().execute(async (tx): Promise<SetPrices> => {
    const at = now();
    const known = await lockPricedSkus(tx, [...bySku.keys()]);
    const history = await readHistory(tx, [...bySku.keys()]);
    const problems: RowProblem[] = [];
    for (const [sku, [first]] of bySku)
      if (!known.some((priced) => priced.sku === sku))
        problems.push({ sku, row: first?.index ?? 0, field: 'sku', reason: 'is not in the catalog' });

    const planned = known.flatMap((priced) => {
      const given = bySku.get(priced.sku) ?? [];
      const past = history.get(priced.sku) ?? [];
      const made = planPrices({
        before: priced.plan,
        history: [...past, ...pointsToRecord(priced.plan, priced.last, at)],
        wanted: given.map(({ row }) => pricesOfRow(row)),
        firstSoldOn: priced.firstSoldOn,
        now: at,
        timeZone: shop.timeZone,
      });
      if (made.ok) return { ...priced, before: priced.plan, plan: made.plan };
      problems.push({ ...made.problem, sku: priced.sku, row: given[made.problem.row]?.index ?? 0 });
      return [];
    });
    if (problems.length > 0) return fail('refused', problems);

    const changed = planned.filter(({ before, plan }) => !samePlan(before, plan));
    const skus = (list: typeof planned) => list.map(({ sku }) => sku);
    const result = ok({ changed: skus(changed), unchanged: skus(planned.filter((one) => !changed.includes(one))) });
    if (changed.length === 0) return result;
    // first the changes of the old plan that are due, then the change that the new plan makes now
    const points = changed.flatMap(({ sku, before, plan, last }) => {
      const due = pointsToRecord(before, last, at);
      const added = pointsToRecord(plan, due.at(-1) ?? last, at);
      return [...due, ...added].map((point) => ({ sku, ...point }));
    });
    await appendHistory(tx, points);
    await writePlans(
      tx,
      changed.map(({ sku, plan }) => ({ sku, plan, next: nextBoundary(plan, at) })),
    );
    await recordAudits(
      tx,
      actor,
      at,
      changed.map(({ sku, before, plan }) => ({
        action: 'prices.edit',
        subject: { kind: 'price', id: sku },
        before: { cents: priceAt(before, at).price },
        after: { cents: priceAt(plan, at).price },
      })),
    );
    await search.recordChange(tx, [...new Set(changed.map(({ productId }) => productId))]);
    await sql`select pg_notify(${CATALOG_CHANGED}, 'prices')`.execute(tx);
    return result;
  });
}
