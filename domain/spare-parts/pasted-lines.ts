import { isPossibleId } from '../base/ids.ts';
import { normaliseCode, splitSparePartSku } from './code.ts';
import type { WantedPart } from './resolve.ts';

/** Pieces of one line, as in the cart (decisions 5). */
const MAX_PIECES = 9999;
const MOST_CHARACTERS = 250;

/** A line that is no code with pieces; `line` counts from 1. */
export type WrongLine = { line: number; text: string };

const HEADING = /^(tuotekoodi|koodi|tuote|code|product ?code|sku|part ?(number|no)?)$/i;
const WITH_PIECES = /^(\S+)(?: +[x×])? +(\d{1,5})(?: *(?:kpl|pcs|st))?$/i;

/** The cells of a line: by tab, semicolon or comma, `"…"` holds a cell together. A line without any is one cell. */
function cells(line: string): string[] {
  const separator = ['\t', ';'].find((one) => line.includes(one)) ?? (/,\s*\d+\s*$/.test(line) ? ',' : null);
  if (separator === null) {
    const words = WITH_PIECES.exec(line);
    return words ? [words[1] ?? '', words[2] ?? ''] : [line];
  }
  const parts: string[] = [];
  let part = '';
  let quoted = false;
  for (const character of line) {
    if (character === '"') quoted = !quoted;
    else if (character === separator && !quoted) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return [...parts, part].map((cell) => cell.trim());
}

function piecesIn(cell: string | undefined): number | null {
  if (cell === undefined || cell === '') return 1;
  const whole = /^(\d{1,5})(?:[.,]0+)?(?: *(?:kpl|pcs|st))?$/i.exec(cell);
  const pieces = Number(whole?.[1]);
  return whole && pieces >= 1 && pieces <= MAX_PIECES ? pieces : null;
}

/**
 * Reads a list pasted from a spreadsheet or dropped as CSV: `code;pieces` or `code;pieces;supplier number` a line, also
 * by tabs, commas or `code 2 kpl`; a code alone is one piece. A heading and empty lines are passed over.
 */
export function readPastedLines(text: string): { lines: WantedPart[]; wrong: WrongLine[] } {
  const lines: WantedPart[] = [];
  const wrong: WrongLine[] = [];
  for (const [at, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = raw.trim();
    if (!line) continue;
    const told = { line: at + 1, text: line.slice(0, MOST_CHARACTERS) };
    if (line.length > MOST_CHARACTERS) {
      wrong.push(told);
      continue;
    }
    const [code = '', amount, supplierNumber = ''] = cells(line);
    if (lines.length + wrong.length === 0 && HEADING.test(code)) continue;
    const pieces = piecesIn(amount);
    if (pieces === null || !isPossibleId(code)) wrong.push(told);
    else lines.push({ code, amount: pieces, ...(supplierNumber && { supplierNumber }) });
  }
  return { lines, wrong };
}

/** One line for each code of a supplier, in the order of the first; pieces add up to at most 9999. */
export function mergeLines(lines: readonly WantedPart[]): WantedPart[] {
  const merged = new Map<string, WantedPart>();
  for (const line of lines) {
    const { productCode, supplierNumber } = splitSparePartSku(line.code) ?? { productCode: line.code };
    const key = `${normaliseCode(productCode) || productCode}@${supplierNumber ?? line.supplierNumber ?? ''}`;
    const there = merged.get(key);
    if (there) there.amount = Math.min(MAX_PIECES, there.amount + line.amount);
    else merged.set(key, { ...line });
  }
  return [...merged.values()];
}
