import { Readable } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import { type Assume, InvalidCell } from './cell.ts';
import { columnOf } from './columns.ts';
import { decodedText } from './decode.ts';
import type { Encoding } from './encoding.ts';
import { MAX_ROW_LENGTH } from './jsonl.ts';
import { type Column, isAttributeColumn } from './named-columns.ts';
import { unknownField } from './nearest-field.ts';
import { type BrokenRow, type RawRow, UnreadableFile } from './raw-row.ts';
import type { Shape } from './shape.ts';
import { withoutGaps } from './tree.ts';

const DELIMITERS = [';', ',', '\t'] as const;
type Delimiter = (typeof DELIMITERS)[number];
/** How a person says that a file is to be read; what is missing is recognised. */
export type GivenReading = {
  encoding?: Encoding;
  delimiter?: Delimiter;
  /** A quotation mark inside a cell is itself: price lists write inches so. */
  relaxesQuotes?: boolean;
};
const BETWEEN: Record<string, string> = { ';': 'semicolons', '\t': 'tabs' };

/** The most frequent delimiter of the header, the first line with text; quoted names do not count. */
export function delimiterOf(start: string): Delimiter {
  const header =
    start
      .replace(/"[^"]*"/g, '')
      .trimStart()
      .split(/\r?\n/, 1)[0] ?? '';
  const uses = DELIMITERS.map((delimiter) => ({ delimiter, n: header.split(delimiter).length }));
  return uses.toSorted((a, b) => b.n - a.n)[0]?.delimiter ?? ',';
}

export type Cells = { line: number; cells: string[] };

/** Messages for parser errors. */
function reasonOf(error: CsvError): string {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return 'opens a quotation mark that is never closed';
  if (error.code === 'CSV_MAX_RECORD_SIZE') return 'is longer than a row can be; is a quotation mark left open?';
  return 'has a quotation mark in the middle of a cell; quote the whole cell and double the mark: "19"" vanne"';
}

type Found = { record: string[]; raw: string };

/** The records of a CSV file with the line each starts on. */
export async function* csvRecords(path: string, assume: Assume, given: GivenReading = {}): AsyncGenerator<Cells> {
  const text = decodedText(path, assume, given.encoding);
  const { value: start = '' } = await text.next();
  const source = Readable.from(
    (async function* () {
      yield start;
      yield* text;
    })(),
  );
  // the parser's position, which is ahead of the rows read from it
  let next = 1;
  const delimiter = given.delimiter ?? delimiterOf(start);
  const between = BETWEEN[delimiter];
  if (between) assume(`${between} between cells`);
  const options: Options<Cells, Found> = {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: given.relaxesQuotes ?? false,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_LENGTH,
    raw: true,
    on_record({ record, raw }: Found): Cells {
      const line = next + linesIn(/^[\r\n]*/.exec(raw)?.[0] ?? '');
      next += linesIn(raw);
      return { line, cells: record };
    },
  };
  // its types do not cover our record type without named columns
  const parser = parse(options as unknown as Options);
  source.once('error', (error) => parser.destroy(error));
  try {
    yield* source.pipe(parser) as AsyncIterable<Cells>;
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFile(next, reasonOf(error));
    throw error;
  } finally {
    source.destroy();
  }
}

const linesIn = (text: string) => text.match(/\r\n|\n|\r/g)?.length ?? 0;
const isEmpty = (cell: string | undefined) => cell === undefined || cell.trim() === '';

/** A rejected column; its cells are skipped. */
const passedOver = (name: string): Column => ({ name, gives: [], fill: () => null });

/** The columns of a header, null for one without a name, and the problems of the header. */
function readHeader({ line, cells }: Cells, shape: Shape, assume: Assume) {
  const given = new Map<string, string>();
  const wrong: BrokenRow[] = [];
  const columns = cells.map((cell): Column | null => {
    const name = cell.trim();
    if (name === '') return null;
    const column = columnOf(name, shape, assume);
    const other = column?.gives.map((field) => given.get(field)).find((known) => known !== undefined);
    const reason = !column
      ? unknownField(name, shape)
      : other !== undefined && (other === name ? 'is there twice' : `sets the same field as ${other}`);
    if (reason) wrong.push({ line, field: name, reason, isHeader: true });
    if (reason || !column) return passedOver(name);
    for (const field of column.gives) given.set(field, name);
    return column;
  });
  return { columns, wrong };
}

/** Required object fields whose parts have columns: a row without values for them has `{}`. */
function wholes(columns: readonly (Column | null)[], shape: Shape): string[] {
  if (shape.kind !== 'object') return [];
  const begun = new Set(columns.map((column) => column?.name.match(/^([^.]+)\./)?.[1]));
  return [...shape.fields].flatMap(([name, { required }]) => (required && begun.has(name) ? [name] : []));
}

/** `order`: the order in which cells are read. */
type Header = { columns: (Column | null)[]; wholes: string[]; order: number[] };

function readRow({ line, cells }: Cells, { columns, wholes, order }: Header): RawRow | BrokenRow {
  // after a wrong cell count only the first cells are certain
  if (cells.length !== columns.length) {
    const value: { [field: string]: unknown } = {};
    if (columns[0]?.name === 'sku') columns[0].fill(value, cells[0] ?? '');
    return { line, field: '', reason: `has ${cells.length} cells where the header has ${columns.length}`, value };
  }
  const row: { [field: string]: unknown } = {};
  const names = new Map<string, string>();
  const nameless = cells.findIndex((cell, at) => !columns[at] && !isEmpty(cell));
  const bad: NonNullable<RawRow['bad']> = [];
  for (const { column, cell } of order.map((at) => ({ column: columns[at], cell: cells[at] ?? '' }))) {
    if (!column) continue;
    try {
      const field = column.fill(row, cell);
      if (field !== null) names.set(field, column.name);
    } catch (error) {
      if (!(error instanceof InvalidCell)) throw error;
      bad.push({ field: column.name.split('.')[0] ?? '', column: column.name, reason: error.message });
    }
  }
  for (const name of wholes) row[name] ??= {};
  const value = withoutGaps(row);
  if (nameless >= 0) {
    const reason = `has a cell in column ${nameless + 1}, which has no name in the header`;
    return { line, field: '', reason, value };
  }
  const columnOfField = (field: string) =>
    [...names].find(([start]) => field === start || field.startsWith(`${start}.`))?.[1] ?? field;
  const hasAttributeColumns = [...names.values()].some(isAttributeColumn);
  return { line, value, columnOf: columnOfField, bad, hasAttributeColumns };
}

/**
 * Streams the rows of a CSV file with a header of field names (docs/import.md); cells are converted to the schema's shape.
 * Empty rows are skipped.
 */
export async function* csvRows(path: string, shape: Shape, assume: Assume): AsyncGenerator<RawRow | BrokenRow> {
  let header: Header | null = null;
  for await (const record of csvRecords(path, assume)) {
    if (record.cells.every(isEmpty)) continue;
    if (header) yield readRow(record, header);
    else {
      const { columns, wrong } = readHeader(record, shape, assume);
      yield* wrong;
      const order = columns
        .map((_, at) => at)
        .toSorted((a, b) => Number(columns[a]?.last ?? false) - Number(columns[b]?.last ?? false));
      header = { columns, wholes: wholes(columns, shape), order };
    }
  }
}
