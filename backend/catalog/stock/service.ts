import { sql } from 'kysely';
import type { SearchService } from '#backend/catalog/search/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Sku } from '#domain/base/ids.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { shop as config } from '#shop.config';
import { readStock, type SkuStock } from './queries.ts';
import { notifyStockChange } from './stock-change.ts';

export type { SkuStock } from './queries.ts';

export type StockService = {
  /** Quantities per store and holds of a sku; null when the catalog has no such sku. */
  show(sku: Sku): Promise<SkuStock | null>;
  /**
   * Sets the quantity of a sku in the named stores (integers ≥ 0); other stores and the holds of unpaid orders stay.
   * Invalidates pages and updates facets at once. Returns the stock before and after (stock-1).
   */
  set(
    sku: Sku,
    levels: Readonly<Record<string, number>>,
  ): Promise<Result<{ before: SkuStock; after: SkuStock }, 'unknown_sku' | 'unknown_store', { store: string } | null>>;
};

export function createStockService(
  { db }: ShopContext,
  { search }: { search: Pick<SearchService, 'recordChange'> },
): StockService {
  return {
    show: (sku) => readStock(db.kysely, sku),

    async set(sku, levels) {
      const unknown = Object.keys(levels).find((store) => !config.stores.some(({ id }) => id === store));
      if (unknown !== undefined) return fail('unknown_store', { store: unknown });
      const change = await db.kysely.transaction().execute(async (tx) => {
        // orders take the same lock, so that none holds pieces meanwhile
        const { rows } = await sql<{ id: number }>`
          select product_id as id from product_variant where sku = ${sku} for update`.execute(tx);
        const before = await readStock(tx, sku);
        if (!before) return null;
        for (const [store_id, qty] of Object.entries(levels))
          await tx
            .insertInto('stock_level')
            .values({ sku, store_id, qty })
            .onConflict((conflict) => conflict.columns(['sku', 'store_id']).doUpdateSet({ qty }))
            .execute();
        const after = await readStock(tx, sku);
        await search.recordChange(
          tx,
          rows.map(({ id }) => id),
        );
        await notifyStockChange(tx, [sku]);
        return after && { before, after };
      });
      return change ? ok(change) : fail('unknown_sku', null);
    },
  };
}
