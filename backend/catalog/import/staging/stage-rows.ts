import type { z } from 'zod';
import { type Line, type ReadOptions, readRows } from '../reading/read-rows.ts';
import type { ImportRun } from '../run.ts';
import { insert } from './rows.ts';

const BATCH = 500;
const PLACE = ['n', 'file', 'line', 'broken'];

/**
 * Streams the files of a part into its staging table in batches. Problems are reported; a wrong row is stored without its wrong
 * fields, as `broken`. `columns` are those of the table except the row's position. Returns the number of rows.
 */
export async function stageRows<S extends z.ZodType>(
  run: ImportRun,
  name: string,
  schema: S,
  table: string,
  columns: readonly string[],
  toColumns: (row: z.infer<S>, dropped: readonly string[], hasAttributeColumns: boolean) => object,
  options: ReadOptions = {},
): Promise<number> {
  let batch: object[] = [];
  let n = 0;
  let inserted: Promise<void> = Promise.resolve();
  /** Returns before the database has stored the batch, so that the next one is read meanwhile. */
  const flush = async () => {
    await inserted;
    inserted = insert(run.db, `staging.${table}`, [...PLACE, ...columns], batch);
    // whoever awaits it gets the error
    inserted.catch(() => {});
    batch = [];
  };
  for await (const found of readRows(run.folder, name, schema, run.problems, options)) {
    const { file, line, row, dropped, hasAttributeColumns = false } = found;
    n++;
    const columns = toColumns(row, dropped ?? [], hasAttributeColumns);
    batch.push({ n, file, line, broken: dropped !== undefined, ...columns });
    await run.pace();
    if (batch.length < BATCH) continue;
    await flush();
    run.progress('read', run.rowsRead(BATCH), 0);
  }
  await flush();
  await inserted;
  return n;
}

/** All rows of a part that fits in memory, such as the category tree. */
export async function collectRows<S extends z.ZodType>(
  run: ImportRun,
  name: string,
  schema: S,
  options: ReadOptions = {},
) {
  const rows: Line<z.infer<S>>[] = [];
  for await (const row of readRows(run.folder, name, schema, run.problems, options)) rows.push(row);
  return rows;
}
