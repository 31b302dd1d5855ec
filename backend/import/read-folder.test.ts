import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ShopError } from '#domain/base/error-codes.ts';
import { describeProblem, ImportRefused } from './problems.ts';
import { readFolder } from './read-folder.ts';
import { catalogFolder, categories, type FolderContent, helmetL, helmetM, products, saw } from './test-folder.ts';

const before = {
  categoryPaths: new Set<string>(),
  skus: new Set<string>(),
  firstSoldOn: new Map(),
  today: '2026-11-21',
};

async function problemsOf(content: FolderContent): Promise<string[]> {
  const reading = readFolder(await catalogFolder(content), before, { add: async () => 'id' }, () => {});
  const error = await reading.catch((thrown) => thrown);
  if (!(error instanceof ImportRefused)) throw error;
  return error.problems.map(describeProblem);
}

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
])('refuses %s', async (_, content, problem) => {
  expect((await problemsOf(content)).join('\n')).toContain(problem);
});

it('stops at a hundred problems', async () => {
  expect(await problemsOf({ products: Array.from({ length: 300 }, () => ({})) })).toHaveLength(100);
});

it('names a picture that cannot be read with the row that uses it', async () => {
  const add = async () => {
    throw new ShopError('invalid-argument', 'not a readable svg picture');
  };
  const reading = readFolder(await catalogFolder({ categories, products }), before, { add }, () => {});
  await expect(reading).rejects.toMatchObject({
    problems: [
      { file: 'products.jsonl', line: 2, field: 'images.0.file' },
      {
        file: 'products.jsonl',
        line: 2,
        field: 'images.1.file',
        reason: 'pictures/kelkka.svg: not a readable svg picture',
      },
    ],
  });
});

it('takes the firstSoldOn of a known product', async () => {
  const folder = await catalogFolder({ categories, products: [{ ...saw, salePrice: 9, firstSoldOn: undefined }] });
  const read = (firstSoldOn: [string, string][]) =>
    readFolder(folder, { ...before, firstSoldOn: new Map(firstSoldOn) }, { add: async () => 'id' }, () => {});
  await expect(read([['SAHA', '2026-10-01']])).rejects.toBeInstanceOf(ImportRefused);
  await expect(read([])).resolves.toMatchObject({ products: [{ row: { sku: 'SAHA' } }] });
});

it('lets a stock file replace the stock of the product rows', async () => {
  const stock = [{ sku: 'SAHA', stock: { ranua: 9 } }];
  const folder = await catalogFolder({ categories, products: [saw], stock });
  const data = await readFolder(folder, before, { add: async () => 'id' }, () => {});
  expect(data.stock.get('SAHA')).toEqual({ shelf: { ranua: 9 }, backorder: false, nextDeliveryDate: null });
});

it('reads a part from several files, and names the file of a bad row', async () => {
  const folder = await catalogFolder({ categories });
  await mkdir(join(folder, 'products'));
  const write = (file: string, row: object) => writeFile(join(folder, 'products', file), JSON.stringify(row));
  await write('1-saws.jsonl', saw);
  await write('2-more.jsonl', { ...saw, sku: 'B', slug: 'b' });
  const data = await readFolder(folder, before, { add: async () => 'id' }, () => {});
  expect(data.products?.map(({ row }) => row.sku)).toEqual(['SAHA', 'B']);
  await write('2-more.jsonl', saw);
  await expect(readFolder(folder, before, { add: async () => 'id' }, () => {})).rejects.toMatchObject({
    problems: [
      { file: 'products/2-more.jsonl', line: 1, field: 'sku', reason: 'is already on line 1 of products/1-saws.jsonl' },
    ],
  });
});
