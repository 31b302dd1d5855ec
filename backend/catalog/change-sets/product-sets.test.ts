import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportCatalog } from '#backend/catalog/export/export-catalog.ts';
import { emptyFolder } from '#backend/catalog/export/test-catalog.ts';
import { helmet, helmetL, helmetM } from '#backend/catalog/import/test-folder.ts';
import type { Shop } from '#backend/shop.ts';
import type { ChangeRule } from '#domain/catalog/change-sets/change-set.ts';
import { aino, all, goods, plus, setShop } from './test-sets.ts';

/** The current values of the catalog as the export writes them; the price history, which only grows, is apart. */
async function exported(shop: Shop): Promise<string[]> {
  const folder = join(await emptyFolder(), 'out');
  await exportCatalog(shop, folder);
  return Promise.all(
    ['products', 'prices', 'categories'].map((name) => readFile(join(folder, `${name}.jsonl`), 'utf8')),
  );
}

const helmets = [
  { ...helmet, categories: ['ajovarusteet'] },
  helmetM,
  { ...helmetL, salePrice: undefined, lowest30: undefined, saleEndsAt: undefined },
];

describe('undo leaves current values byte for byte as they were (change-7)', () => {
  test.each<[string, ChangeRule]>([
    ['a label', { kind: 'label', label: 'outlet', isSet: true }],
    ['a category', { kind: 'category', from: 'ajovarusteet', to: 'kelkat' }],
    ['a brand', { kind: 'brand', brand: 'Routa' }],
    ['an attribute', { kind: 'attribute', label: { fi: 'Paino', en: 'Weight' }, value: '4 kg' }],
    [
      'quantity prices',
      {
        kind: 'quantity',
        breaks: [
          { from: 4, percent: 5 },
          { from: 10, percent: 12.5 },
        ],
      },
    ],
    ['a rise of prices', plus(4)],
    ['a fall of prices', plus(-20)],
    [
      'a coming reduction',
      {
        kind: 'reduction',
        change: { by: 'percent', percent: -10 },
        rounding: null,
        from: null,
        until: '2027-01-01T00:00:00Z',
      },
    ],
  ])('%s', async (_, rule) => {
    const { shop, made, approved, wait, found } = await setShop({ products: [...goods(3), ...helmets] });
    const before = await exported(shop);
    const set = await made(rule);
    expect(set.counts.problems).toBe(0);
    await approved(set.id);
    await wait(15);
    expect((await found(set.id)).state).toBe('applied');
    expect(await exported(shop)).not.toEqual(before);
    const undo = await shop.changeSets.undo(aino, set.id);
    if (!undo.ok) throw new Error(undo.reason);
    await approved(undo.value.id);
    await wait(15);
    expect((await found(set.id)).state).toBe('undone');
    expect(await exported(shop)).toEqual(before);
  });

  test('edited cells of a page and of a variant, in several fields (change-1)', async () => {
    const { shop, approved, found, wait, rowsOf } = await setShop({ products: [...goods(2), ...helmets] });
    const before = await exported(shop);
    const made = await shop.changeSets.make(aino, {
      title: 'Solut',
      source: 'cells',
      rows: [
        {
          part: 'products',
          row: { sku: 'T1', name: { fi: 'Uusi', en: 'New' }, description: { fi: 'Sana' }, price: 120 },
        },
        { part: 'products', row: { sku: 'KYP-M', ean: '6412345678905', backorder: true } },
        { part: 'products', row: { sku: 'T2', popularity: 4, name: { fi: 'Tuote 2' } } },
      ],
    });
    if (!made.ok) throw new Error(made.reason);
    const { id } = made.value;
    expect((await rowsOf(id)).map(({ key, changes }) => [key, changes])).toMatchObject([
      [
        'T1',
        [{ field: 'name', before: { fi: 'Tuote 1' }, after: { fi: 'Uusi', en: 'New' } }, { field: 'description' }],
      ],
      ['T1', [{ field: 'price', before: 10_000, after: 12_000 }]],
      ['KYP-M', [{ field: 'ean', before: null, after: '6412345678905' }, { field: 'backorder' }]],
      ['T2', [{ field: 'popularity', before: null, after: 4 }]],
    ]);
    expect(await approved(id)).toBe('scheduled');
    await wait(15);
    expect((await shop.prices.show('T1'))?.now.price).toBe(12_000);
    const undo = await shop.changeSets.undo(aino, id);
    if (!undo.ok) throw new Error(undo.reason);
    await approved(undo.value.id);
    await wait(15);
    expect((await found(id)).state).toBe('undone');
    expect(await exported(shop)).toEqual(before);
  });
});

test('rows that the import refuses are named, and the others are applied without them (change-3)', async () => {
  const { shop, approved, rowsOf, found } = await setShop({ products: goods(3) });
  const made = await shop.changeSets.make(aino, {
    title: 'Tiedosto',
    source: 'file',
    rows: [
      { part: 'products', row: { sku: 'T1', categories: ['olematon'] } },
      { part: 'products', row: { sku: 'T2', brand: '' } },
      { part: 'products', row: { sku: 'T3', slug: 't3-uusi' } },
      { part: 'products', row: { sku: 'T3', remove: true } },
    ],
  });
  if (!made.ok) throw new Error(made.reason);
  const { id } = made.value;
  expect((await rowsOf(id)).map(({ key, reason }) => [key, reason])).toEqual([
    ['T1', 'categories.0 olematon is no category'],
    ['T2', 'brand must not be empty'],
    ['T3', 'remove-elsewhere'],
  ]);
  await shop.changeSets.resolve(aino, id, 'problems', 'skip');
  expect(await approved(id)).toBe('applied');
  expect((await found(id)).counts).toMatchObject({ changed: 0, skipped: 3 });
});

test('an edit of a product after the check is a conflict, and after the set keeps it from being undone', async () => {
  const { shop, made, approved, rowsOf, found } = await setShop({ products: goods(2) });
  const edit = async (sku: string, fi: string) => {
    const other = await made({ kind: 'attribute', label: { fi }, value: 'x' }, { by: 'skus', skus: [sku] });
    await approved(other.id);
  };
  const set = await made({ kind: 'attribute', label: { fi: 'Väri' }, value: 'Musta' }, all);
  await edit('T1', 'Koko');
  expect(await approved(set.id)).toBe('checked');
  expect((await rowsOf(set.id)).map(({ problem }) => problem)).toEqual(['conflict', null]);
  await shop.changeSets.resolve(aino, set.id, 'problems', 'skip');
  expect(await approved(set.id)).toBe('applied');
  await edit('T2', 'Paino');
  const undo = await shop.changeSets.undo(aino, set.id);
  if (!undo.ok) throw new Error(undo.reason);
  expect((await rowsOf(undo.value.id)).map(({ key, problem }) => [key, problem])).toEqual([['T2', 'changed_since']]);
  expect((await found(undo.value.id)).counts).toMatchObject({ changed: 0, skipped: 1 });
});
