import type { Connection } from '#backend/platform/db/db.ts';

const MOVED =
  "insert into stock_movement (sku, store_id, qty, kind, actor_kind, actor_name, at) select sku, store_id, qty, 'import', 'job', 'import', $1";
/** The imported stock less what was sold since the import read it (import-6). */
const QTY = 'greatest(0, level.qty + shelf.qty - shelf.was)';

/** Writes the imported stock, with a movement for each level that changes (stock-5). */
export async function writeStock(tx: Connection, at: Date): Promise<void> {
  // so that the next statement sees the levels that it changes
  await tx.exec(`
    select from stock_level level join staging.shelf using (sku, store_id) order by level.sku, level.store_id for update of level`);
  await tx.query(
    `with changed as (
       select sku, store_id, ${QTY} - level.qty as qty from stock_level level join staging.shelf using (sku, store_id)
       where ${QTY} <> level.qty
     ), moved as (${MOVED} from changed)
     update stock_level level set qty = level.qty + changed.qty from changed
     where changed.sku = level.sku and changed.store_id = level.store_id`,
    [at.toISOString()],
  );
  await tx.query(
    `with added as (
       insert into stock_level (sku, store_id, qty) select sku, store_id, qty from staging.shelf where qty > 0 order by sku, store_id
       on conflict do nothing returning sku, store_id, qty
     )
     ${MOVED} from added`,
    [at.toISOString()],
  );
  await tx.exec(`
    delete from stock_level level using staging.shelf
    where shelf.sku = level.sku and shelf.store_id = level.store_id and shelf.qty = 0 and level.qty = 0`);
}

/** Clears the stock of skus that are no longer sold. */
export async function clearStock(tx: Connection, at: Date): Promise<void> {
  await tx.query(
    `with cleared as (
       delete from stock_level where not exists (select from product_variant v where v.sku = stock_level.sku)
       returning sku, store_id, -qty as qty
     )
     ${MOVED} from cleared where qty <> 0`,
    [at.toISOString()],
  );
}
