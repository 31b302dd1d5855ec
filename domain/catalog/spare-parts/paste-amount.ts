/** Largest amount of one line, as in the cart (cart-3). */
export const MAX_PASTED_AMOUNT = 9999;

const UNIT = '(?:kpl|kappaletta|pcs|pc|pieces|ea|st|stk)\\.?';
const TIMES = '[x×*]';

const TIMES_BEFORE = new RegExp(`^${TIMES}`, 'i');
const UNIT_AFTER = new RegExp(`(?:${UNIT}|${TIMES})$`, 'i');

/**
 * Reads the amount in a cell: `2`, `2 kpl`, `x2`, `1 000`, `2,0`. `none`: the cell is empty. `bad`: a number that is not a
 * whole amount from 1 to 9999, or is ambiguous (`2,000`). `other`: not a number.
 */
export function readAmount(cell: string): number | 'none' | 'bad' | 'other' {
  const text = cell.trim();
  if (text === '') return 'none';
  const number = text.replace(TIMES_BEFORE, '').replace(UNIT_AFTER, '').trim();
  if (!/^[-+]?\d/.test(number)) return 'other';
  const match = /^\+?(\d{1,4}|\d \d{3})(?:[.,]0{1,2})?$/.exec(number);
  const amount = match ? Number(match[1]?.replace(' ', '')) : 0;
  if (amount >= 1 && amount <= MAX_PASTED_AMOUNT) return amount;
  return /^[-+]?[\d .,]+$/.test(number) ? 'bad' : 'other';
}

/** A code and an amount from a line without separators. `whole` is set when the last number may belong to the code. */
export type UnseparatedLine = { code: string; amount: number | 'bad'; whole: string | null };

const TRAILING = new RegExp(`^(.*\\S)(?:\\s+${TIMES}\\s*(\\d{1,4})\\s*(?:${UNIT})?|\\s+(\\d{1,4})\\s*${UNIT})$`, 'i');
const LEADING = new RegExp(`^(\\d{1,4})\\s*(?:${UNIT}|${TIMES})\\s+(\\S.*)$`, 'i');
const BARE = /^(.*\S)\s+([1-9]\d{0,3})$/;
const NO_AMOUNT = /^(.*\S)\s+(0+|-\d+|\d+[.,]\d+)$/;

const spoken = (code: string, amount: number, whole: string | null = null): UnseparatedLine => ({
  code,
  amount: amount >= 1 ? amount : 'bad',
  whole,
});

/** Reads explicit amounts: `2 x 3211180`, `3211180 x 2`, `3211180 2 kpl`. */
export function readExplicitAmount(text: string): UnseparatedLine | null {
  const after = TRAILING.exec(text);
  const before = LEADING.exec(text);
  const [, code = '', times, counted] = after ?? [];
  const last = times ?? counted ?? '';
  // `2 x 1234`: the shorter number is the amount
  if (before && (!after || (/^\d{1,4}$/.test(code) && code.length < last.length)))
    return spoken(before[2] ?? '', Number(before[1]));
  return after ? spoken(code, Number(last)) : null;
}

/** Reads a line of a code and an optional amount, separated by spaces only. */
export function readUnseparatedLine(line: string): UnseparatedLine {
  const text = line.replace(/^[-–•*]\s+/, '').trim();
  const explicit = readExplicitAmount(text);
  if (explicit) return explicit;
  const bare = BARE.exec(text);
  // codes contain spaces too: the whole line may be one
  if (bare) return spoken(bare[1] ?? '', Number(bare[2]), text);
  const none = NO_AMOUNT.exec(text);
  if (!none) return spoken(text, 1);
  const amount = readAmount(none[2] ?? '');
  return { code: none[1] ?? '', amount: typeof amount === 'number' ? amount : 'bad', whole: text };
}
