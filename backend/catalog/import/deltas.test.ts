import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importCatalog } from './import-catalog.ts';
import { catalogFolder, categories, helmet, helmetL, helmetM, products, saw } from './test-folder.ts';
import { none, testImport } from './test-import.ts';

const skus = (rows: Record<string, unknown>[]) => rows.map(({ sku }) => sku);

/** A shop that has imported the test catalog once. */
async function shopWithCatalog(swapAbove?: number) {
  const shop = await testImport(swapAbove === undefined ? {} : { swapAbove });
  await shop.run({ categories, products });
  const rows = async (sql: string) => (await shop.db.query(sql)).rows;
  return { ...shop, rows };
}

it('deltas reject conflicts with products they do not name', async () => {
  const { refused } = await shopWithCatalog();
  const productsDelta = [
    { ...saw, sku: 'B', slug: 'kypara' },
    { ...saw, sku: 'KYP-M', slug: 'm' },
    { ...saw, related: ['KYP', 'X'] },
  ];
  expect(await refused({ productsDelta })).toEqual([
    ...['slug', 'name', 'categories', 'firstSoldOn'].map(
      (field) => `products.delta.jsonl:2: ${field}: belongs on the row of KYP: KYP-M is one of its variants`,
    ),
    'products.delta.jsonl:3: related.1: X is no product',
    'products.delta.jsonl:1: slug: is that of KYP',
  ]);
});

it('deltas cannot be combined with the whole set', async () => {
  const { refused } = await shopWithCatalog();
  expect((await refused({ products, productsDelta: [saw] }))[0]).toContain('has products and products.delta');
});

