import { sql } from 'kysely';
import type { SearchService } from '#backend/catalog/search/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { shop as config } from '#shop.config';
import { readStock, type SkuStock } from './queries.ts';
import { tellStockChange } from './stock-change.ts';

export type { SkuStock } from './queries.ts';

export type StockService = {
  /** Shelves and holds of a sku; null when the catalog has none such. */
  show(sku: string): Promise<SkuStock | null>;
  /**
   * Sets the pieces of a sku on the shelves of the named stores (whole numbers from 0 up), others stay; holds of unpaid
   * orders are not touched. Pages and facets follow at once. Answers what there was and what there is.
   */
  set(
    sku: string,
    levels: Readonly<Record<string, number>>,
  ): Promise<Result<{ before: SkuStock; after: SkuStock }, 'unknown_sku' | 'unknown_store', { store: string } | null>>;
};

export function createStockService(
  { db }: ShopContext,
  { search }: { search: Pick<SearchService, 'stockChanged'> },
): StockService {
  return {
    show: (sku) => readStock(db.kysely, sku),

    async set(sku, levels) {
      const strange = Object.keys(levels).find((store) => !config.stores.some(({ id }) => id === store));
      if (strange !== undefined) return fail('unknown_store', { store: strange });
      const change = await db.kysely.transaction().execute(async (tx) => {
        // orders lock the sku first too: none of them takes pieces meanwhile
        await sql`select from product_variant where sku = ${sku} for update`.execute(tx);
        const before = await readStock(tx, sku);
        if (!before) return null;
        for (const [store_id, qty] of Object.entries(levels))
          await tx
            .insertInto('stock_level')
            .values({ sku, store_id, qty })
            .onConflict((conflict) => conflict.columns(['sku', 'store_id']).doUpdateSet({ qty }))
            .execute();
        const after = await readStock(tx, sku);
        await tellStockChange(tx, [sku]);
        return after && { before, after };
      });
      if (!change) return fail('unknown_sku', null);
      await search.stockChanged([sku]);
      return ok(change);
    },
  };
}
