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

/** Streams the rows of a JSON Lines file; empty lines are skipped. */
export async function* jsonlRows(path: string, assume: Assume): AsyncGenerator<RawRow | BrokenRow> {
  let line = 0;
  let rest = '';
  for await (const text of decodedText(path, assume)) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_ROW_LENGTH) throw new UnreadableFile(line + lines.length + 1, 'is longer than a row can be');
    for (const row of lines) {
      line++;
      if (row.trim() !== '') yield parse(line, row);
    }
  }
  if (rest.trim() !== '') yield parse(line + 1, rest);
}
