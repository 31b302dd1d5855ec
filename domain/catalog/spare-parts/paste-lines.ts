import { splitSparePartSku } from './code.ts';
import {
  MAX_PASTED_AMOUNT,
  readAmount,
  readExplicitAmount,
  readUnseparatedLine,
  type UnseparatedLine,
} from './paste-amount.ts';
import { columnsOf, type PastedColumns } from './paste-columns.ts';
import { cellsOf, type PastedRecord, recordsOf, type Separator } from './paste-records.ts';

/** Lines read from one text; further lines are only counted (spare-part-11). */
const MAX_PASTED_LINES = 500;

/**
 * Why a line cannot be looked up. `scientific`: a spreadsheet has turned the code into `3,21E+06`, so its last digits are
 * lost. `amount`: not a whole number of pieces from 1 to 9999.
 */
export type PasteProblem = 'no-code' | 'too-long' | 'scientific' | 'amount';

/** One requested code. */
export type PastedLine = {
  /** Line numbers in the text, from 1; several when duplicates were merged. */
  rows: number[];
  code: string;
  /** A supplier's number or name as written; null when missing. */
  supplier: string | null;
  /** Pieces; 1 when the amount is missing or unreadable. */
  amount: number;
  /** The line including its last number, when that may belong to the code: `15400 PLM 305`. */
  whole: string | null;
  problem: PasteProblem | null;
};

export type Pasted = {
  lines: PastedLine[];
  /** Records beyond the first 500, not read. */
  overLimit: number;
};

const MAX_CODE = 100;
/** Headings are among the first rows, possibly below a title. */
const HEADING_ROWS = 5;

const SCIENTIFIC = /^\d(?:[.,]\d+)?E\+\d+$/i;
/** Certainly a code rather than an amount: at least six digits, or at least four characters with letters. */
const CODE_IN_LIST = /^(?=(?:\D*\d){6}|(?=.*[A-Z])(?:\D*\d){4})[A-Z0-9][A-Z0-9\-./#+ ]*$/;

type Reading = Pick<PastedLine, 'code' | 'amount' | 'supplier' | 'whole'> & { badAmount: boolean };

const reading = (code: string, amount: ReturnType<typeof readAmount>, supplier = ''): Reading => ({
  code,
  amount: typeof amount === 'number' ? amount : 1,
  supplier: supplier || null,
  whole: null,
  badAmount: amount === 'bad' || amount === 'other',
});

const toPastedLine = ({ code, amount, whole }: UnseparatedLine): Reading => ({ ...reading(code, amount), whole });

/** `3,21E+06` that was split at its comma. */
const joinedAtComma = (cells: readonly string[]): string[] =>
  cells.flatMap((cell, i) => {
    const next = cells[i + 1] ?? '';
    if (/^\d$/.test(cell) && /^\d+E\+\d+$/i.test(next)) return [`${cell},${next}`];
    return /^\d+E\+\d+$/i.test(cell) && /^\d$/.test(cells[i - 1] ?? '') ? [] : [cell];
  });

/** A record of a table without headings: the code first, the amount in the first cell that is one. */
function readCells(cells: readonly string[]): Reading[] {
  const filled = cells.filter(Boolean);
  const [first = '', ...others] = filled;
  if (others.length === 0) return [toPastedLine(readUnseparatedLine(first))];
  const amounts = others.map(readAmount);
  const amount = amounts.find((one) => typeof one === 'number');
  if (amount !== undefined) return [reading(first, amount)];
  const [second = ''] = others;
  // the amount may come first: `2;3211180`
  const firstAmount = readAmount(first);
  if (typeof firstAmount === 'number' && /\d/.test(second)) return [reading(second, firstAmount)];
  if (filled.every((cell) => CODE_IN_LIST.test(cell))) return filled.map((cell) => reading(cell, 'none'));
  const explicit = readExplicitAmount(first);
  if (explicit) return [toPastedLine(explicit)];
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

/** `code@supplier` is the sku of a spare part. */
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
    // typed headings may be separated by spaces only; the following lines are then read without columns
    const cells = separator ? cellsOf(text, separator) : text.trim().split(/\s+/);
    const columns = columnsOf(cells);
    if (columns) return { columns, separator, index };
  }
  return null;
}

/** Merges lines of the same code and supplier and adds up their amounts; a line with a problem is never merged. */
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
 * Reads requested spare parts from pasted spreadsheet cells, typed text or a CSV file (spare-part-11): `code;amount` on each
 * line, separated by tab, `;`, `,`, spaces, ` x ` or `kpl`, or columns in any order below a heading row. Duplicates are
 * merged. An unreadable line is kept with its problem. Never throws.
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
