import type { Cells } from '#backend/catalog/import/reading/csv.ts';
import type { FileColumn, Recognised } from '#domain/catalog/imports/import-run.ts';
import type { Fixes } from '../queries.ts';
import { tableRows } from './table-file.ts';

/** A stored file with what people decided about it: corrected cells, and lines that are left out. */
export type RowSource = {
  path: string;
  recognised: Recognised;
  columns: FileColumn[];
  fixes: Fixes;
  skipped: ReadonlySet<number>;
};

const isEmpty = (cell: string) => cell.trim() === '';

/** The rows of a file without its header and without lines that are left out, with corrected cells. */
export async function* correctedRows({ path, recognised, columns, fixes, skipped }: RowSource): AsyncGenerator<Cells> {
  let isHeader = true;
  for await (const { line, cells } of tableRows(path, recognised)) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    if (skipped.has(line)) continue;
    // a spreadsheet's rows end with their last cell; a row of CSV may end with empty ones
    if (recognised.format === 'xlsx') while (cells.length < columns.length) cells.push('');
    while (cells.length > columns.length && isEmpty(cells.at(-1) ?? '')) cells.pop();
    const fixed = fixes.get(line);
    if (fixed) for (const [at, { name }] of columns.entries()) cells[at] = fixed.get(name) ?? cells[at] ?? '';
    yield { line, cells };
  }
}
