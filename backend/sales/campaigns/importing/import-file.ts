import { basename } from 'node:path';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { alreadyAt, createProblems, type Problems } from '#backend/catalog/import/problems.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import { schemaMessage } from '#backend/platform/schema-messages.ts';
import { readRows } from './read-file.ts';

/** The changes of an import; rows of the shop that are not in the file stay. */
export type FileImported = { added: string[]; changed: string[]; unchanged: number };

export type Kind<Row> = {
  schema: z.ZodType<Row>;
  keyOf(row: Row): string;
  /** Problems of valid rows that depend on other data; `row` is the index. */
  check(db: Kysely<Tables>, rows: readonly Row[]): Promise<{ row: number; field: string; reason: string }[]>;
  /** The stored and the imported value per key, as comparable texts. */
  stored(tx: Tx, keys: readonly string[]): Promise<Map<string, string>>;
  shown(row: Row): string;
  write(tx: Tx, row: Row): Promise<void>;
};

type Placed<Row> = { line: number; row: Row };

function checkedRows<Row>(
  found: readonly { line: number; value: unknown }[],
  kind: Kind<Row>,
  file: string,
  problems: Problems,
): Placed<Row>[] {
  const first = new Map<string, number>();
  return found.flatMap(({ line, value }) => {
    const parsed = kind.schema.safeParse(value, { error: schemaMessage });
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues)
        problems.add({ file, line, field: path.join('.'), reason: message });
      return [];
    }
    const key = kind.keyOf(parsed.data);
    const before = first.get(key);
    if (before !== undefined)
      problems.add({ file, line, field: '', reason: `${key} ${alreadyAt({ file, line: before }, { file, line })}` });
    first.set(key, before ?? line);
    return [{ line, row: parsed.data }];
  });
}

/**
 * Imports the rows of a file, all or nothing; a dry run only reports the changes. Throws `ImportRefused` with every
 * invalid row by file, line and field.
 */
export async function importFile<Row>(
  db: Kysely<Tables>,
  path: string,
  kind: Kind<Row>,
  { dryRun = false } = {},
): Promise<FileImported> {
  const file = basename(path);
  const problems = createProblems();
  const placed = checkedRows(await readRows(path), kind, file, problems);
  const rows = placed.map(({ row }) => row);
  for (const { row, field, reason } of await kind.check(db, rows))
    problems.add({ file, line: placed[row]?.line ?? null, field, reason });
  problems.refuseIfAny();
  return db.transaction().execute(async (tx) => {
    const before = await kind.stored(tx, rows.map(kind.keyOf));
    const done: FileImported = { added: [], changed: [], unchanged: 0 };
    for (const row of rows) {
      const key = kind.keyOf(row);
      const known = before.get(key);
      if (known === kind.shown(row)) {
        done.unchanged++;
        continue;
      }
      (known === undefined ? done.added : done.changed).push(key);
      if (!dryRun) await kind.write(tx, row);
    }
    return done;
  });
}
