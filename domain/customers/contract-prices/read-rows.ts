import { isPossibleId } from '#domain/base/ids.ts';
import { cellsOf, recordsOf } from '#domain/catalog/spare-parts/paste-records.ts';
import type { ContractRow, ContractRowKind } from './contract-price.ts';

/** A row as people type it: texts of a form or cells of a file. */
export type TypedRow = { kind: string; target: string; value: string; from: string };
export type RowProblem = 'kind' | 'target' | 'percent' | 'net' | 'from' | 'twice';

/** Rows of one list. */
export const MAX_ROWS = 5000;
const MAX_TARGET = 200;
const MAX_NET = 100_000_000;
const MAX_FROM = 9999;

const words: Readonly<Record<string, ContractRowKind>> = {
  kaikki: 'all',
  kategoria: 'category',
  merkki: 'brand',
  tuote: 'sku',
  all: 'all',
  category: 'category',
  brand: 'brand',
  sku: 'sku',
};

/** The number of a cell, in hundredths; null when it is none. A currency or percent sign may follow. */
function hundredths(typed: string): number | null {
  const plain = typed
    .replaceAll(/[\s\u00a0]/g, '')
    .replace(/[€%]$/, '')
    .replace(/^[-−–]/, '')
    .replace(',', '.');
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}

/** The key under which a list has one row. */
export const rowKey = ({ kind, target, from }: Pick<ContractRow, 'kind' | 'target' | 'from'>): string =>
  `${kind} ${target} ${from}`;

/** Checks one row: percent for goods in common, a price without VAT for a sku (contract-1). */
export function readRow({ kind: word, target: typed, value, from: typedFrom }: TypedRow): ContractRow | RowProblem {
  const kind = Object.hasOwn(words, word.trim().toLowerCase()) ? words[word.trim().toLowerCase()] : undefined;
  if (!kind) return 'kind';
  const target = kind === 'all' ? '' : typed.trim();
  const isTarget = target !== '' && target.length <= MAX_TARGET && !/\p{Cc}/u.test(target);
  if (kind !== 'all' && !(kind === 'sku' ? isPossibleId(target) : isTarget)) return 'target';
  const from = typedFrom.trim() === '' ? 1 : Number(typedFrom.trim());
  if (!Number.isInteger(from) || from < 1 || from > MAX_FROM) return 'from';
  const number = hundredths(value);
  if (kind === 'sku')
    return number !== null && number >= 1 && number <= MAX_NET ? { kind, target, net: number, from } : 'net';
  return number !== null && number >= 1 && number <= 9900 ? { kind, target, basisPoints: number, from } : 'percent';
}

export type ReadRows = { rows: ContractRow[]; problems: { line: number; problem: RowProblem }[]; isTooLong: boolean };

/**
 * Reads rows from a pasted table or a CSV file: `kind;target;value;from`, or `sku;price;from` without a kind. A heading in the
 * first line is skipped. Never throws.
 */
export function readRows(text: string): ReadRows {
  const records = recordsOf(text);
  const found: ReadRows = { rows: [], problems: [], isTooLong: records.length > MAX_ROWS + 1 };
  const seen = new Set<string>();
  for (const [i, { row: line, text: record, separator }] of records.slice(0, MAX_ROWS + 1).entries()) {
    const [first = '', second = '', third = '', fourth = ''] = cellsOf(record, separator);
    const hasKind = Object.hasOwn(words, first.toLowerCase());
    const typed = hasKind
      ? { kind: first, target: second, value: third, from: fourth }
      : { kind: 'sku', target: first, value: second, from: third };
    // the heading names columns, so no cell of it is a number
    if (i === 0 && !/\d/.test(`${typed.value}${typed.from}`)) continue;
    const row = readRow(typed);
    if (typeof row === 'string') found.problems.push({ line, problem: row });
    else if (seen.has(rowKey(row))) found.problems.push({ line, problem: 'twice' });
    else {
      seen.add(rowKey(row));
      found.rows.push(row);
    }
  }
  return found;
}
