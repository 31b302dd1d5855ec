import { createReadStream } from 'node:fs';
import { type Cells, csvRecords, delimiterOf } from '#backend/catalog/import/reading/csv.ts';
import { decodedText } from '#backend/catalog/import/reading/decode.ts';
import { encodingOf, utf16Of } from '#backend/catalog/import/reading/encoding.ts';
import { UnreadableFile } from '#backend/catalog/import/reading/raw-row.ts';
import type { FileEncoding, Reading, Recognised } from '#domain/catalog/imports/import-run.ts';

const SILENT = () => {};
/** Stands for a line break inside a cell of a spreadsheet, so that each of its rows is one line of the stored file. */
export const LINE_IN_CELL = '\u2028';

/** The encoding of a file, with UTF-16, which spreadsheets write as "Unicode text". */
async function recogniseEncoding(path: string): Promise<FileEncoding> {
  return (await utf16Of(path)) ?? (await encodingOf(path));
}

async function firstText(path: string, encoding: FileEncoding): Promise<string> {
  for await (const text of decodedText(path, SILENT, encoding)) if (text.trim() !== '') return text;
  return '';
}

/** How a file is read: as a person chose, else as it is recognised. Throws `UnreadableFile`. */
export async function recognise(
  path: string,
  format: Recognised['format'],
  reading: Reading,
): Promise<Omit<Recognised, 'decimal'>> {
  if (format !== 'csv') return { format, encoding: 'utf-8', delimiter: ';' };
  const encoding = reading.encoding ?? (await recogniseEncoding(path));
  const delimiter = reading.delimiter ?? delimiterOf(await firstText(path, encoding));
  return { format, encoding, delimiter };
}

const isEmpty = (cell: string) => cell.trim() === '';

/** The rows of a file with the line each begins on; empty ones are skipped. The first one is the header. Throws `UnreadableFile`. */
export async function* tableRows(
  path: string,
  { format, encoding, delimiter }: Omit<Recognised, 'decimal'>,
): AsyncGenerator<Cells> {
  for await (const row of csvRecords(path, SILENT, { encoding, delimiter, relaxesQuotes: true })) {
    if (row.cells.every(isEmpty)) continue;
    yield format === 'xlsx' ? { ...row, cells: row.cells.map((cell) => cell.replaceAll(LINE_IN_CELL, '\n')) } : row;
  }
}

const MOST_COLUMNS = 200;
const SAMPLED = 500;

/** The header of a file and its first rows. Throws `UnreadableFile` when there is no header that names columns. */
export async function readHead(path: string, recognised: Omit<Recognised, 'decimal'>) {
  const rows: string[][] = [];
  for await (const { cells } of tableRows(path, recognised)) {
    rows.push(cells);
    if (rows.length > SAMPLED) break;
  }
  const [header = [], ...sample] = rows;
  // no text of the database may hold a NUL
  const names = header.map((cell) => cell.replaceAll('\0', '').trim());
  if (sample.length === 0) throw new UnreadableFile(1, 'no-rows');
  if (names.length > MOST_COLUMNS) throw new UnreadableFile(1, 'too-many-columns');
  if (names.filter(Boolean).length < 2) throw new UnreadableFile(1, 'no-header');
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at);
  if (twice !== undefined) throw new UnreadableFile(1, `twice: ${twice}`);
  return { names, sample };
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** What a file is by its first bytes, whatever its name says. */
export async function formatOf(path: string): Promise<Recognised['format']> {
  const stream: AsyncIterable<Buffer> = createReadStream(path, { end: 63 });
  for await (const bytes of stream) {
    if (ZIP.every((byte, at) => bytes[at] === byte)) return 'xlsx';
    return /^\uFEFF?\s*\{\s*"/.test(bytes.toString('utf8')) ? 'jsonl' : 'csv';
  }
  return 'csv';
}
