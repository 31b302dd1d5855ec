import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { changeStock } from '#backend/catalog/stock/ledger.ts';
import type { Db } from '#backend/platform/db/db.ts';
import { lockSkus } from '#backend/sales/orders/stock.ts';
import { onPostgres } from '#test/test-db.ts';
import { categories, products, saw } from './test-folder.ts';
import { now, testImport } from './test-import.ts';

const sell = (db: Db, sku: string, storeId: string) =>
  db.kysely.transaction().execute(async (tx) => {
    const locked = await lockSkus(tx, [sku], now);
    const [level] = (locked.get(sku)?.shelf ?? []).filter((held) => held.storeId === storeId && held.qty > 0);
    if (!level) return { price: null };
    await changeStock(tx, { kind: 'sale', actor: { kind: 'job', name: 'test' }, at: now }, [{ sku, storeId, qty: -1 }]);
    return { price: locked.get(sku)?.price ?? null };
  });

const shelves = async (db: Db) => (await db.query('select sku, store_id, qty from stock_level order by 1, 2')).rows;

it.each([
  ['in place', 1000],
  ['by new tables', 0],
])('subtracts pieces sold during the import from the imported stock, %s (import-6)', async (_, swapAbove) => {
  const { run, db } = await testImport({ swapAbove });
  await run({ categories, products });
  let sold = false;
  await run(
    {
      products: products.map((row) => ({
        ...(row as object),
        ...(row === saw && { brand: 'Muu', stock: { oulu: 9, ranua: 1 } }),
      })),
    },
    {
      onProgress(phase, done) {
        if (phase !== 'swap' || done > 0 || sold) return;
        sold = true;
        // one piece of the last one in Ranua, and of three in Oulu
        void sell(db, 'SAHA', 'ranua');
        void sell(db, 'SAHA', 'oulu');
      },
    },
  );
  await expect
    .poll(() => shelves(db))
    .toEqual([
      { sku: 'KYP-M', store_id: 'oulu', qty: 2 },
      { sku: 'SAHA', store_id: 'oulu', qty: 8 },
      { sku: 'SAHA', store_id: 'ranua', qty: 0 },
    ]);
});

it('orders and pages continue during a swap: none fails, none sees half a catalog (import-6)', async () => {
  const { run, db, listing } = await testImport({ swapAbove: 0 });
  const edition = (price: number) =>
    Array.from({ length: 40 }, (_, n) => ({ ...saw, sku: `S${n}`, slug: `s-${n}`, price, stock: { oulu: 500 } }));
  await run({ categories, products: edition(10) });
  let going = true;
  let sales = 0;
  const prices = new Set<number | null>();
  const found = new Set<number | undefined>();
  const orders = async () => {
    for (let n = 0; going; n++) {
      const { price } = await sell(db, `S${n % 40}`, 'oulu');
      prices.add(price);
      if (price !== null) sales++;
    }
  };
  const pages = async () => {
    while (going) {
      const { rows } = await db.query(`
        select count(*) as products, count(distinct v.prices #>> '{regular,-1,cents}') as prices,
               (select count(distinct product_id) from category join product_category on category_id = id) as listed
        from product join product_variant v on v.product_id = product.id`);
      expect(rows).toEqual([{ products: 40, prices: 1, listed: 40 }]);
    }
  };
  const searches = async () => {
    while (going) {
      const { total, facets } = await listing('q=saha');
      expect([total, facets.price?.min]).toEqual([40, facets.price?.max]);
      found.add(facets.price?.min);
      await delay(50);
    }
  };
  const others = Promise.all([...Array.from({ length: onPostgres ? 6 : 2 }, orders), pages(), searches()]);
  try {
    for (const price of [11, 12, 13, 14])
      await run({ products: edition(price).map((row) => ({ ...row, name: { fi: `Saha ${price}` } })) });
  } finally {
    going = false;
  }
  await others;
  expect(prices.has(null)).toBe(false);
  expect(found.size).toBeGreaterThan(1);
  expect((await listing('q=saha')).facets.price).toEqual({ min: 1400, max: 1400 });
  expect(sales).toBeGreaterThan(0);
  const [{ left } = {}] = (await db.query('select sum(qty)::int as left from stock_level')).rows;
  // every import sets 500; pieces sold between its comparison and its commit are subtracted
  expect(left).toBeLessThanOrEqual(40 * 500);
  const { rows } = await db.query('select conname from pg_constraint where not convalidated');
  expect(rows).toEqual([]);
}, 180_000);

it.skipIf(!onPostgres)(
  'orders continue while the import waits for a backup that reads the tables (import-6)',
  async () => {
    const { run, db } = await testImport({ swapAbove: 0 });
    await run({ categories, products });
    const backup = Promise.withResolvers<void>();
    const reads = Promise.withResolvers<void>();
    const reader = db.withConnection(async (connection) => {
      await connection.exec('begin isolation level repeatable read, read only');
      await connection.query('select from product');
      reads.resolve();
      await backup.promise;
      await connection.exec('commit');
    });
    await reads.promise;
    const waits = Promise.withResolvers<void>();
    const imported = run(
      { products: products.map((row) => ({ ...(row as object), brand: 'Muu' })) },
      { onProgress: (phase) => phase === 'swap' && waits.resolve() },
    );
    await waits.promise;
    for (let n = 0; n < 3; n++) {
      await delay(700);
      expect(await Promise.race([sell(db, 'SAHA', 'oulu'), delay(2000, 'held up')])).toEqual({ price: 12550 });
    }
    expect((await db.query("select from product where brand = 'Muu'")).rows).toEqual([]);
    backup.resolve();
    await Promise.all([reader, imported]);
    expect((await db.query("select from product where brand = 'Muu'")).rows).toHaveLength(2);
  },
);

it.skipIf(!onPostgres)('never fails a reader of categories that goes on to products (import-6)', async () => {
  const { run, db } = await testImport({ swapAbove: 0 });
  await run({ categories, products });
  await db.withConnection(async (connection) => {
    await connection.exec('begin');
    await connection.query('select from category');
    const imported = run({ products: products.map((row) => ({ ...(row as object), brand: 'Muu' })) });
    await delay(1500);
    expect((await connection.query('select from product')).rows).toHaveLength(2);
    await connection.exec('commit');
    await imported;
  });
  expect((await db.query("select from product where brand = 'Muu'")).rows).toHaveLength(2);
});