describe.each([
  ['in place', 1000],
  ['by new tables', 0],
])('deltas %s', (_, swapAbove) => {
  it('change, add and remove only the products they name (import-2)', async () => {
    const { run, rows, found } = await shopWithCatalog(swapAbove);
    expect(await found('vesuri')).toEqual([]);
    const other = { ...saw, sku: 'B', slug: 'b' };
    const productsDelta = [{ ...saw, name: { fi: 'Vesuri' } }, other, { sku: 'KYP', remove: true }];
    const diff = await run({ productsDelta });
    expect(diff.products).toEqual({ added: 1, changed: 1, removed: 1 });
    expect(skus(await rows('select sku from product order by sku'))).toEqual(['B', 'SAHA']);
    expect(await found()).toEqual(['B', 'SAHA']);
    expect(await found('', '', 'en')).toEqual(['B', 'SAHA']);
    expect(await found('vesuri')).toEqual(['SAHA']);
    expect(await rows("select sku from stock_level where sku like 'KYP%'")).toEqual([]);
    expect((await run({ productsDelta })).products).toEqual(none);
  });

  it('of categories rename and remove them, and reindex their products', async () => {
    const { run, rows, refused, found, hits } = await shopWithCatalog(swapAbove);
    expect(await found('rattaat')).toEqual([]);
    await run({ categoriesDelta: [{ ...categories[0], name: { fi: 'Rattaat' } }] });
    // the helmet is in a child category
    expect(await found('rattaat')).toEqual(['KYP-L', 'KYP-M', 'SAHA']);
    for (const locale of ['fi', 'en'])
      expect((await hits(`categories_${locale}`, { query: 'rattaat' })).map(({ name }) => name)).toContain('Rattaat');
    expect((await refused({ categoriesDelta: [{ path: 'ajovarusteet', remove: true }] })).join()).toContain(
      'ajovarusteet/kyparat would be left without its parent',
    );
    await run({ categoriesDelta: [{ path: 'brandit/pohja', remove: true }] });
    expect(await rows("select * from product_category where category_id = 'brandit/pohja'")).toEqual([]);
    expect(await found('', 'categories:brandit/pohja')).toEqual([]);
    await run({ categoriesDelta: [categories[3] ?? ''] });
    const listed = await rows("select product_id from product_category where category_id = 'brandit/pohja'");
    expect(listed).toHaveLength(2);
    expect(await found('', 'categories:brandit/pohja')).toEqual(['KYP-L', 'KYP-M', 'SAHA']);
  });

  it('of fitment and redirects change only the named rows', async () => {
    const { run, rows } = await shopWithCatalog(swapAbove);
    const fits = (model: string, note?: object) => ({ sku: 'SAHA', make: 'Lynx', model, ...(note && { note }) });
    expect((await run({ fitment: [fits('49'), fits('59')] })).fitment).toEqual({ added: 2, changed: 0, removed: 0 });
    const fitmentDelta = [{ ...fits('49'), remove: true }, fits('59', { fi: 'vain 600' }), fits('69')];
    expect((await run({ fitmentDelta })).fitment).toEqual({ added: 1, changed: 1, removed: 1 });
    expect((await run({ fitmentDelta })).fitment).toEqual(none);
    expect(await rows('select model, note from fitment order by model')).toEqual([
      { model: '59', note: { fi: 'vain 600' } },
      { model: '69', note: null },
    ]);
    const redirects = [
      { from: '/a', to: '/b' },
      { from: '/c', to: 'https://example.com/', status: 302, prefix: true },
    ];
    expect((await run({ redirects })).redirects.added).toBe(2);
    const redirectsDelta = [
      { from: '/a', remove: true },
      { from: '/c', to: '/d' },
    ];
    expect((await run({ redirectsDelta })).redirects).toEqual({ added: 0, changed: 1, removed: 1 });
    expect(await rows('select from_path, to_url from redirect')).toEqual([{ from_path: '/c', to_url: '/d' }]);
  });

  it('of vehicles fit spare parts, and are removed with the part', async () => {
    const { run, refused, rows } = await shopWithCatalog(swapAbove);
    const part = (tuotekoodi: string) => ({
      toimittajanumero: '78',
      toimittaja: 'Pohja',
      tuotekoodi,
      tuotenimi: 'Hihna',
      myyntihinta: 9,
    });
    const fits = (sku: string) => ({ sku, make: 'Lynx', model: '49' });
    const parts = { spareParts: [part('A@B/1'), part('C')] };
    await run({ ...parts, fitment: [fits('A@B/1@78'), fits('C@78'), fits('SAHA')] });
    expect(await refused({ fitmentDelta: [fits('C@79'), fits('B@78')] })).toEqual([
      'fitment.delta.jsonl:1: sku: C@79 is no product or spare part',
      'fitment.delta.jsonl:2: sku: B@78 is no product or spare part',
    ]);
    expect(await refused({ sparePartsDelta: [{ ...part('C'), remove: true }], fitmentDelta: [fits('C@78')] })).toEqual([
      'fitment.delta.jsonl:1: sku: C@78 is no product or spare part',
    ]);
    expect((await run({ sparePartsDelta: [part('D')], fitmentDelta: [fits('D@78')] })).fitment.added).toBe(1);
    expect((await run({ sparePartsDelta: [{ ...part('C'), remove: true }] })).fitment.removed).toBe(1);
    const skus = async () => (await rows('select product_sku as sku from fitment order by 1')).map(({ sku }) => sku);
    expect(await skus()).toEqual(['A@B/1@78', 'D@78', 'SAHA']);
    await run({ spareParts: [part('D')] });
    expect(await skus()).toEqual(['D@78', 'SAHA']);
  });

  it('of prices and stock leave the rest unchanged, and report what changed', async () => {
    const { run, rows, found } = await shopWithCatalog(swapAbove);
    const before = await rows('select * from product order by id');
    const diff = await run({ prices: [{ sku: 'SAHA', price: 99 }], stock: [{ sku: 'SAHA', stock: { oulu: 1 } }] });
    expect(diff.changes).toEqual([
      { part: 'prices', kind: 'changed', key: 'SAHA', fields: [{ field: 'price', before: 125.5, after: 99 }] },
      {
        part: 'stock',
        kind: 'changed',
        key: 'SAHA',
        fields: [
          { field: 'stock.oulu', before: 3, after: 1 },
          { field: 'stock.ranua', before: 1, after: 0 },
        ],
      },
    ]);
    expect(await rows('select * from product order by id')).toEqual(before);
    expect(await found('', 'price=99')).toEqual(['SAHA']);
    expect(await found('', 'storeAvailability:oulu')).toEqual(['KYP-M', 'SAHA']);
    expect(await found('', 'storeAvailability:ranua')).toEqual([]);
    expect(await found()).toEqual(['KYP-L', 'KYP-M', 'SAHA']);
  });

  it('redirect the old address of a product to its new one (import-5)', async () => {
    const { run, rows } = await shopWithCatalog(swapAbove);
    const redirects = () => rows('select from_path, to_url from redirect order by 1');
    await run({ productsDelta: [{ ...saw, slug: 'uusi' }] });
    expect(await redirects()).toEqual([{ from_path: '/product/saha', to_url: '/product/uusi' }]);
    await run({ productsDelta: [{ ...saw, slug: 'uusin' }] });
    expect(await redirects()).toEqual([
      { from_path: '/product/saha', to_url: '/product/uusin' },
      { from_path: '/product/uusi', to_url: '/product/uusin' },
    ]);
    await run({ productsDelta: [saw] });
    expect(await redirects()).toEqual([
      { from_path: '/product/uusi', to_url: '/product/saha' },
      { from_path: '/product/uusin', to_url: '/product/saha' },
    ]);
  });

  it('redirect the old address of a category with its own id to its current one (import-5)', async () => {
    const { run, rows } = await shopWithCatalog(swapAbove);
    const redirects = () => rows('select from_path, to_url from redirect order by 1');
    const gear = { id: 'gear', name: { fi: 'Varusteet' } };
    const helmets = { id: 'helmets', name: { fi: 'Kypärät' } };
    await run({
      categoriesDelta: [
        { ...gear, path: 'varusteet' },
        { ...helmets, path: 'varusteet/paahan' },
        { id: 'karhu', path: 'brandit/karhu', name: { fi: 'Karhu' } },
      ],
    });
    expect(await redirects()).toEqual([]);
    await run({
      categoriesDelta: [
        { ...gear, path: 'kypparat' },
        { ...helmets, path: 'kypparat/paahan' },
        { id: 'karhu', path: 'brandit/ohto', name: { fi: 'Ohto' } },
      ],
    });
    expect(await redirects()).toEqual([
      { from_path: '/brandit/karhu', to_url: '/brandit/ohto' },
      { from_path: '/category/varusteet', to_url: '/category/kypparat' },
      { from_path: '/category/varusteet/paahan', to_url: '/category/kypparat/paahan' },
    ]);
    await run({
      categoriesDelta: [
        { ...gear, path: 'varusteet' },
        { ...helmets, path: 'varusteet/kyparat' },
      ],
    });
    expect((await redirects()).slice(1)).toEqual([
      { from_path: '/category/kypparat', to_url: '/category/varusteet' },
      { from_path: '/category/kypparat/paahan', to_url: '/category/varusteet/kyparat' },
      { from_path: '/category/varusteet/paahan', to_url: '/category/varusteet/kyparat' },
    ]);
  });
});

