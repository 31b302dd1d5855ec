import type { ShopContext } from '#backend/platform/context.ts';
import type { Sku } from '#domain/base/ids.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { createAdjustments, type StockDeps } from './adjust.ts';
import { createCounts } from './counts.ts';
import { type Goods, goodsByCode, goodsByText } from './goods.ts';
import { createShelfFacts } from './low-stock.ts';
import { readLevels, readStock, type SkuLevels, type SkuStock } from './queries.ts';
import { createReceipts } from './receipts.ts';
import { type SkuPage, skuPage } from './sku-page.ts';
import { createTransfers } from './transfers.ts';

export type { LevelProblem } from './adjust.ts';
export type { SkuLevels, SkuStock } from './queries.ts';

export type StockService = ReturnType<typeof createStockService>;

/** Quantities of goods in stores, and all ways to change them; every change is a movement of the ledger (stock-5). */
export function createStockService(ctx: ShopContext, deps: StockDeps) {
  const { db } = ctx;
  return {
    ...createAdjustments(ctx, deps),
    ...createShelfFacts(ctx),
    counts: createCounts(ctx, deps),
    transfers: createTransfers(ctx, deps),
    receipts: createReceipts(ctx, deps),

    /** Quantities per store and holds of a sku; null when the catalog has no such sku. */
    show: (sku: Sku): Promise<SkuStock | null> => readStock(db.kysely, sku),

    /** Levels of the named skus, or a page of all in the order of their names; unknown skus are left out. */
    levels(actor: Actor, page: { skus: readonly Sku[] | null; after: Sku; limit: number }): Promise<SkuLevels[]> {
      authorise(actor, 'stock.read', { subject: 'levels' });
      return readLevels(db.kysely, page);
    },

    /** Everything about the stock of a sku, with its last movements; null when the catalog has no such sku. */
    page(actor: Actor, sku: Sku): Promise<SkuPage | null> {
      authorise(actor, 'stock.read', { subject: sku });
      return skuPage(db.kysely, sku);
    },

    /** Goods by a scanned code or by words; a code finds one. */
    async find(actor: Actor, text: string): Promise<Goods[]> {
      authorise(actor, 'stock.read', { subject: 'find' });
      const scanned = await goodsByCode(db.kysely, text);
      return scanned ? [scanned] : goodsByText(db.kysely, text);
    },
  };
}
