import { expect, test } from 'vitest';
import { openPglite } from '#backend/platform/db/pglite.ts';
import { makeProduct } from '#test/make-products.ts';
import { pgliteTemplate } from '#test/pglite-template.ts';
import { testShop } from '#test/test-shop.ts';
import { loadCategoryListing } from './listing/view/category-listing.ts';
import { loadProduct } from './product/product-data.ts';

/** A shop of related products; `during` counts the database statements of some work. */
async function countingShop() {
  const statements: string[] = [];
  const db = await openPglite('memory://', {
    loadFrom: await pgliteTemplate(),
    watch: (sql) => void statements.push(sql),
  });
  const { shop } = await testShop({}, { db });
  for (const sku of ['A', 'B', 'C', 'D'])
    await makeProduct(db, { sku, name: { fi: `Kelkka ${sku}` }, brand: 'Polaris', categories: ['kelkat', 'outlet'] });
  await db.query(`update product set accessories = '{B,A}', related = '{C}' where sku <> 'D'`);
  await db.kysely.transaction().execute((tx) => shop.search.recordChange(tx, 'all'));
  const during = async (work: () => Promise<unknown>) => {
    statements.length = 0;
    expect(await work()).not.toBeNull();
    return statements;
  };
  return { shop, during };
}

test('a product page whose cards are not in memory takes at most three statements', async () => {
  const { shop, during } = await countingShop();
  await loadProduct(shop, 'tuote-d', 'fi');
  expect((await during(() => loadProduct(shop, 'tuote-a', 'fi'))).length).toBeLessThanOrEqual(3);
  // two alternatives for related goods: chosen ones, and popular ones of the category
  expect((await during(() => loadProduct(shop, 'tuote-d', 'fi'))).length).toBeLessThanOrEqual(3);
});

test('a product page in memory takes no statement, and one when its stock changes', async () => {
  const { shop, during } = await countingShop();
  await loadProduct(shop, 'tuote-a', 'fi');
  expect(await during(() => loadProduct(shop, 'tuote-a', 'fi'))).toEqual([]);
  await shop.db.query(`select pg_notify('stock_changed', id::text) from product where sku = 'A'`);
  expect((await during(() => loadProduct(shop, 'tuote-a', 'fi'))).length).toBeGreaterThan(0);
});

test('a content page takes at most two statements, and none in memory', async () => {
  const { shop, during } = await countingShop();
  await shop.db.query(`insert into content_page (kind, path, locale, title, description, plain)
    values ('page', 'palvelut', 'fi', 'Palvelut', '', ''), ('page', 'palvelut/huolto', 'fi', 'Huolto', '', '')`);
  const page = () => shop.content.page('palvelut/huolto', 'fi');
  expect((await during(page)).length).toBeLessThanOrEqual(2);
  expect(await during(page)).toEqual([]);
  await shop.db.query(`select pg_notify('catalog_changed', 'content')`);
  expect((await during(page)).length).toBeGreaterThan(0);
});

test('a listing whose cards are not in memory takes one statement', async () => {
  const { shop, during } = await countingShop();
  const listing = (path: string) => loadCategoryListing(shop, path, new URL(`http://shop.test/category/${path}`), 'fi');
  await shop.catalog.category('kelkat', 'fi');
  await shop.search.settled();
  expect(await during(() => listing('kelkat'))).toHaveLength(1);
});
