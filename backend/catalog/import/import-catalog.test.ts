import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { type PricePlan, priceAt } from '#domain/catalog/prices/price-plan.ts';
import { onPostgres } from '#test/test-db.ts';
import { categories, helmetL, helmetM, products, saw } from './test-folder.ts';
import { none, now, testImport } from './test-import.ts';

// every case must hold for changes written in place and for swapped tables
describe.each([
  ['in place', 1000],
  ['by new tables', 0],
])('importCatalog %s', (_, swapAbove) => {
  const setup = () => testImport({ swapAbove });

  it('imports a folder and reports what it added (import-1)', async () => {
    const { run, db, found } = await setup();
    const diff = await run({ categories, products });
    expect(diff).toMatchObject({ categories: { added: 4 }, products: { added: 2 }, stock: { changed: 3 } });
    expect(await found()).toEqual(['KYP-L', 'KYP-M', 'SAHA']);
    const { rows } = await db.query('select sku, prices from product_variant order by sku');
    expect(rows.map(({ sku, prices }) => [sku, priceAt(prices as PricePlan, now)])).toMatchObject([
      ['KYP-L', { price: 14_900, regular: 18_900, lowest30: 17_900 }],
      ['KYP-M', { price: 18_900, regular: null, lowest30: null }],
      ['SAHA', { price: 12_550, regular: null, lowest30: null }],
    ]);
  });

  it('changes nothing the second time (import-4)', async () => {
    const { run, everything } = await setup();
    await run({ categories, products });
    const before = await everything();
    expect(await run({ categories, products })).toMatchObject({
      categories: none,
      products: none,
      prices: none,
      stock: none,
      spareParts: none,
      changes: [],
    });
    expect(await everything()).toEqual(before);
  });

  it('removes what the file no longer has, keeps ids, and reindexes what changed', async () => {
    const { run, db, found, listing } = await setup();
    await run({ categories, products });
    expect(await found('saha')).toEqual(['SAHA']);
    const idOf = async () => (await db.query("select id from product where sku = 'KYP'")).rows[0]?.id;
    const id = await idOf();
    const diff = await run({ products: [products[1] ?? '', { ...helmetM, price: 199 }, helmetL] });
    expect(diff.products).toEqual({ added: 0, changed: 0, removed: 1 });
    expect(diff.prices).toEqual({ added: 0, changed: 1, removed: 0 });
    expect(await idOf()).toBe(id);
    const { rows } = await db.query('select sku from stock_level');
    expect(rows).toEqual([{ sku: 'KYP-M' }]);
    expect(await found('saha')).toEqual([]);
    expect((await listing('')).facets.price).toEqual({ min: 14_900, max: 19_900 });
  });

  it('lets two products swap their slugs', async () => {
    const { run, db } = await setup();
    const other = { ...saw, sku: 'SAHA-2', slug: 'saha-2' };
    await run({ categories, products: [saw, other] });
    const swapped = [
      { ...saw, slug: 'saha-2' },
      { ...other, slug: 'saha' },
    ];
    expect((await run({ products: swapped })).products.changed).toBe(2);
    const { rows } = await db.query('select sku, slug from product order by sku');
    expect(rows).toEqual([
      { sku: 'SAHA', slug: 'saha-2' },
      { sku: 'SAHA-2', slug: 'saha' },
    ]);
  });

  it('notifies other processes after the commit', async () => {
    const { run, db } = await setup();
    const listener = vi.fn();
    const stop = await db.listen('catalog_changed', listener);
    await run({ categories, products });
    await vi.waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith('1'));
    await stop();
  });

  it('a dry run reports the differences and changes nothing', async () => {
    const { run, everything } = await setup();
    await run({ categories, products });
    const before = await everything();
    const diff = await run(
      { categories: categories.slice(0, 2), products: [{ ...saw, price: 99 }], spareParts: [] },
      { dryRun: true },
    );
    expect(diff).toMatchObject({ categories: { removed: 2 }, prices: { changed: 1 }, products: { removed: 1 } });
    expect(await everything()).toEqual(before);
  });

  it('rolls everything back when its change cannot be recorded (import-1)', async () => {
    const { run, everything, deps, found } = await setup();
    const before = await everything();
    vi.spyOn(deps.search, 'recordChange').mockRejectedValueOnce(new Error('no change'));
    await expect(run({ categories, products })).rejects.toThrow('no change');
    expect(await everything()).toEqual(before);
    expect(await found()).toEqual([]);
  });

  it('a wrong row in the middle changes nothing (import-1)', async () => {
    const { run, refused, everything } = await setup();
    await run({ categories, products });
    const before = await everything();
    const bad = [{ ...saw, price: 1 }, { ...helmetM, sku: 'X', parentSku: 'Y', hinta: 1 }, '{"sku":', helmetL];
    const problems = await refused({ categories, products: bad });
    expect(problems).toEqual([
      'products.jsonl:2: hinta: is not a field of this file; did you mean price?',
      expect.stringMatching(/^products\.jsonl:3: is not JSON/),
    ]);
    expect(await everything()).toEqual(before);
  });

  it('updates stock alone and reindexes its products', async () => {
    const { run, db, listing } = await setup();
    await run({ categories, products });
    expect((await listing('store=rovaniemi')).total).toBe(0);
    const stock = [{ sku: 'SAHA', stock: { rovaniemi: 7 }, nextDeliveryDate: '2026-12-01' }];
    expect(await run({ stock })).toMatchObject({
      categories: none,
      products: none,
      stock: { added: 0, changed: 1, removed: 0 },
      spareParts: none,
    });
    const { rows } = await db.query("select store_id, qty from stock_level where sku = 'SAHA'");
    expect(rows).toEqual([{ store_id: 'rovaniemi', qty: 7 }]);
    expect((await listing('store=rovaniemi')).hits.map(({ sku }) => sku)).toEqual(['SAHA']);
    expect((await listing('store=ranua')).total).toBe(0);
  });

  it('imports spare parts, and the second time only the differences', async () => {
    const { run, refused } = await setup();
    const part = (code: string, price: number | null) => ({
      toimittajanumero: 301,
      toimittaja: 'Husqvarna',
      tuotekoodi: code,
      tuotenimi: 'Ketju',
      myyntihinta: price,
    });
    const spareParts = [part('501 84', 24.9), part('501 85', null)];
    expect((await run({ spareParts })).spareParts).toEqual({ added: 2, changed: 0, removed: 0 });
    expect((await run({ spareParts })).spareParts).toEqual(none);
    const next = [part('501 84', 25.9), part('501 86', 1)];
    expect((await run({ spareParts: next })).spareParts).toEqual({ added: 1, changed: 1, removed: 1 });
    expect(await refused({ spareParts: [part('a', 1), part('a', 2)] })).toEqual([
      'spare-parts.jsonl:2: tuotekoodi: is already on line 1',
    ]);
  });

  it('rejects a tree that leaves a product without a category', async () => {
    const { run, refused } = await setup();
    await run({ categories: categories.slice(0, 2), products: [saw] });
    const others = [{ path: 'muut', name: { fi: 'Muut' } }];
    expect((await refused({ categories: others }))[0]).toContain('product SAHA would be left without a category');
  });

  // the embedded database has one session: nothing runs concurrently
  it.runIf(onPostgres)('waits for an order that is taking stock (import-6)', async () => {
    const { run, db } = await setup();
    await run({ categories, products });
    const importing = await db.withConnection(async (order) => {
      await order.exec("begin; select 1 from product_variant where sku = 'SAHA' for update");
      const reached = Promise.withResolvers<void>();
      let isDone = false;
      const started = run(
        { stock: [{ sku: 'SAHA', stock: { oulu: 9 } }] },
        { onProgress: (phase) => phase === 'swap' && reached.resolve() },
      ).finally(() => {
        isDone = true;
      });
      await reached.promise;
      await delay(200);
      expect(isDone).toBe(false);
      await order.exec("update stock_level set qty = qty - 1 where sku = 'SAHA' and store_id = 'oulu'; commit");
      return { started };
    });
    expect((await importing.started).stock.changed).toBe(1);
    const { rows } = await db.query("select store_id, qty from stock_level where sku = 'SAHA'");
    // the file has nine; the piece sold during the import is subtracted
    expect(rows).toEqual([{ store_id: 'oulu', qty: 8 }]);
  });
});
