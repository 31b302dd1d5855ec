import { normaliseCode } from '#domain/catalog/spare-parts/code.ts';

/** A code in three: what comes before the part that was searched by, that part, and the rest; all of it is the code. */
export type MarkedCode = readonly [before: string, marked: string, after: string];

/** How many of `wanted` letters and digits there are, from a place of the code on: the place behind the last of them. */
function endOf(code: string, start: number, wanted: number): number {
  let end = start;
  for (let seen = 0; end < code.length && seen < wanted; end++) seen += normaliseCode(code[end] ?? '').length;
  return end;
}

/** Marks the beginning of a code that was searched by, dashes and spaces aside and with or without leading zeros. */
export function markedCode(code: string, query: string): MarkedCode {
  const wanted = normaliseCode(query.split('@')[0] ?? '');
  const whole = normaliseCode(code);
  if (wanted === '') return [code, '', ''];
  if (whole.startsWith(wanted)) {
    const end = endOf(code, 0, wanted.length);
    return ['', code.slice(0, end), code.slice(end)];
  }
  const bare = wanted.replace(/^0+/, '');
  const zeros = whole.length - whole.replace(/^0+/, '').length;
  if (bare === '' || !whole.slice(zeros).startsWith(bare)) return [code, '', ''];
  const start = endOf(code, 0, zeros);
  const end = endOf(code, start, bare.length);
  return [code.slice(0, start), code.slice(start, end), code.slice(end)];
}