it('a dry run reports what the import would change, and writes nothing', async () => {
  const { run, everything, kept } = await testImport();
  const folder = {
    categories,
    products,
    redirects: [{ from: '/a', to: '/b' }],
    fitment: [{ sku: 'KYP', make: 'Lynx', model: '49' }],
  };
  const before = await everything();
  const dry = await run(folder, { dryRun: true });
  expect(await everything()).toEqual(before);
  expect(kept).not.toHaveBeenCalled();
  expect(await run(folder)).toEqual(dry);
  expect(kept).toHaveBeenCalledTimes(2);
  const next = { products: [{ ...saw, brand: 'Muu', price: 3, stock: {} }] };
  const dryRun = await run(next, { dryRun: true });
  expect(dryRun.products).toEqual({ added: 0, changed: 1, removed: 1 });
  expect(dryRun.changes).toContainEqual({
    part: 'products',
    kind: 'changed',
    key: 'SAHA',
    fields: [{ field: 'brand', before: 'Pohja', after: 'Muu' }, { field: 'categories' }],
  });
  expect(await run(next)).toEqual(dryRun);
});

it('store documents and show them on the product', async () => {
  const { run, refused, db, kept } = await testImport();
  const documents = [
    { title: { fi: 'Ohje' }, file: 'ohje.pdf', language: 'fi' },
    { title: { fi: 'Muualla' }, url: 'https://example.com/a.pdf' },
  ];
  expect((await refused({ categories, products: [{ ...saw, documents }] }))[0]).toContain(
    'documents/ohje.pdf is not there',
  );
  await run({ categories, products: [{ ...saw, documents }], documents: ['ohje.pdf'] });
  expect((await db.query('select documents from product')).rows[0]?.documents).toEqual([
    { id: '0123456789abcdef', file: 'ohje.pdf', bytes: 9, title: { fi: 'Ohje' }, language: 'fi' },
    { url: 'https://example.com/a.pdf', title: { fi: 'Muualla' }, language: null },
  ]);
  expect(kept).toHaveBeenCalledOnce();
});

