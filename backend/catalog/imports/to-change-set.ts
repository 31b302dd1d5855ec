import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { GivenRow, NewSet } from '#backend/catalog/change-sets/service.ts';
import { priceRow, productDeltaColumns, productDeltaRow } from '#backend/catalog/import/format.ts';
import { createProblems } from '#backend/catalog/import/problems.ts';
import { readRows } from '#backend/catalog/import/reading/read-rows.ts';
import { clearable, fieldOf } from '#backend/catalog/import/reading/shape.ts';
import type { ImportRow } from '#domain/catalog/change-sets/change-set.ts';
import { writeFile } from './files/write-file.ts';
import { createFoundProblems } from './found-problems.ts';
import { brokenLines, type ImportRunRow } from './queries.ts';
import { type RunDeps, sourceOf } from './run-import.ts';

/** Change sets keep their rows twice; larger files are imported as they are. */
const MOST_ROWS = 50_000;
/** What a change set cannot take back: files, pieces, and removed products. */
const ELSEWHERE = ['images', 'documents', 'stock', 'remove'];

/**
 * The rows of a file of products or prices as a change set, which shows each of them with what shoppers will see, and starts prices
 * only ten minutes after the approval (change-6). Null: the file has what a change set cannot hold.
 */
export async function changeSetOf(deps: RunDeps, run: ImportRunRow): Promise<NewSet | null> {
  const { kind } = run;
  if ((kind !== 'products.delta' && kind !== 'prices') || run.counts.rows > MOST_ROWS) return null;
  const part = kind === 'prices' ? 'prices' : 'products';
  const folder = await mkdtemp(join(deps.folderOf(run.id), 'set-'));
  try {
    const source = await sourceOf(deps, run, run.leavesOut ? await brokenLines(deps.db.kysely, run.id) : new Set());
    await writeFile(source, kind, folder, createFoundProblems());
    const schema = kind === 'prices' ? priceRow : productDeltaRow;
    const shape = kind === 'prices' ? fieldOf(priceRow).shape : clearable(fieldOf(productDeltaColumns).shape);
    const rows: GivenRow[] = [];
    for await (const { row, hasAttributeColumns } of readRows(folder, kind, schema, createProblems(), { shape })) {
      if (hasAttributeColumns || ELSEWHERE.some((field) => field in row)) return null;
      const { sku, ...rest } = row;
      rows.push({ part, row: { sku, ...rest } satisfies ImportRow });
    }
    return { title: run.fileName, source: 'file', rows };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
