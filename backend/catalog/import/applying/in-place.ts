import type { Connection } from '#backend/platform/db/db.ts';

/** Writes a small change into the existing tables, inside the caller's transaction. */
export async function writeInPlace(tx: Connection): Promise<void> {
  // skus, slugs and listings may move between products: release all of them before writing any
  await tx.exec(`delete from product where id in (select product_id from staging.touched where gone or rewritten)`);
  await tx.exec('insert into product select * from staging.product');
  await tx.exec('insert into product_variant select * from staging.product_variant');
  await tx.exec(`
    update product_variant v set prices = change.prices, next_price_at = change.next_price_at,
      backorder = change.backorder, next_delivery_date = change.next_delivery_date
    from staging.variant_change change where change.id = v.id`);
  await tx.exec(
    `delete from product_category where product_id in (select product_id from staging.touched where relisted)`,
  );
  await tx.exec('insert into product_category select * from staging.product_category');
}