it('record prices once, and accept earlier prices (price-5)', async () => {
  const { run, refused, db } = await testImport();
  const priceHistory = [
    { sku: 'SAHA', price: 150, from: '2026-10-01T00:00:00+03:00' },
    { sku: 'SAHA', price: 120, from: '2026-11-10T00:00:00+02:00' },
  ];
  const folder = { categories, products: [{ ...saw, firstSoldOn: '2026-01-01', salePrice: 100 }], priceHistory };
  const diff = await run(folder);
  expect(diff.priceHistory.added).toBe(2);
  expect((await run(folder)).priceHistory).toEqual(none);
  const { rows } = await db.query('select cents, declared from price_history order by from_at');
  expect(rows).toEqual([
    { cents: 15_000, declared: true },
    { cents: 12_000, declared: true },
    { cents: 10_000, declared: false },
  ]);
  const [{ lowest = 0 } = {}] = (
    await db.query("select prices #>> '{reductions,0,reference}' as lowest from product_variant")
  ).rows;
  expect(Number(lowest)).toBe(12_000);
  const late = [{ sku: 'SAHA', price: 1, from: '2026-11-22T00:00:00+02:00' }];
  expect((await refused({ priceHistory: late }))[0]).toContain(
    'from: the shop has recorded the prices of this sku itself',
  );
});

