import { join } from 'node:path';
import type { z } from 'zod';
import { schemaMessage } from '#backend/platform/schema-messages.ts';
import type { Problems } from '../problems.ts';
import { csvRows } from './csv.ts';
import { jsonlRows } from './jsonl.ts';
import { unknownField } from './nearest-field.ts';
import { partFiles } from './part-files.ts';
import { UnreadableFile } from './raw-row.ts';
import { salvage } from './salvage.ts';
import { fieldOf, type Shape } from './shape.ts';

/**
 * A validated row and its position. `dropped`: wrong or unreadable fields, already reported; the rest can still be checked.
 * `hasAttributeColumns`: see `RawRow`.
 */
export type Line<T> = {
  file: string;
  line: number;
  row: T;
  dropped?: readonly string[];
  hasAttributeColumns?: boolean;
};

type Issue = z.core.$ZodIssue;

/** The fields of an issue and their messages; for an unknown field its own name, not that of the object around it. */
function wrongFields(issue: Issue, shape: Shape): { field: string; reason: string }[] {
  const path = issue.path.map(String);
  // a part that no record has, such as stock of an unknown store
  if (issue.code === 'invalid_key') return [{ field: path.join('.'), reason: unknownField(path.join('.'), shape) }];
  if (issue.code !== 'unrecognized_keys') return [{ field: path.join('.'), reason: issue.message }];
  return issue.keys.map((key) => {
    const field = [...path, key].join('.');
    return { field, reason: unknownField(field, shape) };
  });
}

/** Whether rows of a part, whole or delta, could not be read: references to that part cannot be checked then. */
export const hasLost = (problems: Problems, part: string): boolean =>
  problems.hasLost(part) || problems.hasLost(`${part}.delta`);

const topOf = (field: string) => field.split('.')[0] ?? '';

export type ReadOptions = {
  /** Fallbacks for required fields, so that a row with a wrong one can be checked further. */
  standIns?: object;
  /** How cells are read, where the schema leaves it open. */
  shape?: Shape;
};

/**
 * Streams the files of a part of the catalog (`partFiles`) row by row (import-1). Every wrong field is reported in `problems`;
 * its row comes without it, or not at all when the rest is no valid row: then `problems.hasLost`. A missing part has no rows.
 * Throws `ImportRefused` when the files themselves are invalid.
 */
export async function* readRows<S extends z.ZodType>(
  folder: string,
  name: string,
  schema: S,
  problems: Problems,
  { standIns = {}, shape = fieldOf(schema).shape }: ReadOptions = {},
): AsyncGenerator<Line<z.infer<S>>> {
  for (const file of partFiles(folder, name)) {
    const path = join(folder, file);
    const assume = (how: string) => problems.assume(file, how);
    try {
      for await (const raw of file.endsWith('.csv') ? csvRows(path, shape, assume) : jsonlRows(path, assume)) {
        const { line } = raw;
        if ('reason' in raw) {
          const { value, isHeader, field, reason } = raw;
          problems.add({ file, line, field, reason });
          if (isHeader) continue;
          const saved = salvage(schema, shape, value, null, standIns);
          if (saved) yield { file, line, ...saved };
          else problems.lose(name);
          continue;
        }
        const { value, columnOf, bad = [], hasAttributeColumns = false } = raw;
        for (const { column, reason } of bad) problems.add({ file, line, field: column, reason });
        const dropped = new Set(bad.map(({ field }) => field));
        const parsed = schema.safeParse(value, { error: schemaMessage });
        if (parsed.success && dropped.size === 0) {
          yield { file, line, row: parsed.data, hasAttributeColumns };
          continue;
        }
        for (const issue of parsed.error?.issues ?? [])
          for (const { field, reason } of wrongFields(issue, shape)) {
            // already reported: missing because its cell was wrong
            if (!dropped.has(topOf(field))) problems.add({ file, line, field: columnOf(field), reason });
          }
        for (const { path: at, ...issue } of parsed.error?.issues ?? [])
          for (const top of at.length === 0 && issue.code === 'unrecognized_keys' ? issue.keys : [String(at[0] ?? '')])
            dropped.add(top);
        const saved = salvage(schema, shape, value, dropped, standIns);
        if (saved) yield { file, line, ...saved };
        else problems.lose(name);
      }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      problems.add({ file, line: error.line, field: error.field, reason: error.message });
      problems.lose(name);
    }
  }
}
