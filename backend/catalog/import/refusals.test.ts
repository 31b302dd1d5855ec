import { expect, it, vi } from 'vitest';
import { ShopError } from '#domain/base/error-codes.ts';
import { describeProblem } from './problems.ts';
import { categories, type FolderContent, helmetL, helmetM, products, saw } from './test-folder.ts';
import { testImport } from './test-import.ts';

it.each<[string, FolderContent, string]>([
  ['an empty folder', {}, 'has none of categories.jsonl'],
  [
    'an unknown category',
    { categories, products: [{ ...saw, categories: ['x'] }] },
    'products.jsonl:1: categories.0: x is no category',
  ],
  ['an unknown parent', { categories, products: [helmetM] }, 'products.jsonl:1: parentSku: KYP is no row'],
  ['a sku twice', { categories, products: [saw, saw] }, 'products.jsonl:2: sku: is already on line 1'],
  [
    'a slug twice',
    { categories, products: [saw, { ...saw, sku: 'B' }] },
    'products.jsonl:2: slug: is already on line 1',
  ],
  ['a missing field', { categories, products: [{ ...saw, brand: undefined }] }, 'products.jsonl:1: brand: is missing'],
  ['three decimals', { categories, products: [{ ...saw, price: 1.234 }] }, 'price: must have at most two decimals'],
  [
    'a control character',
    { categories, products: [{ ...saw, description: { fi: 'a\u0000b' } }] },
    'description.fi: must not have',
  ],
  [
    'half a character',
    { categories, products: [{ ...saw, name: { fi: 'a\ud800' } }] },
    'name.fi: has a broken character',
  ],
  ['a list for a row', { categories, products: ['[1]', 'null'] }, 'products.jsonl:2'],
  ['an unknown store', { categories, products: [{ ...saw, stock: { kemi: 1 } }] }, 'products.jsonl:1: stock.kemi'],
  [
    'an unknown delivery method',
    { categories, products: [{ ...saw, shippingMethods: ['999'] }] },
    '999 is no delivery method',
  ],
  [
    'a reduction without a price',
    { categories, products: [{ ...saw, price: undefined, salePrice: 9 }] },
    'salePrice: is a reduction without any earlier price',
  ],
  [
    'a reduction without its 30-day price',
    { categories, products: [{ ...saw, salePrice: 9, firstSoldOn: '2026-10-22' }] },
    'lowest30: is missing',
  ],
  [
    'a 30-day price above the price',
    { categories, products: [{ ...saw, price: 100, salePrice: 9, lowest30: 120 }] },
    'lowest30: must not be above price',
  ],
  [
    'a parent row with stock',
    { categories, products: [{ ...(products[1] as object), stock: { oulu: 1 } }, helmetM, helmetL] },
    'stock: belongs on the variant rows',
  ],
  [
    'a variant with a brand of its own',
    { categories, products: [products[1] ?? '', { ...helmetM, brand: 'Muu' }, helmetL] },
    'brand: belongs on the parent row (line 1)',
  ],
  [
    'a choice that is none',
    { categories, products: [products[1] ?? '', { ...helmetM, variationOptions: { koko: 'xl' } }, helmetL] },
    'variationOptions.koko: must be one of m, l',
  ],
  [
    'the same choice twice',
    { categories, products: [products[1] ?? '', helmetM, { ...helmetL, variationOptions: { koko: 'm' } }] },
    'variationOptions: are the same as those of KYP-M',
  ],
  ['a missing picture', { categories, products, pictures: [] }, 'images.0.file: pictures/kelkka.svg is not there'],
  ['a category without its parent', { categories: categories.slice(1) }, 'its parent ajovarusteet is no row'],
  [
    'a category twice',
    { categories: [...categories, categories[0] ?? ''] },
    'categories.jsonl:5: path: is already on line 1',
  ],
  ['stock of nothing', { stock: [{ sku: 'X', stock: {} }] }, 'stock.jsonl:1: sku: X is no sku for sale'],
])('rejects %s', async (_, content, problem) => {
  const { refused } = await testImport({ dryRun: true });
  expect((await refused(content)).join('\n')).toContain(problem);
});

it('rejects an empty whole set while the shop has products', async () => {
  const { run, refused } = await testImport();
  await run({ categories, products: [saw] });
  expect((await refused({ products: [] })).join()).toContain('products: has no rows');
});

it('lists a hundred problems of a file and counts all of them (import-1)', async () => {
  const { run } = await testImport();
  const error = await run({
    categories: [{}],
    products: Array.from({ length: 300 }, () => ({})),
    stock: Array.from({ length: 300 }, (_, i) => ({ sku: `${i}`, stock: {} })),
  }).catch((thrown) => thrown);
  expect(error.message).toBe('302 problems, 102 of them listed; nothing was changed');
  expect(error.problems.filter(({ file }: { file: string }) => file === 'products.jsonl')).toHaveLength(100);
});

