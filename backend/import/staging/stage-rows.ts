import type { z } from 'zod';
import { type Line, readRows } from '../reading/read-rows.ts';
import type { ImportRun } from '../run.ts';
import { insert } from './rows.ts';

const BATCH = 500;
const PLACE = ['n', 'file', 'line'];

/**
 * Streams the files of a part into its raw table, in batches; bad rows are noted and left out. `columns` are those of
 * the table besides the row's place. Returns the number of rows.
 */
export async function stageRows<S extends z.ZodType>(
  run: ImportRun,
  name: string,
  schema: S,
  table: string,
  columns: readonly string[],
  toColumns: (row: z.infer<S>) => object,
): Promise<number> {
  let batch: object[] = [];
  let n = 0;
  const flush = () => {
    const rows = batch;
    batch = [];
    return insert(run.db, `staging.${table}`, [...PLACE, ...columns], rows);
  };
  for await (const { file, line, row } of readRows(run.folder, name, schema, run.problems)) {
    n++;
    batch.push({ n, file, line, ...toColumns(row) });
    await run.pace();
    if (batch.length < BATCH) continue;
    // once a row was bad nothing will be written: the rest is only checked
    if (run.problems.count() > 0) batch = [];
    else await flush();
    run.progress('read', run.rowsRead(BATCH), 0);
  }
  if (run.problems.count() === 0) await flush();
  return n;
}

/** All rows of a part that is small enough to keep, such as the category tree. */
export async function collectRows<S extends z.ZodType>(run: ImportRun, name: string, schema: S) {
  const rows: Line<z.infer<S>>[] = [];
  for await (const row of readRows(run.folder, name, schema, run.problems)) rows.push(row);
  return rows;
}
