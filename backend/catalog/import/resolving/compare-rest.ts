import type { Sku } from '#domain/base/ids.ts';
import { isSold } from '../checking/staged-sql.ts';
import type { ImportRun, Mode } from '../run.ts';
import { select } from '../staging/rows.ts';

/** Comparisons that need all products: removed products, their stock and prices, and the imported price history. */
export async function compareRest(run: ImportRun, mode: Mode): Promise<void> {
  const { db, diff } = run;
  const gone =
    mode === 'whole'
      ? 'not exists (select from staging.raw_product raw where raw.sku = product.sku and raw.parent_sku is null)'
      : 'exists (select from staging.raw_product raw where raw.sku = product.sku and raw.remove)';
  if (mode !== null) {
    const removed = await select<{ sku: Sku }>(
      db,
      `with gone as (insert into staging.touched (product_id, gone) select id, true from product where ${gone} returning product_id)
       select sku from product join gone on gone.product_id = product.id order by sku`,
    );
    for (const { sku } of removed) diff.add('products', 'removed', sku);
    await countClearedShelves(run, mode);
    await endPrices(run, mode);
  }
  await db.exec(`
    insert into staging.price_point (sku, cents, from_at, declared)
    select sku, cents, from_at, true from staging.raw_history raw
    where not exists (select from price_history known where known.sku = raw.sku and known.from_at = raw.from_at)`);
  const [declared] = await select<{ n: number }>(db, 'select count(*) as n from staging.price_point where declared');
  diff.count('priceHistory', 'added', declared?.n ?? 0);
}

/** Stocked skus that will no longer be sold. */
async function countClearedShelves({ db, diff }: ImportRun, mode: Mode): Promise<void> {
  const [row] = await select<{ n: number }>(
    db,
    `select count(distinct level.sku) as n from stock_level level where not ${isSold(mode, 'level.sku')}`,
  );
  diff.count('stock', 'removed', row?.n ?? 0);
}

/** Records in the price history when a sku stopped being for sale (price-5). */
async function endPrices({ db, at }: ImportRun, mode: Mode): Promise<void> {
  await db.query(
    `insert into staging.price_point (sku, cents, from_at, declared)
     select sku, null, $1, false from product_variant v where not ${isSold(mode, 'v.sku')}`,
    [at.toISOString()],
  );
}
