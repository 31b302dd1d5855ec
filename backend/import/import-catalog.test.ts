import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { type PricePlan, priceAt } from '#domain/catalog/prices/price-plan.ts';
import { onPostgres, testDb } from '#test/test-db.ts';
import { importCatalog } from './import-catalog.ts';
import { describeProblem, ImportRefused } from './problems.ts';
import { catalogFolder, categories, type FolderContent, helmetL, helmetM, products, saw } from './test-folder.ts';

const now = new Date('2026-11-21T10:00:00Z');
const none = { added: 0, changed: 0, removed: 0 };

async function setup() {
  const db = await testDb();
  const reindex = vi.fn(async () => {});
  const pictures = {
    add: async (bytes: Uint8Array, _type: string, colours = {}) =>
      createHash('sha256').update(bytes).update(JSON.stringify(colours)).digest('hex').slice(0, 16),
  };
  const deps = { db, now: () => now, pictures, search: { reindex } };
  const run = async (content: FolderContent, options = {}) =>
    importCatalog(deps, await catalogFolder(content), options);
  const refused = async (content: FolderContent) => {
    const error = await run(content).catch((thrown) => thrown);
    if (!(error instanceof ImportRefused)) throw error;
    return error.problems.map(describeProblem);
  };
  const everything = async () =>
    Promise.all(
      ['category', 'product', 'product_variant', 'product_category', 'stock_level', 'spare_part', 'shop_meta'].map(
        async (table) => (await db.query(`select * from ${table} order by 1, 2`)).rows,
      ),
    );
  return { db, deps, run, refused, everything, reindex };
}

describe('importCatalog', () => {
  it('imports a folder and says what it added', async () => {
    const { run, db, reindex } = await setup();
    const diff = await run({ categories, products });
    expect(diff).toMatchObject({ categories: { added: 4 }, products: { added: 2 }, stock: { changed: 3 } });
    expect(reindex).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'all');
    const { rows } = await db.query('select sku, prices from product_variant order by sku');
    const now = new Date();
    expect(rows.map(({ sku, prices }) => [sku, priceAt(prices as PricePlan, now)])).toMatchObject([
      ['KYP-L', { price: 14_900, regular: 18_900, lowest30: 17_900 }],
      ['KYP-M', { price: 18_900, regular: null, lowest30: null }],
      ['SAHA', { price: 12_550, regular: null, lowest30: null }],
    ]);
  });

  it('changes nothing the second time', async () => {
    const { run, everything, reindex } = await setup();
    await run({ categories, products });
    const before = await everything();
    reindex.mockClear();
    expect(await run({ categories, products })).toEqual({
      categories: none,
      products: none,
      stock: none,
      spareParts: none,
    });
    expect(await everything()).toEqual(before);
    expect(reindex).not.toHaveBeenCalled();
  });

  it('removes what the file no longer has, keeps ids, and indexes what changed', async () => {
    const { run, db, reindex } = await setup();
    await run({ categories, products });
    const idOf = async () => (await db.query("select id from product where sku = 'KYP'")).rows[0]?.id;
    const id = await idOf();
    reindex.mockClear();
    const diff = await run({ products: [products[1] ?? '', { ...helmetM, price: 199 }, helmetL] });
    expect(diff.products).toEqual({ added: 0, changed: 1, removed: 1 });
    expect(await idOf()).toBe(id);
    expect(reindex).toHaveBeenCalledExactlyOnceWith(expect.anything(), [id]);
    const { rows } = await db.query('select sku from stock_level');
    expect(rows).toEqual([{ sku: 'KYP-M' }]);
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

  it('tells other processes after the commit', async () => {
    const { run, db } = await setup();
    const told = vi.fn();
    const stop = await db.listen('catalog_changed', told);
    await run({ categories, products });
    await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith('1'));
    await stop();
  });

  it('a dry run tells the difference and changes nothing', async () => {
    const { run, everything, reindex } = await setup();
    await run({ categories, products });
    const before = await everything();
    reindex.mockClear();
    const diff = await run(
      { categories: categories.slice(0, 2), products: [{ ...saw, price: 99 }], spareParts: [] },
      { dryRun: true },
    );
    expect(diff).toMatchObject({ categories: { removed: 2 }, products: { changed: 1, removed: 1 } });
    expect(await everything()).toEqual(before);
    expect(reindex).not.toHaveBeenCalled();
  });

  it('goes back as a whole when the index fails', async () => {
    const { run, everything, reindex } = await setup();
    const before = await everything();
    reindex.mockRejectedValueOnce(new Error('index broken'));
    await expect(run({ categories, products })).rejects.toThrow('index broken');
    expect(await everything()).toEqual(before);
  });

  it('a bad row in the middle leaves everything as it was', async () => {
    const { run, refused, everything } = await setup();
    await run({ categories, products });
    const before = await everything();
    const bad = [{ ...saw, price: 1 }, { ...helmetM, sku: 'X', parentSku: 'Y', hinta: 1 }, '{"sku":', helmetL];
    const problems = await refused({ categories, products: bad });
    expect(problems).toEqual([
      'products.jsonl:2: hinta: is not a field of this file',
      expect.stringMatching(/^products\.jsonl:3: is not JSON/),
    ]);
    expect(await everything()).toEqual(before);
  });

  it('updates stock alone and indexes its products', async () => {
    const { run, db, reindex } = await setup();
    await run({ categories, products });
    reindex.mockClear();
    const stock = [{ sku: 'SAHA', stock: { rovaniemi: 7 }, nextDeliveryDate: '2026-12-01' }];
    expect(await run({ stock })).toEqual({
      categories: none,
      products: none,
      stock: { added: 0, changed: 1, removed: 0 },
      spareParts: none,
    });
    const { rows } = await db.query("select store_id, qty from stock_level where sku = 'SAHA'");
    expect(rows).toEqual([{ store_id: 'rovaniemi', qty: 7 }]);
    expect(reindex).toHaveBeenCalledExactlyOnceWith(expect.anything(), [expect.any(Number)]);
  });

  it('loads spare parts, and again only what differs', async () => {
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

  it('refuses a tree that leaves a product without a category', async () => {
    const { run, refused } = await setup();
    await run({ categories: categories.slice(0, 2), products: [saw] });
    const others = [{ path: 'muut', name: { fi: 'Muut' } }];
    expect((await refused({ categories: others }))[0]).toContain('product SAHA would be left without a category');
  });

  // the embedded database is one session: nothing can happen at the same time
  it.runIf(onPostgres)('waits for an order that is taking stock', async () => {
    const { run, db } = await setup();
    await run({ categories, products });
    const waiting = async () =>
      (await db.query("select count(*) as n from pg_locks where not granted and mode = 'ExclusiveLock'")).rows[0]?.n;
    const importing = await db.withConnection(async (order) => {
      await order.exec("begin; select 1 from product_variant where sku = 'SAHA' for update");
      const started = run({ stock: [{ sku: 'SAHA', stock: { oulu: 9 } }] });
      await expect.poll(waiting).toBe(1);
      await order.exec("update stock_level set qty = qty - 1 where sku = 'SAHA' and store_id = 'oulu'; commit");
      return { started };
    });
    expect((await importing.started).stock.changed).toBe(1);
    const { rows } = await db.query("select store_id, qty from stock_level where sku = 'SAHA'");
    expect(rows).toEqual([{ store_id: 'oulu', qty: 9 }]);
  });
});
