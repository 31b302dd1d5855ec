import { expect, test } from 'vitest';
import { readListingQuery } from '#domain/catalog/search/query.ts';
import { makeProduct } from '#test/make-products.ts';
import { testShop } from '#test/test-shop.ts';

const START = '2026-11-25T22:00:00.000Z';
const END = '2026-11-30T22:00:00.000Z';

/** Helmets of 200 € whose price is in the history since January. */
async function setup(skus: readonly string[] = ['KYPARA']) {
  const { shop, clock } = await testShop();
  for (const sku of skus) {
    await makeProduct(shop.db, { sku, name: { fi: `Kypärä ${sku}` }, variants: [{ sku, price: 20_000 }] });
    await shop.db.query("insert into price_history (sku, cents, from_at) values ($1, 20000, '2026-01-01T00:00:00Z')", [
      sku,
    ]);
  }
  await shop.db.kysely.transaction().execute((tx) => shop.search.recordChange(tx, 'all'));
  const history = async (sku = 'KYPARA') =>
    ((await shop.prices.show(sku))?.history ?? []).map(({ cents, from }) => [cents, from.toISOString()]);
  const sale = (skus: readonly string[] = ['KYPARA']) =>
    shop.prices.set(
      { kind: 'command', name: null },
      skus.map((sku) => ({ sku, salePrice: 150, from: START, until: END })),
    );
  /** The range of prices of the listing, and how many of its products are reduced. */
  const indexed = async () => {
    const { facets } = await shop.search.listing(readListingQuery(new URLSearchParams()), 'fi');
    return [facets.price, facets.discounted];
  };
  return { shop, clock, history, sale, indexed };
}

const FIRST = [20_000, '2026-01-01T00:00:00.000Z'];

test('a scheduled reduction starts and ends on time in price, index and history (price-3)', async () => {
  const { shop, clock, history, sale, indexed } = await setup();
  expect(await sale()).toEqual({ ok: true, value: { changed: ['KYPARA'], unchanged: [] } });
  expect(await shop.prices.applyDue()).toBe(0);
  expect(await indexed()).toEqual([{ min: 20_000, max: 20_000 }, 0]);

  clock.now = new Date(START);
  expect((await shop.prices.show('KYPARA'))?.now).toMatchObject({ price: 15_000, lowest30: 20_000 });
  expect(await shop.prices.applyDue()).toBe(1);
  expect(await indexed()).toEqual([{ min: 15_000, max: 15_000 }, 1]);
  expect(await history()).toEqual([FIRST, [15_000, START]]);
  expect(await shop.prices.applyDue()).toBe(0);

  clock.now = new Date(+new Date(END) + 1);
  expect(await shop.prices.applyDue()).toBe(1);
  expect(await indexed()).toEqual([{ min: 20_000, max: 20_000 }, 0]);
  expect(await history()).toEqual([FIRST, [15_000, START], [20_000, END]]);
  expect((await shop.prices.show('KYPARA'))?.referenceNow).toBe(15_000);
});

test('after a long pause the history has every change at the time it took effect (price-5)', async () => {
  const { shop, clock, history, sale } = await setup();
  await sale();
  clock.now = new Date('2027-03-01T00:00:00Z');
  expect(await shop.prices.applyDue()).toBe(1);
  expect(await history()).toEqual([FIRST, [15_000, START], [20_000, END]]);
  const { rows } = await shop.db.query('select next_price_at from product_variant');
  expect(rows).toEqual([{ next_price_at: null }]);
});

test('setting a price first records the scheduled changes that are due (price-5)', async () => {
  const { shop, clock, history, sale } = await setup();
  await sale();
  clock.now = new Date('2026-12-02T00:00:00Z');
  expect(await shop.prices.set({ kind: 'command', name: null }, [{ sku: 'KYPARA', price: 180 }])).toMatchObject({
    ok: true,
  });
  expect(await history()).toEqual([FIRST, [15_000, START], [20_000, END], [18_000, '2026-12-02T00:00:00.000Z']]);
});

test('concurrent runs apply each price change once', async () => {
  const skus = Array.from({ length: 30 }, (_, i) => `K${i}`);
  const { shop, clock, history, sale } = await setup(skus);
  await sale(skus);
  clock.now = new Date('2026-12-02T00:00:00Z');
  const followed = await Promise.all([shop.prices.applyDue(), shop.prices.applyDue(), shop.prices.applyDue()]);
  expect(followed.reduce((a, b) => a + b)).toBe(30);
  for (const sku of skus) expect(await history(sku)).toEqual([FIRST, [15_000, START], [20_000, END]]);
});

test('applies more changes than fit in one batch', async () => {
  const { shop, clock } = await setup([]);
  await shop.db.query(`insert into product (sku, slug, name_fi, brand, shipping_class, first_sold_on)
    select 'S' || n, 's-' || n, 'Sarja', 'Tieva', 'parcel', '2026-01-01' from generate_series(1, 1100) n`);
  await shop.db.query(
    `insert into product_variant (product_id, sku, prices, next_price_at)
     select id, sku, $1::text::jsonb, $2::text::timestamptz from product`,
    [
      JSON.stringify({
        regular: [
          { cents: 100, from: null },
          { cents: 200, from: START },
        ],
        reductions: [],
      }),
      START,
    ],
  );
  clock.now = new Date(END);
  expect(await shop.prices.applyDue()).toBe(1100);
  const { rows } = await shop.db.query('select count(*) as points, min(cents) as cents from price_history');
  expect(rows).toEqual([{ points: 1100, cents: 200 }]);
});

test('refuses rows by number, sku and field, and changes nothing', async () => {
  const { shop } = await setup();
  const result = await shop.prices.set({ kind: 'command', name: null }, [
    { sku: 'KYPARA', price: 190 },
    { sku: 'UNKNOWN', price: 1 },
    { sku: 'KYPARA', salePrice: 190 },
  ]);
  expect(result).toEqual({
    ok: false,
    reason: 'refused',
    details: [
      { sku: 'UNKNOWN', row: 1, field: 'sku', reason: 'is not in the catalog' },
      { sku: 'KYPARA', row: 2, field: 'salePrice', reason: 'must be below price' },
    ],
  });
  expect((await shop.prices.show('KYPARA'))?.now.price).toBe(20_000);
  expect(await shop.prices.show('UNKNOWN')).toBeNull();
});

test('setting the same prices again changes nothing', async () => {
  const { shop, sale } = await setup();
  await sale();
  const before = await shop.db.query('select value from shop_meta');
  expect(await sale()).toEqual({ ok: true, value: { changed: [], unchanged: ['KYPARA'] } });
  expect(await shop.db.query('select value from shop_meta')).toEqual(before);
});

test('the clock applies changes that are due at its start, and later ones after a notification', async () => {
  const { shop, clock, history, sale } = await setup();
  await sale();
  clock.now = new Date(START);
  await shop.prices.clock.start();
  expect(await history()).toEqual([FIRST, [15_000, START]]);
  clock.now = new Date(END);
  await shop.db.query("select pg_notify('catalog_changed', 'test')");
  await expect.poll(() => history(), { timeout: 15_000 }).toEqual([FIRST, [15_000, START], [20_000, END]]);
  await shop.prices.clock.stop();
});
