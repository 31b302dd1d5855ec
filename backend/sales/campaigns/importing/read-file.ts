import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { isSeq, LineCounter, parseDocument } from 'yaml';
import { ImportRefused, type Problem } from '#backend/catalog/import/problems.ts';
import { jsonlRows } from '#backend/catalog/import/reading/jsonl.ts';

/** A row of a file with its line. */
export type FileRow = { line: number; value: unknown };

const refused = (problems: Problem[]) => new ImportRefused(problems);

async function yamlRows(path: string): Promise<FileRow[]> {
  const file = basename(path);
  const lines = new LineCounter();
  const document = parseDocument(await readFile(path, 'utf8'), { lineCounter: lines });
  const errors = document.errors.map(
    ({ linePos, message }): Problem => ({
      file,
      line: linePos?.[0].line ?? 1,
      field: '',
      reason: message.split('\n')[0] ?? '',
    }),
  );
  if (errors.length > 0) throw refused(errors);
  const { contents } = document;
  if (contents === null) return [];
  if (!isSeq(contents)) throw refused([{ file, line: 1, field: '', reason: 'must be a list' }]);
  return contents.items.map((item) => {
    const start = (item as { range?: [number, number, number] | null }).range?.[0] ?? 0;
    return { line: lines.linePos(start).line, value: (item as { toJS(doc: unknown): unknown }).toJS(document) };
  });
}

async function jsonRows(path: string): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for await (const row of jsonlRows(path, () => {})) {
    if ('reason' in row) throw refused([{ file: basename(path), ...row }]);
    rows.push({ line: row.line, value: row.value });
  }
  return rows;
}

/** The rows of a YAML list or a JSONL file. Throws `ImportRefused` with the line. */
export async function readRows(path: string): Promise<FileRow[]> {
  if (/\.jsonl$/i.test(path)) return jsonRows(path);
  if (/\.ya?ml$/i.test(path)) return yamlRows(path);
  throw refused([{ file: basename(path), line: null, field: '', reason: 'must be a .yaml or .jsonl file' }]);
}
