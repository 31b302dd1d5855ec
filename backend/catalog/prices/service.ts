import type { PriceRow } from '#backend/catalog/import/format.ts';
import { oneImportAtATime } from '#backend/catalog/import/one-at-a-time.ts';
import { ImportRefused } from '#backend/catalog/import/problems.ts';
import type { SearchService } from '#backend/catalog/search/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Cents } from '#domain/base/money.ts';
import { fail, type Result } from '#domain/base/result.ts';
import type { StoredPrice } from '#domain/catalog/prices/price-block.ts';
import { type PricePlan, priceAt } from '#domain/catalog/prices/price-plan.ts';
import { referencePrice } from '#domain/catalog/prices/reference-price.ts';
import { shop } from '#shop.config';
import { createPriceClock, type PriceClock } from './clock.ts';
import { followDuePrices } from './follow-due.ts';
import { nextPriceAt, type RecordedPoint, readHistory, readPricedSku } from './queries.ts';
import { type RowProblem, setPrices } from './set-prices.ts';

export type SkuPrices = {
  sku: string;
  firstSoldOn: string;
  /** In force now, cents including VAT. */
  now: StoredPrice;
  plan: PricePlan;
  /** In order of time; `declared` ones were told by the owner. */
  history: RecordedPoint[];
  /** What a reduction starting now would count from; null when no earlier price is known. */
  referenceNow: Cents | null;
};

export type PricesService = {
  /** The lowest price of the last 30 days by sku, what a reduction starting now would count from; unknown ones left out. */
  lowest30(skus: readonly string[]): Promise<Map<string, Cents>>;
  /** All that is known of a sku's prices; null when the catalog has none such. */
  show(sku: string): Promise<SkuPrices | null>;
  /**
   * Tells prices as rows of a prices file do (docs/import.md): all rows of a sku together say what is known from now
   * on. All or nothing. `refused` names the row (from 0), field and reason; `import_running`: try again after it.
   */
  set(
    rows: readonly PriceRow[],
  ): Promise<Result<{ changed: string[]; unchanged: string[] }, 'refused' | 'import_running', RowProblem[]>>;
  /** Records and indexes every price that changed by itself up to now; answers how many skus. The clock's work. */
  followDue(): Promise<number>;
  /** Does `followDue` in time, in this process. */
  clock: PriceClock;
};

/** Prices over time: reductions and coming prices, the history, and the clock that follows them (docs/prices.md). */
export function createPricesService(
  ctx: ShopContext,
  { search }: { search: Pick<SearchService, 'reindex'> },
): PricesService {
  const db = ctx.db.kysely;
  const followDue = () => followDuePrices(ctx, search);
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

    async set(rows) {
      try {
        return await oneImportAtATime(ctx.db, 'prices', () => setPrices(ctx, search, rows));
      } catch (error) {
        if (error instanceof ImportRefused) return fail('import_running', []);
        throw error;
      }
    },

    followDue,
    clock: createPriceClock(ctx, followDue, () => nextPriceAt(db)),
  };
}
