import { PLACEHOLDER_START } from './mandatory-pages.ts';

const END = ']]';

/** A placeholder of a text: what it asks for, the sentence around it, and whether it is a paragraph of its own. */
export type Blank = { prompt: string; before: string; after: string; isAlone: boolean };

/** What takes a blank's place: a text, `''` takes it away, null leaves it. */
export type Fill = string | null;

type Piece = { start: number; end: number };

/** The places of the blanks of a text, in their order. One that nobody closed is none. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (let from = 0; ; ) {
    const start = text.indexOf(PLACEHOLDER_START, from);
    const end = start < 0 ? -1 : text.indexOf(END, start + PLACEHOLDER_START.length);
    if (end < 0) return pieces;
    pieces.push({ start, end: end + END.length });
    from = end + END.length;
  }
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;
const lineEnd = (text: string, at: number) => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
};

/** The blanks of a text, each with the line around it (admin-page-9). */
export function blanksIn(text: string): Blank[] {
  return piecesOf(text).map(({ start, end }) => {
    const before = text.slice(lineStart(text, start), start);
    const after = text.slice(end, lineEnd(text, end));
    const prompt = text.slice(start + PLACEHOLDER_START.length, end - END.length).trim();
    return { prompt, before, after, isAlone: before.trim() === '' && after.trim() === '' };
  });
}

/** The text with its blanks filled. A paragraph that was nothing but a blank goes with it; a filled one is no blank again. */
export function fillBlanks(text: string, fills: readonly Fill[]): string {
  let [filled, from] = ['', 0];
  for (const [i, { start, end }] of piecesOf(text).entries()) {
    const fill = fills[i] ?? null;
    if (fill === null) continue;
    const isGone = fill === '' && blanksIn(text)[i]?.isAlone;
    filled += text.slice(from, isGone ? lineStart(text, start) : start) + (isGone ? '' : fill);
    from = end;
    // the empty line after a paragraph belongs to it
    if (isGone) while (text[from] === '\n' || text[from] === '\r') from++;
  }
  return filled + text.slice(from);
}
