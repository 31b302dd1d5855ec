import { splitSparePartSku } from './code.ts';
import { readAmount, readSpoken, type SpokenLine, sayingAmount } from './paste-amount.ts';
import { columnsOf, type PastedColumns } from './paste-columns.ts';
import { MAX_PASTED_AMOUNT, MAX_PASTED_LINES } from './paste-limits.ts';
import { cellsOf, type PastedRecord, recordsOf, type Separator } from './paste-records.ts';

/**
 * Why a line cannot be looked up as it is. `scientific`: a spreadsheet has turned the code into `3,21E+06`, its last
 * digits are lost. `amount`: no whole number of pieces from 1 to 9999.
 */
export type PasteProblem = 'no-code' | 'too-long' | 'scientific' | 'amount';

/** One wanted code. */
export type PastedLine = {
  /** Lines of the text it stands on, from 1; several when the same code was there more than once. */
  rows: number[];
  code: string;
  /** As written: a supplier's number or name; null when nothing is said of it. */
  supplier: string | null;
  /** Pieces; 1 when nothing or nothing readable is said. */
  amount: number;
  /** The line without its amount taken away, when the last number may belong to the code: `15400 PLM 305`. */
  whole: string | null;
  problem: PasteProblem | null;
};

export type Pasted = {
  lines: PastedLine[];
  /** Records after the first 500, not read. */
  overLimit: number;
};

const MAX_CODE = 100;
/** The headings of a table stand among its first rows, below a title perhaps. */
const HEADING_ROWS = 5;

const SCIENTIFIC = /^\d(?:[.,]\d+)?E\+\d+$/i;
/** A code, not a number that may be an amount: at least six digits, or letters among four. */
const CODE_IN_LIST = /^(?=(?:\D*\d){6}|(?=.*[A-Z])(?:\D*\d){4})[A-Z0-9][A-Z0-9\-./#+ ]*$/;

type Reading = Pick<PastedLine, 'code' | 'amount' | 'supplier' | 'whole'> & { badAmount: boolean };

const reading = (code: string, amount: ReturnType<typeof readAmount>, supplier = ''): Reading => ({
  code,
  amount: typeof amount === 'number' ? amount : 1,
  supplier: supplier || null,
  whole: null,
  badAmount: amount === 'bad' || amount === 'other',
});

const ofSpoken = ({ code, amount, whole }: SpokenLine): Reading => ({ ...reading(code, amount), whole });

/** `3,21E+06` that was cut in two where commas divide. */
const joinedAtComma = (cells: readonly string[]): string[] =>
  cells.flatMap((cell, i) => {
    const next = cells[i + 1] ?? '';
    if (/^\d$/.test(cell) && /^\d+E\+\d+$/i.test(next)) return [`${cell},${next}`];
    return /^\d+E\+\d+$/i.test(cell) && /^\d$/.test(cells[i - 1] ?? '') ? [] : [cell];
  });

/** A record of a table whose columns nobody named: the code first, the amount in the first cell that is one. */
function readCells(cells: readonly string[]): Reading[] {
  const filled = cells.filter(Boolean);
  const [first = '', ...others] = filled;
  if (others.length === 0) return [ofSpoken(readSpoken(first))];
  const amounts = others.map(readAmount);
  const amount = amounts.find((one) => typeof one === 'number');
  if (amount !== undefined) return [reading(first, amount)];
  const [second = ''] = others;
  // the amount may come first: `2;3211180`
  const firstAmount = readAmount(first);
  if (typeof firstAmount === 'number' && /\d/.test(second)) return [reading(second, firstAmount)];
  if (filled.every((cell) => CODE_IN_LIST.test(cell))) return filled.map((cell) => reading(cell, 'none'));
  const said = sayingAmount(first);
  if (said) return [ofSpoken(said)];
  return [reading(first, amounts[0] === 'bad' ? 'bad' : 'none')];
}

function readColumns(cells: readonly string[], { code, amount, supplier }: PastedColumns): Reading[] {
  const at = (column: number | null) => (column === null ? '' : (cells[column] ?? ''));
  return [reading(at(code), readAmount(at(amount)), at(supplier))];
}

function problemOf({ code, badAmount }: Reading): PasteProblem | null {
  if (!/[\p{L}\p{N}]/u.test(code)) return 'no-code';
  if (code.length > MAX_CODE) return 'too-long';
  if (SCIENTIFIC.test(code)) return 'scientific';
  return badAmount ? 'amount' : null;
}

/** `code@supplier` is the shop's own sku. */
function lineOf(read: Reading, row: number): PastedLine {
  const sku = splitSparePartSku(read.code);
  const named = sku?.supplierNumber ? { code: sku.productCode, supplier: sku.supplierNumber } : null;
  const { code, supplier } = named ?? read;
  const problem = problemOf({ ...read, code });
  return { rows: [row], code, supplier, amount: read.amount, whole: named ? null : read.whole, problem };
}

type Headings = { columns: PastedColumns; separator: Separator | null; index: number };

function headingsOf(records: readonly PastedRecord[]): Headings | null {
  for (const [index, { text, separator }] of records.slice(0, HEADING_ROWS).entries()) {
    // headings typed by hand may be divided by spaces alone; what follows is then read as words
    const cells = separator ? cellsOf(text, separator) : text.trim().split(/\s+/);
    const columns = columnsOf(cells);
    if (columns) return { columns, separator, index };
  }
  return null;
}

/** Lines of the same code and supplier as one, their pieces together; a line with a problem stays by itself. */
export function mergePasted(lines: readonly PastedLine[]): PastedLine[] {
  const merged = new Map<string, PastedLine>();
  for (const [i, line] of lines.entries()) {
    const same = `${line.code.toUpperCase()}@${line.supplier?.toUpperCase() ?? ''}`;
    const key = line.problem ? `problem ${i}` : same;
    const there = merged.get(key);
    if (!there) {
      merged.set(key, line);
      continue;
    }
    const amount = there.amount + line.amount;
    const rows = [...there.rows, ...line.rows];
    const whole = there.whole === line.whole ? there.whole : null;
    if (amount <= MAX_PASTED_AMOUNT) merged.set(key, { ...there, rows, amount, whole });
    else merged.set(key, { ...there, rows, amount: MAX_PASTED_AMOUNT, problem: 'amount' });
  }
  return [...merged.values()];
}

/**
 * Reads wanted spare parts from what was pasted out of a spreadsheet, typed, or dropped as a CSV file (issue 4, item 5):
 * `code;amount` a line, divided by tab, `;`, `,`, spaces, ` x ` or `kpl`; with a row of headings in any order of
 * columns. Duplicates are merged. Nothing is dropped in silence: what cannot be read stays as a line with its problem.
 * Never throws.
 */
export function parsePasted(text: string): Pasted {
  const records = recordsOf(text);
  const headings = headingsOf(records);
  const wanted = records.filter((_, i) => i !== headings?.index);
  const read = wanted.slice(0, MAX_PASTED_LINES).flatMap((record, i) => {
    const inTable = headings?.separator && i >= headings.index;
    const cells = cellsOf(record.text, inTable ? headings.separator : record.separator);
    const whole = record.separator === ',' ? joinedAtComma(cells) : cells;
    const readings = inTable ? readColumns(whole, headings.columns) : readCells(whole);
    return readings.map((one) => lineOf(one, record.row));
  });
  return { lines: mergePasted(read), overLimit: Math.max(0, wanted.length - MAX_PASTED_LINES) };
}
