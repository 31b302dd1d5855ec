import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { originalCell, safeCell } from '#domain/catalog/imports/formula-cell.ts';
import { AS_RECOGNISED } from '#domain/catalog/imports/import-run.ts';
import { correctedRows, type RowSource } from './files/row-source.ts';
import { formatOf, readHead, recognise, tableRows } from './files/table-file.ts';
import { csvLine } from './files/write-file.ts';
import { unpackSheet } from './files/xlsx.ts';

/** Columns that a file of broken rows has besides its own. */
const LINE = '#rivi';
const REASON = '#syy';
const BOM = '\uFEFF';
const BATCH = 500;

export type Fix = { line: number; column: string; value: string };

/** Stores corrected cells; a later correction of the same cell counts. */
export async function storeFixes(db: Kysely<Tables>, id: number, fixes: readonly Fix[]): Promise<void> {
  for (let from = 0; from < fixes.length; from += BATCH) {
    const rows = fixes
      .slice(from, from + BATCH)
      .map(({ line, column, value }) => ({ run_id: id, line, column_name: column, value: value.replaceAll('\0', '') }));
    await sql`insert into import_fix (run_id, line, column_name, value)
      select run_id, line, column_name, value from json_populate_recordset(null::import_fix, ${JSON.stringify(rows)}::json)
      on conflict (run_id, line, column_name) do update set value = excluded.value`.execute(db);
  }
}

/** The broken rows of a run as a file for spreadsheets: their lines and reasons before their own columns. */
export async function* brokenRows(db: Kysely<Tables>, id: number, source: RowSource): AsyncGenerator<string> {
  const { rows } = await sql<{ line: number; reason: string }>`
    select line, string_agg(concat_ws(': ', nullif(column_name, ''), reason), '; ' order by n) as reason from import_problem
    where run_id = ${id} and line is not null group by line`.execute(db);
  const reasons = new Map(rows.map(({ line, reason }) => [line, reason]));
  yield BOM + csvLine([LINE, REASON, ...source.columns.map(({ name }) => safeCell(name))]);
  for await (const { line, cells } of correctedRows(source)) {
    const reason = reasons.get(line);
    if (reason !== undefined) yield csvLine([String(line), ...[reason, ...cells].map(safeCell)]);
  }
}

/** Reads a corrected file of broken rows; null when it is none. */
export async function readCorrections(path: string, source: RowSource): Promise<Fix[] | null> {
  const format = await formatOf(path);
  if (format === 'jsonl') return null;
  if (format === 'xlsx') await unpackSheet(path);
  const recognised = await recognise(path, format, AS_RECOGNISED);
  const { names } = await readHead(path, recognised);
  const lineAt = names.indexOf(LINE);
  if (lineAt < 0) return null;
  const known = new Set(source.columns.map(({ name }) => safeCell(name)));
  const fixes: Fix[] = [];
  let isHeader = true;
  for await (const { cells } of tableRows(path, recognised)) {
    const line = Number(cells[lineAt]);
    if (!isHeader && Number.isInteger(line))
      for (const [at, name] of names.entries())
        if (known.has(name)) fixes.push({ line, column: originalCell(name), value: originalCell(cells[at] ?? '') });
    isHeader = false;
  }
  return fixes;
}
