import { basename } from 'node:path';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { alreadyAt, createProblems, type Problems } from '#backend/catalog/import/problems.ts';
import { recordAudits } from '#backend/platform/audit/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import { schemaMessage } from '#backend/platform/schema-messages.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { readRows } from './read-file.ts';

/** The changes of an import; rows of the shop that are not in the file stay. */
export type FileImported = { added: string[]; changed: string[]; unchanged: number };

export type Kind<Row> = {
  schema: z.ZodType<Row>;
  keyOf(row: Row): string;
  /** Problems of valid rows that depend on other data; `row` is the index. */
  check(db: Kysely<Tables>, rows: readonly Row[]): Promise<{ row: number; field: string; reason: string }[]>;
  /** What the shop has per key, as a text that compares with `shown`; `editedAt`: staff changed it since a file brought it. */
  stored(tx: Tx, keys: readonly string[]): Promise<Map<string, { text: string; editedAt: Date | null }>>;
  shown(row: Row): string;
  write(tx: Tx, row: Row): Promise<void>;
  /** Of what staff change in the admin too. `agree`: files and shop have the same again; `subject`: what the audit log calls one. */
  staff?: { subject: string; agree(tx: Tx, keys: readonly string[]): Promise<void> };
};

const editedReason = (key: string, at: Date) =>
  `${key} was changed in the admin on ${at.toISOString().slice(0, 10)}; take it into the file (campaigns pull) or import with --theirs`;

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

/** `theirs`: the file also replaces what staff changed in the admin since; `by`: who imports, for the audit log. */
export type ImportFileOptions = { dryRun: boolean; theirs?: boolean; by?: { actor: Actor; now: Date } };

/**
 * Imports the rows of a file, all or nothing; a dry run only reports the changes. Throws `ImportRefused` with every
 * invalid row by file, line and field, and with every row that staff changed in the admin since (admin-campaign-6).
 */
export async function importFile<Row>(
  db: Kysely<Tables>,
  path: string,
  kind: Kind<Row>,
  { dryRun, theirs = false, by }: ImportFileOptions,
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
    const agreed: string[] = [];
    for (const { row, line } of placed) {
      const key = kind.keyOf(row);
      const known = before.get(key);
      if (known?.text === kind.shown(row)) {
        done.unchanged++;
        if (known.editedAt) agreed.push(key);
        continue;
      }
      if (known?.editedAt && !theirs)
        problems.add({ file, line, field: '', reason: editedReason(key, known.editedAt) });
      (known === undefined ? done.added : done.changed).push(key);
      if (!dryRun) await kind.write(tx, row);
    }
    problems.refuseIfAny();
    if (dryRun || !kind.staff) return done;
    const { subject, agree } = kind.staff;
    if (agreed.length > 0) await agree(tx, agreed);
    const subjects = [...done.added, ...done.changed].map((id) => ({ kind: subject, id }));
    const entries = subjects.map((one) => ({ action: 'campaigns.import', subject: one, after: { file } }));
    if (by) await recordAudits(tx, by.actor, by.now, entries);
    return done;
  });
}
