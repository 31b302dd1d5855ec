import type { PriceRow } from '#backend/catalog/import/format.ts';
import { withImportLock } from '#backend/catalog/import/import-lock.ts';
import { ImportRefused } from '#backend/catalog/import/problems.ts';
import type { SearchService } from '#backend/catalog/search/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import { fail, type Result } from '#domain/base/result.ts';
import type { StoredPrice } from '#domain/catalog/prices/price-block.ts';
import { type PricePlan, priceAt } from '#domain/catalog/prices/price-plan.ts';
import { referencePrice } from '#domain/catalog/prices/reference-price.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import { applyDuePrices } from './apply-due-prices.ts';
import { createPriceClock, type PriceClock } from './clock.ts';
import { nextPriceAt, type RecordedPoint, readHistory, readPricedSku } from './queries.ts';
import { type RowProblem, setPrices } from './set-prices.ts';

export { appendHistory, type PricedSku, type RecordedPoint, readHistory } from './queries.ts';

export type SkuPrices = {
  sku: Sku;
  firstSoldOn: string;
  /** The price in force now, in cents including VAT. */
  now: StoredPrice;
  plan: PricePlan;
  /** In order of time; the owner gave the `declared` points (`lowest30` of an import). */
  history: RecordedPoint[];
  /** The reference price of a reduction that starts now; null when no earlier price is known (price-3). */
  referenceNow: Cents | null;
};

export type PricesService = {
  /** The lowest price of the last 30 days by sku, in cents; skus without a known price are absent (price-3). */
  lowest30(skus: readonly Sku[]): Promise<Map<string, Cents>>;
  /** Current price, plan and history of a sku; null when the catalog has no such sku. */
  show(sku: Sku): Promise<SkuPrices | null>;
  /**
   * Sets prices like the rows of a prices file (docs/import.md): all rows of a sku together replace its plan from now on.
   * All or nothing. `refused` names row (from 0), field and reason; `import_running` means retry after the import.
   */
  set(
    actor: Actor,
    rows: readonly PriceRow[],
  ): Promise<Result<{ changed: string[]; unchanged: string[] }, 'refused' | 'import_running', RowProblem[]>>;
  /** Records and indexes every scheduled price change up to now; returns the number of skus. The clock calls it. */
  applyDue(): Promise<number>;
  /** Calls `applyDue` at the time of each change, in this process. */
  clock: PriceClock;
};

/** More skus at once need the right to change prices widely. */
const MOST_NARROW = 50;

/** Prices over time: scheduled prices and reductions, their history, and the clock that applies them (docs/prices.md). */
export function createPricesService(
  ctx: ShopContext,
  { search }: { search: Pick<SearchService, 'recordChange'> },
): PricesService {
  const db = ctx.db.kysely;
  const applyDue = () => applyDuePrices(ctx, search);
  return {
    async lowest30(skus) {
      const at = ctx.now();
      const histories = await readHistory(db, skus);
      const lowest = [...histories].map(([sku, points]) => [sku, referencePrice(points, at, shop.timeZone)] as const);
      return new Map(lowest.flatMap(([sku, cents]) => (cents === null ? [] : [[sku, cents] as const])));
    },

    async show(sku) {
      const [priced, histories] = await Promise.all([readPricedSku(db, sku), readHistory(db, [sku])]);
      if (!priced) return null;
      const at = ctx.now();
      const history = histories.get(sku) ?? [];
      return {
        sku,
        firstSoldOn: priced.firstSoldOn,
        now: priceAt(priced.plan, at),
        plan: priced.plan,
        history,
        referenceNow: referencePrice(history, at, shop.timeZone),
      };
    },

    async set(actor, rows) {
      const skus = new Set(rows.map(({ sku }) => sku));
      authorise(actor, 'prices.edit', { subject: 'prices' });
      if (skus.size > MOST_NARROW) authorise(actor, 'prices.edit-widely', { subject: 'prices' });
      try {
        return await withImportLock(ctx.db, 'prices', () => setPrices(actor, ctx, search, rows));
      } catch (error) {
        if (error instanceof ImportRefused) return fail('import_running', []);
        throw error;
      }
    },

    applyDue,
    clock: createPriceClock(ctx, applyDue, () => nextPriceAt(db)),
  };
}
