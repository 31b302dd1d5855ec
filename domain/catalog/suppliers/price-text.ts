import type { DecimalMark } from '#domain/catalog/imports/import-run.ts';

/** Ten-thousandths of a euro: price lists have up to four decimals. */
export type FineEuros = number;
export const FINE = 10_000;

export type PriceTextProblem = 'not-a-price' | 'ambiguous-price' | 'negative-price';

const NOISE = /[\s\u00a0\u202f']|€|eur\b/gi;
const GROUPED = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;

/** The decimal mark of a column by its cells: a mark before one, two or four digits; null when none tells, or they disagree. */
export function decimalMarkOf(cells: Iterable<string>): DecimalMark | null {
  const marks = new Set<DecimalMark>();
  for (const cell of cells) {
    const [, mark] = /([.,])(?:\d{1,2}|\d{4})$/.exec(cell.replaceAll(NOISE, '')) ?? [];
    if (mark === ',' || mark === '.') marks.add(mark);
  }
  const [only, other] = marks;
  return only && !other ? only : null;
}

function withPoint(text: string, mark: DecimalMark | null): string | null {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (last < 0) return text;
  const hasBoth = text.includes(',') && text.includes('.');
  const decimal = mark ?? (hasBoth ? text[last] : null);
  if (decimal === null && GROUPED.test(text)) return null;
  const point = decimal ?? text[last] ?? '.';
  const grouping = point === ',' ? '.' : ',';
  const [whole = '', ...decimals] = text.split(point);
  if (decimals.length > 1 || decimals.some((part) => part.includes(grouping))) return '?';
  if (whole.includes(grouping) && !GROUPED.test(whole)) return '?';
  return [whole.replaceAll(grouping, ''), ...decimals].join('.');
}

/**
 * Reads a price of a list: `1 234,50 €`, `1.234,50`, `1,234.50`, `86.1050`. Without a known decimal mark `1.249` could be either and is
 * refused.
 */
export function readPriceText(text: string, mark: DecimalMark | null): FineEuros | PriceTextProblem {
  const bare = text.replaceAll(NOISE, '');
  if (/^-\d/.test(bare)) return 'negative-price';
  const plain = withPoint(bare, mark);
  if (plain === null) return 'ambiguous-price';
  return /^\d{1,9}(?:\.\d{0,6})?$/.test(plain) ? Math.round(Number(plain) * FINE) : 'not-a-price';
}