it.each<[string, Parameters<Awaited<ReturnType<typeof testImport>>['refused']>[0], string]>([
  [
    'a circle',
    {
      redirects: [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ],
    },
    'to: leads back to itself',
  ],
  [
    'a circle in another spelling',
    {
      redirects: [
        { from: '/vanha/', to: '/b' },
        { from: '/b', to: '/vanha' },
      ],
    },
    'to: leads back to itself',
  ],
  ['a circle below itself', { redirects: [{ from: '/a', to: '/a/b', prefix: true }] }, 'to: leads back to itself'],
  [
    'fitment of nothing',
    { fitment: [{ sku: 'X', make: 'a', model: 'b' }] },
    'fitment.jsonl:1: sku: X is no product or spare part',
  ],
  ['prices of nothing', { prices: [{ sku: 'X', price: 1 }] }, 'prices.jsonl:1: sku: X is no sku for sale'],
  ['a deposit without its mode', { categories, products: [{ ...saw, deposit: 9 }] }, 'deposit: is only for'],
  [
    'a deposit that is all',
    { categories, products: [{ ...saw, saleMode: 'deposit', deposit: 125.5 }] },
    'must be below price',
  ],
  [
    'two used machines in one row',
    {
      categories,
      products: [{ ...saw, tradeIn: { year: 2019, condition: 'good', store: 'oulu', marginScheme: true } }],
    },
    'stock: of a trade-in is one piece in oulu',
  ],
  [
    'a gift card that is cheaper for a while',
    { categories, products: [{ ...saw, giftCard: true, salePrice: 50, lowest30: 125.5 }] },
    'salePrice: is not for a gift card',
  ],
  [
    'VAT of a gift card',
    { categories, products: [{ ...saw, giftCard: true, vatClass: 'reduced' }] },
    'vatClass: of a gift card is voucher',
  ],
  [
    'a voucher that is none',
    { categories, products: [{ ...saw, vatClass: 'voucher' }] },
    'is voucher without giftCard',
  ],
  ['an unknown relation', { categories, products: [{ ...saw, accessories: ['Y'] }] }, 'accessories.0: Y is no product'],
])('are rejected: %s', async (_, content, problem) => {
  const { refused } = await testImport();
  expect((await refused(content)).join('\n')).toContain(problem);
});

it('sell a used machine once, under the margin scheme (product-6)', async () => {
  const { run, db } = await testImport();
  const tradeIn = { year: 2019, condition: 'good', store: 'oulu', marginScheme: true };
  await run({ categories, products: [{ ...saw, stock: { oulu: 1 }, tradeIn }, helmet, helmetM, helmetL] });
  const { rows } = await db.query(
    "select vat_class, product_line from product p join product_variant v on product_id = p.id where p.sku = 'SAHA'",
  );
  expect(rows).toEqual([{ vat_class: 'margin', product_line: 2 }]);
});

it('import pages and articles too', async () => {
  const { deps, db } = await testImport();
  const folder = await catalogFolder({ categories });
  await mkdir(join(folder, 'content/fi/pages'), { recursive: true });
  const page = (text: string) =>
    writeFile(
      join(folder, 'content/fi/pages/huolto.md'),
      `---\ntitle: Huolto\ndescription: Huollosta.\n---\n${text}\n`,
    );
  await page('Huollamme [kaikki](/category/ajovarusteet) [ja](/category/ei-ole).');
  const pages = async () => (await db.query('select plain from content_page')).rows;
  const dryRun = await importCatalog(deps, folder, { dryRun: true });
  expect(dryRun.content.changed).toBe(1);
  expect(await pages()).toEqual([]);
  const { notes, ...done } = await importCatalog(deps, folder);
  expect({ ...done, notes: [] }).toEqual(dryRun);
  // one of them came with the same import
  expect(notes.map(({ reason }) => reason)).toEqual([
    'links to /category/ei-ole, which is not a category',
    'has no translation; English pages show it in Finnish',
  ]);
  expect(await pages()).toHaveLength(1);
  expect((await importCatalog(deps, folder)).content.changed).toBe(0);

  // an owner's redirect from before a former address is gone
  const to = async () => (await db.query("select to_url from redirect where from_path = '/cms/vanha'")).rows;
  await writeFile(
    join(folder, 'content/fi/pages/huolto.md'),
    '---\ntitle: Huolto\ndescription: Huollosta.\nformerly: vanha\n---\nA\n',
  );
  await writeFile(join(folder, 'redirects.csv'), 'from,to\n/cms/vanha,/haku\n');
  await importCatalog(deps, folder);
  expect(await to()).toEqual([{ to_url: '/haku' }]);
  await writeFile(join(folder, 'redirects.csv'), 'from,to\n/cms/toinen,/haku\n');
  await importCatalog(deps, folder, { allowRemovals: true });
  expect(await to()).toEqual([{ to_url: '/cms/huolto' }]);

  await page('<b>Ei</b>');
  await expect(importCatalog(deps, folder)).rejects.toThrow('nothing was changed');
});
