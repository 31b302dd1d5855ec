import { join } from 'node:path';
import type { z } from 'zod';
import type { Problems } from '../problems.ts';
import { csvRows } from './csv.ts';
import { foundFiles } from './found-files.ts';
import { jsonlRows } from './jsonl.ts';
import { UnreadableFile } from './raw-row.ts';
import { fieldOf } from './shape.ts';

/** A checked row and where it stood. */
export type Line<T> = { file: string; line: number; row: T };

type Issue = z.core.$ZodIssue;

/** The fields an issue is about; an unknown field is named itself, not the object it stands in. */
function fieldsOf(issue: Issue): string[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key].join('.'));
  return [path.join('.')];
}

const WANTED: Partial<Record<string, string>> = {
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
};

function reasonOf(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return 'is not a field of this file';
  if (issue.message.endsWith('received undefined')) return 'is missing';
  return (issue.code === 'invalid_type' && WANTED[issue.expected]) || issue.message;
}

/**
 * Reads the files of a part of the catalog (`foundFiles`) row by row, none of them wholly in memory. Rows that do not
 * fit the schema are noted in `problems` with every wrong field and left out. A part that is not there has no rows.
 * Throws `ImportRefused` when the files themselves cannot be meant.
 */
export async function* readRows<S extends z.ZodType>(
  folder: string,
  name: string,
  schema: S,
  problems: Problems,
): AsyncGenerator<Line<z.infer<S>>> {
  const { shape } = fieldOf(schema);
  for (const file of foundFiles(folder, name)) {
    const path = join(folder, file);
    try {
      for await (const raw of file.endsWith('.csv') ? csvRows(path, shape) : jsonlRows(path)) {
        if ('reason' in raw) {
          problems.add({ file, ...raw });
          continue;
        }
        const { line, value, columnOf } = raw;
        const parsed = schema.safeParse(value);
        if (parsed.success) yield { file, line, row: parsed.data };
        else
          for (const issue of parsed.error.issues)
            for (const field of fieldsOf(issue))
              problems.add({ file, line, field: columnOf(field), reason: reasonOf(issue) });
      }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      problems.add({ file, line: error.line, field: error.field, reason: error.message });
    }
  }
}
