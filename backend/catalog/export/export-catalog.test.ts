import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { isUnchanged } from '#backend/catalog/import/diff.ts';
import { importCatalog } from '#backend/catalog/import/import-catalog.ts';
import type { Shop } from '#backend/shop.ts';
import type { PricePlan } from '#domain/catalog/prices/price-plan.ts';
import { testShop } from '#test/test-shop.ts';
import { exportCatalog, FolderNotEmpty } from './export-catalog.ts';
import { catalogFolder, contentOf, emptyFolder } from './test-catalog.ts';

it.each(['jsonl', 'csv'] as const)(
  'an export as %s imports into an empty shop as the same catalog, byte for byte (import-4)',
  async (format) => {
    const { shop } = await testShop();
    await importCatalog(shop, await catalogFolder());
    const first = await emptyFolder();
    await exportCatalog(shop, first, { format });
    const again = await importCatalog(shop, first);
    expect(again).toSatisfy(isUnchanged);

    const { shop: other, clock } = await testShop();
    clock.now = new Date('2026-11-22T08:00:00Z');
    await importCatalog(other, first);
    const second = await emptyFolder();
    await exportCatalog(other, second, { format });
    expect(await contentOf(second)).toEqual(await contentOf(first));
    expect((await contentOf(first))['drawings/kaira-umpi-tela.svg']).toMatch(/<svg .*"><path/);
    // the second step of a campaign keeps the reference and the start of the first
    expect(await plan(other)).toEqual(await plan(shop));
    expect((await plan(other)).reductions[1]).toMatchObject({
      cents: 13_900,
      reference: 18_000,
      campaignFrom: '2026-10-31T22:00:00.000Z',
    });
    expect(await importCatalog(other, first)).toSatisfy(isUnchanged);
  },
);

async function plan(shop: Shop): Promise<PricePlan> {
  const { rows } = await shop.db.query("select prices from product_variant where sku = 'TUOLI-A'");
  return rows[0]?.prices as PricePlan;
}

it('never overwrites a folder, and leaves nothing when it fails', async () => {
  const { shop } = await testShop();
  await importCatalog(shop, await catalogFolder());
  const folder = await emptyFolder();
  await writeFile(join(folder, 'oma.txt'), '');
  await expect(exportCatalog(shop, folder)).rejects.toThrow(FolderNotEmpty);
  expect(await readdir(folder)).toEqual(['oma.txt']);

  const target = join(await emptyFolder(), 'a/b');
  await mkdir(dirname(target), { recursive: true });
  const broken = { ...shop, documents: { read: () => Promise.reject(new Error('disk')) } };
  await expect(exportCatalog(broken, target)).rejects.toThrow('disk');
  expect(await readdir(dirname(target))).toEqual([]);
});

it('exports only the requested parts; prices and stock then have all skus', async () => {
  const { shop } = await testShop();
  await importCatalog(shop, await catalogFolder());
  const folder = join(await emptyFolder(), 'osa');
  const { rows } = await exportCatalog(shop, folder, { only: ['prices', 'stock'], format: 'csv' });
  expect(Object.keys(await contentOf(folder))).toEqual(['price-history.csv', 'prices.csv', 'stock.csv']);
  expect(rows).toMatchObject({ stock: 8 });
});
