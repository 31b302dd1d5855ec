import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import { type Goods, goodsOf } from './goods.ts';
import { type Movement, movementsOf } from './ledger.ts';
import { readStock, type SkuStock } from './queries.ts';
import { unfetchedPieces } from './unfetched-pieces.ts';

/** Goods that a store will get: by transfer, or from a supplier on a day if it is known. */
export type Coming = { kind: 'transfer' | 'receipt'; id: number; storeId: string; qty: number; on: string | null };

/** Everything about the stock of a sku. */
export type SkuPage = SkuStock &
  Pick<Goods, 'ean' | 'brand'> & {
    /** Shelf places by store. */
    places: Record<string, string>;
    /** Sold pieces that still lie on the shelf, by store. */
    unfetched: Record<string, number>;
    coming: Coming[];
    /** Newest first. */
    movements: Movement[];
    /** Its own threshold of the list of what runs out; null without one. */
    threshold: number | null;
  };

const MOST_MOVEMENTS = 60;

export async function skuPage(db: Kysely<Tables>, sku: Sku): Promise<SkuPage | null> {
  const [stock, goods] = [await readStock(db, sku), (await goodsOf(db, [sku])).get(sku)];
  if (!stock || !goods) return null;
  const places = await db.selectFrom('shelf_place').select(['store_id', 'place']).where('sku', '=', sku).execute();
  const { rows: coming } = await sql<Coming>`
    select 'transfer' as kind, id, to_store as "storeId", qty, null as "on" from stock_transfer_line
    join stock_transfer on id = transfer_id where sku = ${sku} and status = 'sent'
    union all
    select 'receipt', id, store_id, ordered - received, expected_on::text from stock_receipt_line
    join stock_receipt on id = receipt_id where sku = ${sku} and status = 'open' and received < ordered`.execute(db);
  const threshold = await db
    .selectFrom('stock_threshold')
    .select('pieces')
    .where('kind', '=', 'sku')
    .where('subject', '=', sku)
    .executeTakeFirst();
  return {
    ...stock,
    ean: goods.ean,
    brand: goods.brand,
    coming,
    threshold: threshold?.pieces ?? null,
    places: Object.fromEntries(places.map(({ store_id, place }) => [store_id, place])),
    unfetched: Object.fromEntries((await unfetchedPieces(db, [sku])).get(sku) ?? []),
    movements: await movementsOf(db, sku, MOST_MOVEMENTS),
  };
}