it('reports the problems of all files in one round, without consequential ones (import-1)', async () => {
  const { refused } = await testImport();
  const [page = '', ...variants] = products.slice(1);
  expect(
    await refused({
      categories: [...categories, { path: 'pyorat', name: { fi: '' } }, { path: 'x/y', name: { fi: 'Y' } }],
      products: [
        { ...saw, price: 'kallis', vatClass: 'x', categories: ['pyorat', 'olematon'], salePrice: 9 },
        { ...(page as object), brand: 'x'.repeat(101), related: ['SAHA', 'PUUTTUU'] },
        ...variants,
        { ...saw, sku: 'TOINEN', slug: 'kypara', foo: 1 },
      ],
      stock: [
        { sku: 'SAHA', stock: { oulu: -1 } },
        { sku: 'EI', stock: { kemi: 1 } },
        { sku: 'KYP-M', stock: {} },
      ],
      prices: [
        { sku: 'TOINEN', price: 1, from: 'eilen' },
        { sku: 'EI-HINTAA', price: 'x' },
      ],
      redirects: [{ from: 'a', to: '/b' }],
      pictures: [],
    }),
  ).toEqual([
    'products.jsonl:1: vatClass: must be one of standard, reduced, press, margin, voucher',
    'products.jsonl:1: price: must be a number',
    'products.jsonl:2: brand: must have at most 100 characters',
    'products.jsonl:5: foo: is not a field of this file',
    'stock.jsonl:1: stock.oulu: must not be negative',
    expect.stringContaining('stock.jsonl:2: stock.kemi: is not a field of this file; stock is given by store'),
    'prices.jsonl:1: from: must be a time such as 2026-12-24T23:59:59+02:00',
    'prices.jsonl:2: price: must be a number',
    'categories.jsonl:5: name.fi: must not be empty',
    'categories.jsonl:6: path: its parent x is no row of this file',
    'redirects.jsonl:1: from: must be a path of the shop such as /vanha/sivu',
    'products.jsonl:5: slug: is already on line 2',
    'products.jsonl:2: related.1: PUUTTUU is no product',
    'stock.jsonl:2: sku: EI is no sku for sale',
    'prices.jsonl:2: sku: EI-HINTAA is no sku for sale',
    'products.jsonl:1: categories.1: olematon is no category',
    'products.jsonl:2: images.0.file: pictures/kelkka.svg is not there',
    'products.jsonl:2: images.1.file: pictures/kelkka.svg is not there',
  ]);
});

it('requires permission to remove more than a fifth with a whole set (import-3)', async () => {
  const { run, refused } = await testImport({ allowRemovals: false });
  const many = Array.from({ length: 10 }, (_, i) => ({ ...saw, sku: `S${i}`, slug: `s-${i}` }));
  await run({ categories, products: many });
  const reason = 'products: would remove 3 of 10 (more than 20 %); to allow it, add --allow-removals';
  expect(await refused({ products: many.slice(3) })).toEqual([reason]);
  const dry = await run({ products: many.slice(3) }, { dryRun: true });
  expect(dry.notes.map(describeProblem)).toEqual([reason]);
  expect((await run({ products: many.slice(2) })).products.removed).toBe(2);
  expect((await run({ products: many.slice(5) }, { allowRemovals: true })).products.removed).toBe(3);
});

it('reports a brand without a category of its own', async () => {
  const { run } = await testImport();
  const { notes } = await run({ categories, products: [{ ...saw, brand: 'Uusi' }, ...products.slice(1)] });
  expect(notes.map(describeProblem)).toEqual([
    'products.jsonl:1: brand: Uusi is the name of no category below brandit',
  ]);
});

it('reports an unreadable picture with the row that uses it', async () => {
  const { refused, deps } = await testImport();
  vi.spyOn(deps.pictures, 'inspect').mockRejectedValue(new ShopError('invalid-argument', 'not a readable svg picture'));
  expect(await refused({ categories, products })).toEqual([
    expect.stringContaining('products.jsonl:2: images.0.file'),
    'products.jsonl:2: images.1.file: pictures/kelkka.svg: not a readable svg picture',
  ]);
});

it('accepts a firstSoldOn of a known product', async () => {
  const { run, refused } = await testImport();
  await run({ categories, products: [{ ...saw, firstSoldOn: '2026-10-01' }] });
  expect((await refused({ products: [{ ...saw, salePrice: 9, firstSoldOn: undefined }] })).join()).toContain(
    'lowest30: is missing',
  );
});

it('a stock file replaces the stock of the product rows', async () => {
  const { run, db } = await testImport();
  await run({ categories, products: [saw], stock: [{ sku: 'SAHA', stock: { ranua: 9 } }] });
  expect((await db.query('select * from stock_level')).rows).toEqual([{ sku: 'SAHA', store_id: 'ranua', qty: 9 }]);
});
