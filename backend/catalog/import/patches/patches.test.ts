import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exportCatalog } from '#backend/catalog/export/export-catalog.ts';
import { catalogFolder, contentOf, emptyFolder } from '#backend/catalog/export/test-catalog.ts';
import { testShop } from '#test/test-shop.ts';
import { isUnchanged } from '../diff.ts';
import { importCatalog } from '../import-catalog.ts';
import { describeProblem, ImportRefused } from '../problems.ts';

type Row = Record<string, unknown> & { sku: string };

/** A shop with the catalog that has every field, and its export. */
async function setup() {
  const { shop, clock } = await testShop();
  await importCatalog(shop, await catalogFolder());
  clock.now = new Date(+clock.now + 3_600_000);
  const exported = async () => {
    const folder = await emptyFolder();
    await exportCatalog(shop, folder);
    return contentOf(folder);
  };
  const delta = async (content: string | object[], options: { dryRun?: boolean } = {}) => {
    const folder = await emptyFolder();
    const isCsv = typeof content === 'string';
    const text = isCsv ? content : content.map((row) => JSON.stringify(row)).join('\n');
    await writeFile(join(folder, `products.delta.${isCsv ? 'csv' : 'jsonl'}`), text);
    return importCatalog(shop, folder, options);
  };
  const refused = async (content: string | object[]) => {
    const error = await delta(content).catch((thrown) => thrown);
    if (!(error instanceof ImportRefused)) throw error;
    return error.problems.map(describeProblem);
  };
  return { shop, exported, delta, refused };
}

/** The exported product rows that changed, each with its changed fields. */
function changedRows(before: Record<string, string>, after: Record<string, string>) {
  const rowsIn = (files: Record<string, string>) =>
    new Map(
      (files['products.jsonl'] ?? '')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Row)
        .map((row) => [row.sku, row]),
    );
  const [was, is] = [rowsIn(before), rowsIn(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((sku) => {
    const fields = new Set([...Object.keys(was.get(sku) ?? {}), ...Object.keys(is.get(sku) ?? {})]);
    const differing = [...fields].filter(
      (field) => JSON.stringify(was.get(sku)?.[field]) !== JSON.stringify(is.get(sku)?.[field]),
    );
    return differing.length > 0 ? [[sku, Object.fromEntries(differing.map((f) => [f, is.get(sku)?.[f]]))]] : [];
  });
}

it.each([
  ['JSONL', [{ sku: 'PARSA-1', popularity: 10 }], [['PARSA-1', { popularity: 10 }]]],
  ['CSV', 'sku;popularity\nPARSA-1;10\n', [['PARSA-1', { popularity: 10 }]]],
  ['one language', [{ sku: 'TALO', name: { en: 'House' } }], [['TALO', { name: { fi: 'Talo', en: 'House' } }]]],
  [
    'a column of one language',
    'sku;description.en\nPARSA-1;Two.\n',
    [['PARSA-1', { description: { fi: 'Eka.\n\nToka.', en: 'Two.' } }]],
  ],
  [
    'an attribute',
    'sku;attribute:Paino/Weight;attribute:Sävy\nPARSA-1;5 kg;Kirkas\n',
    [
      [
        'PARSA-1',
        {
          attributes: [
            { label: { fi: 'Paino', en: 'Weight' }, value: '5 kg' },
            { label: { fi: 'Väri' }, value: { fi: 'Punainen', en: 'Red' } },
            { label: { fi: 'Sävy' }, value: 'Kirkas' },
          ],
        },
      ],
    ],
  ],
  ['one store', 'sku;stock.oulu\nPARSA-1;9\n', [['PARSA-1', { stock: { oulu: 9, ranua: 1 } }]]],
  ['a variant', [{ sku: 'TUOLI-B', ean: '12345678' }], [['TUOLI-B', { ean: '12345678' }]]],
  [
    'a part of a part',
    [{ sku: 'MATTO', customization: { lengthCm: { max: 500 } } }],
    [
      [
        'MATTO',
        {
          customization: {
            identifier: 'size',
            widthCm: { min: 50, max: 200, step: 1 },
            lengthCm: { min: 50, max: 500, step: 10 },
          },
        },
      ],
    ],
  ],
  [
    'a field cleared',
    [{ sku: 'PARSA-1', labels: null, reviewScore: null, documents: [], safety: { responsible: null }, ean: null }],
    [
      [
        'PARSA-1',
        {
          labels: undefined,
          reviewScore: undefined,
          documents: undefined,
          safety: { warnings: { fi: ['Varo!'] } },
          ean: undefined,
        },
      ],
    ],
  ],
  [
    'a cell that clears',
    'sku;itemId;labelTags;description.en\nPARSA-1;null;null;null\n',
    [['PARSA-1', { description: { fi: 'Eka.\n\nToka.' }, itemId: undefined, labelTags: undefined }]],
  ],
])('changes only the named fields of a known product: %s (import-2)', async (_, content, changed) => {
  const { exported, delta } = await setup();
  const before = await exported();
  const dry = await delta(content, { dryRun: true });
  expect(dry.patches).toBe(1);
  expect(await exported()).toEqual(before);
  const diff = await delta(content);
  expect(diff).toEqual(dry);
  const after = await exported();
  expect(changedRows(before, after)).toEqual(changed);
  const rest = ({ 'products.jsonl': _rows, ...files }: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).filter(([file]) => !file.startsWith('documents/')));
  expect(rest(after)).toEqual(rest(before));
  expect(await delta(content)).toSatisfy(isUnchanged);
  expect(await exported()).toEqual(after);
});

