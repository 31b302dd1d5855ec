import type { Connection } from '#backend/platform/db/db.ts';

/** Writes the imported stock less what was sold since the import read it (import-6). */
export async function writeStock(tx: Connection): Promise<void> {
  await tx.exec(`
    update stock_level level set qty = greatest(0, level.qty + shelf.qty - shelf.was)
    from staging.shelf where shelf.sku = level.sku and shelf.store_id = level.store_id`);
  await tx.exec(`
    insert into stock_level (sku, store_id, qty) select sku, store_id, qty from staging.shelf where qty > 0 order by sku, store_id
    on conflict do nothing`);
  await tx.exec(`
    delete from stock_level level using staging.shelf
    where shelf.sku = level.sku and shelf.store_id = level.store_id and shelf.qty = 0 and level.qty = 0`);
}

/** Clears the stock of skus that are no longer sold. */
export async function clearStock(tx: Connection): Promise<void> {
  await tx.exec(
    'delete from stock_level where not exists (select from product_variant v where v.sku = stock_level.sku)',
  );
}
