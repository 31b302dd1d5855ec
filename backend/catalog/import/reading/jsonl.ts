import { messageOf } from '#backend/platform/caught-error.ts';
import type { Assume } from './cell.ts';
import { decodedText } from './decode.ts';
import { type BrokenRow, type RawRow, UnreadableFile } from './raw-row.ts';

/** A longer row means a broken file. */
export const MAX_ROW_LENGTH = 1_000_000;

const asNamed = (field: string) => field;

function parse(line: number, text: string): RawRow | BrokenRow {
  try {
    return { line, value: JSON.parse(text), columnOf: asNamed };
  } catch (error) {
    return { line, field: '', reason: `is not JSON (${messageOf(error)})` };
  }
}

/** Streams the lines of a JSON Lines file that are not empty, each with its number. Throws `UnreadableFile` for a line without end. */
export async function* jsonlLines(path: string, assume: Assume): AsyncGenerator<{ line: number; text: string }> {
  let line = 0;
  let rest = '';
  for await (const piece of decodedText(path, assume)) {
    const texts = (rest + piece).split('\n');
    rest = texts.pop() ?? '';
    if (rest.length > MAX_ROW_LENGTH) throw new UnreadableFile(line + texts.length + 1, 'is longer than a row can be');
    for (const text of texts) {
      line++;
      if (text.trim() !== '') yield { line, text };
    }
  }
  if (rest.trim() !== '') yield { line: line + 1, text: rest };
}

/** Streams the rows of a JSON Lines file; empty lines are skipped. */
export async function* jsonlRows(path: string, assume: Assume): AsyncGenerator<RawRow | BrokenRow> {
  for await (const { line, text } of jsonlLines(path, assume)) yield parse(line, text);
}
