import { existsSync, statSync } from 'node:fs';
import type { Sku } from '#domain/base/ids.ts';
import { centsFromEuros } from '#domain/base/money.ts';
import { recordOf } from '#domain/base/records.ts';
import {
  fitmentDeltaRow,
  fitmentRow,
  type ProductRow,
  priceHistoryRow,
  priceRow,
  productDeltaColumns,
  productDeltaRow,
  productRow,
  stockRow,
} from '../format.ts';
import { ImportRefused, type Problems } from '../problems.ts';
import { partFiles, unknownFiles } from '../reading/part-files.ts';
import { clearable, fieldOf } from '../reading/shape.ts';
import type { ImportRun, Mode } from '../run.ts';
import { stageSpareParts } from '../spare-parts/stage.ts';
import { stageRows } from './stage-rows.ts';

const sets = ['categories', 'products', 'spare-parts', 'fitment', 'diagrams', 'redirects'] as const;
const lists = ['stock', 'prices', 'price-history'] as const;
type SetName = (typeof sets)[number];

/** The parts in a catalog folder. */
export type Folder = { modes: Record<SetName, Mode>; has: Record<(typeof lists)[number], boolean>; content: boolean };

/**
 * Finds the parts of the folder. A file with an unknown name, or a part that is there twice, is reported, and its rows count as
 * lost. Throws `ImportRefused` when there is nothing to import.
 */
export function readFolderParts(folder: string, hasContent: boolean, problems: Problems): Folder {
  const refuse = (reason: string): never => {
    throw new ImportRefused([{ file: folder, line: null, field: '', reason }]);
  };
  if (!existsSync(folder) || !statSync(folder).isDirectory()) refuse('is no folder');
  const names = [...sets, ...sets.map((name) => `${name}.delta`), ...lists];
  for (const { problem, meant } of unknownFiles(folder, names)) {
    problems.add(problem);
    for (const name of meant === null ? names : [meant]) problems.lose(name);
  }
  const isThere = (name: string): boolean => {
    try {
      return partFiles(folder, name).length > 0;
    } catch (error) {
      if (!(error instanceof ImportRefused)) throw error;
      for (const problem of error.problems) problems.add(problem);
      problems.lose(name);
      return false;
    }
  };
  const modeOf = (name: SetName): Mode => {
    const whole = isThere(name);
    const delta = isThere(`${name}.delta`);
    if (whole && delta)
      problems.add({ file: folder, line: null, field: '', reason: `has ${name} and ${name}.delta; keep one of them` });
    if (whole) return 'whole';
    return delta ? 'delta' : null;
  };
  const modes = recordOf(sets, modeOf);
  const has = recordOf(lists, isThere);
  if (problems.count() === 0 && ![...Object.values(modes), ...Object.values(has), hasContent].some(Boolean))
    refuse(`has none of ${[...sets, ...lists].map((name) => `${name}.jsonl`).join(', ')}; see docs/import.md`);
  return { modes, has, content: hasContent };
}

const SINCE_EVER = 0;
const UNTIL_NOW = 9999;

export type Staged = { products: number; parts: number };

/** Streams every large file of the folder into staging tables; problems are reported. */
export async function stageFolder(run: ImportRun, { modes, has }: Folder): Promise<Staged> {
  const { products: mode, fitment } = modes;
  const products =
    mode === null
      ? 0
      : await stageRows(
          run,
          mode === 'delta' ? 'products.delta' : 'products',
          mode === 'delta' ? productDeltaRow : productRow,
          'raw_product',
          ['sku', 'parent_sku', 'slug', 'remove', 'related', 'accessories', 'dropped', 'attribute_columns', 'row'],
          (given, dropped, hasAttributeColumns) => {
            const row = given as ProductRow;
            const remove = 'remove' in row && row.remove === true;
            return {
              sku: row.sku,
              parent_sku: remove ? null : (row.parentSku ?? null),
              slug: row.slug ?? null,
              remove,
              related: row.related ?? null,
              accessories: row.accessories ?? null,
              dropped,
              attribute_columns: hasAttributeColumns,
              row,
            };
          },
          mode === 'delta' ? { shape: clearable(fieldOf(productDeltaColumns).shape) } : {},
        );
  const ofSku = <T extends { sku: Sku }>(row: T) => ({ sku: row.sku, row });
  if (has.stock)
    await stageRows(run, 'stock', stockRow, 'raw_stock', ['sku', 'row'], ofSku, { standIns: { stock: {} } });
  if (has.prices)
    await stageRows(run, 'prices', priceRow, 'raw_price', ['sku', 'row'], ofSku, { standIns: { price: null } });
  if (has['price-history'])
    await stageRows(
      run,
      'price-history',
      priceHistoryRow,
      'raw_history',
      ['sku', 'cents', 'from_at'],
      (row) => ({
        sku: row.sku,
        cents: row.price === null ? null : centsFromEuros(row.price),
        from_at: row.from,
      }),
      { standIns: { price: null, from: '2000-01-01T00:00:00Z' } },
    );
  if (fitment !== null)
    await stageRows(
      run,
      fitment === 'delta' ? 'fitment.delta' : 'fitment',
      fitment === 'delta' ? fitmentDeltaRow : fitmentRow,
      'raw_fitment',
      ['product_sku', 'make', 'model', 'year_from', 'year_to', 'note', 'remove'],
      (row) => ({
        product_sku: row.sku,
        make: row.make,
        model: row.model,
        year_from: row.yearFrom ?? SINCE_EVER,
        year_to: row.yearTo ?? UNTIL_NOW,
        note: row.note ?? null,
        remove: 'remove' in row && row.remove === true,
      }),
      { standIns: { make: '?', model: '?' } },
    );
  const parts = await stageSpareParts(run, modes['spare-parts']);
  await run.db.exec('analyze staging.raw_product (n, sku, parent_sku, slug)');
  for (const table of ['raw_stock', 'raw_price', 'raw_history']) await run.db.exec(`analyze staging.${table} (n, sku)`);
  await run.db.exec('analyze staging.raw_fitment (n, product_sku)');
  return { products, parts };
}
