import { join } from 'node:path';
import type { z } from 'zod';
import { schemaMessage } from '#backend/platform/schema-messages.ts';
import type { Problems } from '../problems.ts';
import { csvRows } from './csv.ts';
import { foundFiles } from './found-files.ts';
import { jsonlRows } from './jsonl.ts';
import { unknownField } from './nearest-field.ts';
import { UnreadableFile } from './raw-row.ts';
import { salvage } from './salvage.ts';
import { fieldOf, type Shape } from './shape.ts';

/**
 * A checked row and where it stood. `dropped`: its fields that were wrong or unreadable; the problems are noted, and what the
 * rest of the row says can still be checked. `hasAttributeColumns`: see `RawRow`.
 */
export type Line<T> = {
  file: string;
  line: number;
  row: T;
  dropped?: readonly string[];
  hasAttributeColumns?: boolean;
};

type Issue = z.core.$ZodIssue;

/** The fields an issue is about and what is wrong; an unknown field is named itself, not the object it stands in. */
function wrongFields(issue: Issue, shape: Shape): { field: string; reason: string }[] {
  const path = issue.path.map(String);
  if (issue.code !== 'unrecognized_keys') return [{ field: path.join('.'), reason: issue.message }];
  return issue.keys.map((key) => {
    const field = [...path, key].join('.');
    return { field, reason: unknownField(field, shape) };
  });
}

/** Whether rows of a part, whole or changes, could not be read: what others name may be among them. */
export const hasLost = (problems: Problems, part: string): boolean =>
  problems.hasLost(part) || problems.hasLost(`${part}.delta`);

const topOf = (field: string) => field.split('.')[0] ?? '';

export type ReadOptions = {
  /** For fields that must be given: lets a row be checked further whose own was wrong. */
  standIns?: object;
  /** How cells are read, where that is not said by the schema. */
  shape?: Shape;
};

/**
 * Reads the files of a part of the catalog (`foundFiles`) row by row, none of them wholly in memory. Every wrong field is noted
 * in `problems`; a row with some comes without them, and not at all when the rest makes no row: `problems.hasLost` then. A part
 * that is not there has no rows. Throws `ImportRefused` when the files themselves cannot be meant.
 */
export async function* readRows<S extends z.ZodType>(
  folder: string,
  name: string,
  schema: S,
  problems: Problems,
  { standIns = {}, shape = fieldOf(schema).shape }: ReadOptions = {},
): AsyncGenerator<Line<z.infer<S>>> {
  for (const file of foundFiles(folder, name)) {
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
            // what is missing because its cell was bad is said already
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
