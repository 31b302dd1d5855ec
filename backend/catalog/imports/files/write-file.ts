import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { jsonlLines } from '#backend/catalog/import/reading/jsonl.ts';
import { createPace } from '#backend/catalog/import/staging/pace.ts';
import type { FileKind } from '#domain/catalog/imports/import-run.ts';
import type { FoundProblems } from '../found-problems.ts';
import { createLineMap, type LineMap } from './line-map.ts';
import { correctedRows, type RowSource } from './row-source.ts';

/** A file of the import's own format, made from a person's file. */
export type Written = { rows: number; lines: LineMap };

const BATCH = 500;

/** Writes lines in batches, and lets requests in between. */
export async function writeLines(path: string, lines: AsyncIterable<string>): Promise<void> {
  const pace = createPace();
  async function* batches() {
    let batch: string[] = [];
    for await (const line of lines) {
      batch.push(line);
      if (batch.length < BATCH) continue;
      yield batch.join('');
      batch = [];
      await pace();
    }
    yield batch.join('');
  }
  await pipeline(Readable.from(batches()), createWriteStream(path));
}

const csvCell = (cell: string) =>
  /[";\r\n]/.test(cell) || /^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(';')}\n`;

const breaksIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);

/** Writes the mapped columns of a file as the CSV of its kind. A row with a wrong number of cells is a problem and is left out. */
async function writeCsv(source: RowSource, kind: FileKind, folder: string, found: FoundProblems): Promise<Written> {
  const used = source.columns.flatMap(({ field }, at) => (field === null ? [] : [{ field, at }]));
  const lines = createLineMap();
  let rows = 0;
  async function* texts() {
    yield csvLine(used.map(({ field }) => field));
    let next = 2;
    for await (const { line, cells } of correctedRows(source)) {
      rows++;
      if (cells.length !== source.columns.length) {
        found.add({ line, column: '', reason: `cell-count: ${cells.length} / ${source.columns.length}` });
        continue;
      }
      const kept = used.map(({ at }) => cells[at] ?? '');
      lines.add(next, line);
      next += 1 + breaksIn(kept);
      yield csvLine(kept);
    }
  }
  await writeLines(join(folder, `${kind}.csv`), texts());
  return { rows, lines };
}

/** Writes the lines of a JSON Lines file that are not left out. */
async function writeJsonl({ path, skipped }: RowSource, kind: FileKind, folder: string): Promise<Written> {
  const lines = createLineMap();
  let rows = 0;
  async function* texts() {
    for await (const { line, text } of jsonlLines(path, () => {})) {
      if (skipped.has(line)) continue;
      rows++;
      lines.add(rows, line);
      yield `${text.trimEnd()}\n`;
    }
  }
  await writeLines(join(folder, `${kind}.jsonl`), texts());
  return { rows, lines };
}

/** Writes a person's file as a file of a catalog folder (docs/import.md). */
export const writeFile = (source: RowSource, kind: FileKind, folder: string, found: FoundProblems): Promise<Written> =>
  source.recognised.format === 'jsonl' ? writeJsonl(source, kind, folder) : writeCsv(source, kind, folder, found);