it('renames a picture’s description that was the product’s old name', async () => {
  const { shop, delta } = await setup();
  await delta([{ sku: 'PARSA-1', name: { fi: 'Uusi', en: 'New' } }]);
  const { rows } = await shop.db.query("select images from product where sku = 'PARSA-1'");
  expect(rows[0]?.images).toMatchObject([{ alt: { fi: 'Sivulta' } }, { alt: { fi: 'Uusi', en: 'New' } }]);
});

it('records a changed price once and keeps reductions and scheduled prices that it does not name (import-2)', async () => {
  const { shop, delta, refused } = await setup();
  const planOf = async (sku: string) =>
    (await shop.db.query('select prices from product_variant where sku = $1', [sku])).rows[0]?.prices as {
      regular: object[];
      reductions: object[];
    };
  const history = async (sku: string) =>
    (
      await shop.db.query('select cents from price_history where sku = $1 and not declared order by from_at', [sku])
    ).rows.map(({ cents }) => cents);
  const before = await planOf('TUOLI-A');
  const row = 'sku,price\nPARSA-1,99.9\nTUOLI-A,195\n';
  expect((await delta(row)).prices).toEqual({ added: 0, changed: 2, removed: 0 });
  expect((await delta(row)).prices).toEqual({ added: 0, changed: 0, removed: 0 });
  expect(await history('PARSA-1')).toEqual([12_550, 9990]);
  // the reduction is in force, so the current price did not change
  expect(await history('TUOLI-A')).toEqual([13_900]);
  const after = await planOf('TUOLI-A');
  expect(after.reductions).toEqual(before.reductions);
  expect(after.regular).toMatchObject([{ cents: 18_900 }, { cents: 19_500 }, { cents: 19_900 }]);
  expect(await refused([{ sku: 'TUOLI-A', salePrice: 99 }])).toEqual([
    'products.delta.jsonl:1: salePrice: is one of several running or scheduled reductions; use a prices file',
  ]);
  expect(await refused([{ sku: 'TUOLI-A', price: 120 }])).toEqual([
    'products.delta.jsonl:1: salePrice: must be below price',
  ]);

  await delta([{ sku: 'PARSA-1', salePrice: 80, lowest30: 90, saleEndsAt: '2026-12-01T00:00:00+02:00' }]);
  const [reduced] = (await planOf('PARSA-1')).reductions;
  await delta([{ sku: 'PARSA-1', saleEndsAt: '2026-12-05T00:00:00+02:00' }]);
  expect((await planOf('PARSA-1')).reductions).toEqual([{ ...reduced, until: '2026-12-04T22:00:00.000Z' }]);
  await delta([{ sku: 'PARSA-1', salePrice: null }]);
  expect(await history('PARSA-1')).toEqual([12_550, 9990, 8000, 9990]);
});

