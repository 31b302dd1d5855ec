import { normaliseCode } from '#domain/catalog/spare-parts/code.ts';

/** A code split into the text before the match, the match and the rest; joined they are the code. */
export type MarkedCode = readonly [before: string, marked: string, after: string];

/** The index after `count` letters and digits of the code, from `start`. */
function indexAfter(code: string, start: number, count: number): number {
  let end = start;
  for (let seen = 0; end < code.length && seen < count; end++) seen += normaliseCode(code[end] ?? '').length;
  return end;
}

/** Splits a code at the prefix that the query matches, ignoring dashes, spaces and leading zeros. */
export function markedCode(code: string, query: string): MarkedCode {
  const wanted = normaliseCode(query.split('@')[0] ?? '');
  const whole = normaliseCode(code);
  if (wanted === '') return [code, '', ''];
  if (whole.startsWith(wanted)) {
    const end = indexAfter(code, 0, wanted.length);
    return ['', code.slice(0, end), code.slice(end)];
  }
  const bare = wanted.replace(/^0+/, '');
  const zeros = whole.length - whole.replace(/^0+/, '').length;
  if (bare === '' || !whole.slice(zeros).startsWith(bare)) return [code, '', ''];
  const start = indexAfter(code, 0, zeros);
  const end = indexAfter(code, start, bare.length);
  return [code.slice(0, start), code.slice(start, end), code.slice(end)];
}