it('adds, changes and removes variants, and gives a page’s field to all variants that agree in it', async () => {
  const { exported, delta, refused } = await setup();
  const before = await exported();
  const values = [
    { code: 'a', label: { fi: 'A' } },
    { code: 'b', label: { fi: 'B' } },
    { code: 'c', label: { fi: 'C' } },
  ];
  const choices = [
    { code: 'vari', label: { fi: 'Väri' }, values },
    { code: 'k', label: { fi: 'Koko' }, values: [{ code: 'm', label: { fi: 'M' } }] },
  ];
  await delta([
    { sku: 'TUOLI', selectableVariationAttributes: choices, nextDeliveryDate: '2027-03-01' },
    { sku: 'TUOLI-C', parentSku: 'TUOLI', variationOptions: { vari: 'c', k: 'm' }, price: 150 },
    { sku: 'TUOLI-B', remove: true },
  ]);
  const rows = (await exported())['products.jsonl'] ?? '';
  expect(rows.match(/"TUOLI-\w"/g)).toEqual(['"TUOLI-A"', '"TUOLI-C"']);
  expect(changedRows(before, { 'products.jsonl': rows }).find(([sku]) => sku === 'TUOLI')).toEqual([
    'TUOLI',
    { selectableVariationAttributes: choices, nextDeliveryDate: '2027-03-01' },
  ]);
  expect(await refused([{ sku: 'TUOLI', price: 300 }])).toEqual([
    'products.delta.jsonl:1: price: differs among TUOLI-A, TUOLI-C; give it on the rows of these variants',
  ]);
  expect(await refused(['TUOLI-A', 'TUOLI-C'].map((sku) => ({ sku, remove: true })))).toEqual([
    'products.delta.jsonl:1: sku: is the last variant of TUOLI; remove TUOLI',
  ]);
});

it('follows a category moved in the same import, and leaves stock and prices to their own files', async () => {
  const { shop } = await setup();
  const folder = await emptyFolder();
  const moved = { id: 'c-1', path: 'talo', name: { fi: 'Koti' } };
  const chairs = { id: 'koti/tuolit', path: 'talo/tuolit', name: { fi: 'Tuolit' } };
  await writeFile(join(folder, 'categories.delta.jsonl'), [moved, chairs].map((row) => JSON.stringify(row)).join('\n'));
  await writeFile(join(folder, 'products.delta.csv'), 'sku;price;popularity\nPARSA-1;90;8\n');
  await writeFile(join(folder, 'stock.csv'), 'sku;stock.oulu\nPARSA-1;7\n');
  await writeFile(join(folder, 'prices.csv'), 'sku;price\nPARSA-1;95\n');
  await importCatalog(shop, folder);
  const { rows } = await shop.db.query(
    `select popularity, prices #> '{regular,-1,cents}' as cents, array(select path from category c
       join product_category listed on listed.category_id = c.id where product_id = p.id order by position) as paths,
       (select json_object_agg(store_id, qty) from stock_level where sku = 'PARSA-1' and qty > 0) as shelf
     from product p join product_variant v on v.product_id = p.id where p.sku = 'PARSA-1'`,
  );
  expect(rows).toEqual([{ popularity: 8, cents: 9500, paths: ['talo/tuolit', 'brandit/lehto'], shelf: { oulu: 7 } }]);
});

it('rejects an unknown sku with missing fields, a cleared required field, and conflicts with stored fields', async () => {
  const { exported, refused } = await setup();
  const before = await exported();
  const isNew = 'is missing: PARSA-2 is a new product; did you mean PARSA-1?';
  expect(
    await refused([
      { sku: 'PARSA-2', price: 9, name: { en: 'Only' } },
      { sku: 'PARSA-1', name: null, prise: 1 },
      { sku: 'TALO', deposit: 5 },
      { sku: 'MATTO', customization: { widthCm: { max: 10 } } },
    ]),
  ).toEqual([
    'products.delta.jsonl:2: name: must have parts, such as fi and en',
    'products.delta.jsonl:2: prise: is not a field of this file; did you mean price?',
    'products.delta.jsonl:4: customization.widthCm.max: must not be below min',
    'products.delta.jsonl:1: name.fi: is missing',
    ...['slug', 'brand', 'categories', 'shippingClass'].map((field) => `products.delta.jsonl:1: ${field}: ${isNew}`),
    'products.delta.jsonl:3: deposit: is only for a row with saleMode "deposit"',
  ]);
  expect(await exported()).toEqual(before);
});
