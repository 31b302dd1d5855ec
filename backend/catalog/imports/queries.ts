import { type Kysely, sql } from 'kysely';
import { PAGE } from '#backend/platform/db/list-page.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { ChangeProgress, FieldChange } from '#domain/catalog/change-sets/change-set.ts';
import type {
  AbsentChoice,
  FileColumn,
  ImportCounts,
  ImportKind,
  ImportState,
  PreviewKind,
  Reading,
  Recognised,
} from '#domain/catalog/imports/import-run.ts';

/** A file on its way into the shop, without its rows. */
export type ImportRunRow = {
  id: number;
  state: ImportState;
  kind: ImportKind;
  supplierId: number | null;
  supplier: string | null;
  undoes: number | null;
  undoneBy: number | null;
  changeSetId: number | null;
  fileName: string;
  bytes: number;
  reading: Reading;
  recognised: Recognised;
  columns: FileColumn[];
  leavesOut: boolean;
  allowsRemovals: boolean;
  absent: AbsentChoice;
  counts: ImportCounts;
  progress: ChangeProgress | null;
  failure: string | null;
  version: number;
  author: { id: string | null; name: string | null };
  decider: string | null;
  createdAt: Date;
  checkedAt: Date | null;
  appliedAt: Date | null;
};

const SELECTED = sql`
  run.id, run.state, run.kind, run.supplier_id as "supplierId", supplier.name as supplier, run.undoes,
  (select max(id) from import_run later where later.undoes = run.id and later.state <> 'dropped') as "undoneBy",
  run.change_set_id as "changeSetId", run.file_name as "fileName", run.bytes::float8 as bytes, run.reading, run.recognised,
  run.absent, run.columns, run.leaves_out as "leavesOut", run.allows_removals as "allowsRemovals", run.counts, run.progress, run.failure,
  run.version, json_build_object('id', run.staff_id, 'name', run.author) as author, run.decider,
  run.created_at as "createdAt", run.checked_at as "checkedAt", run.applied_at as "appliedAt"
  from import_run run left join supplier on supplier.id = run.supplier_id`;

export async function findRun(db: Kysely<Tables>, id: number, lock = false): Promise<ImportRunRow | null> {
  const { rows } =
    await sql<ImportRunRow>`select ${SELECTED} where run.id = ${id} ${lock ? sql`for update of run` : sql``}`.execute(
      db,
    );
  return rows[0] ?? null;
}

/** Runs, newest first; `after` is the id of the last one of the page before. Those thrown away are left out. */
export async function listRuns(
  db: Kysely<Tables>,
  { supplierId, after }: { supplierId?: number | null; after?: number | null } = {},
) {
  const { rows } = await sql<ImportRunRow>`select ${SELECTED}
    where run.state <> 'dropped' and ${supplierId ? sql`run.supplier_id = ${supplierId}` : sql`true`}
      and ${after ? sql`run.id < ${after}` : sql`true`} order by run.id desc limit ${PAGE + 1}`.execute(db);
  const runs = rows.slice(0, PAGE);
  return { runs, next: rows.length > PAGE ? (runs.at(-1)?.id ?? null) : null };
}

export type ImportProblem = {
  n: number;
  line: number | null;
  column: string;
  value: string;
  key: string;
  reason: string;
  fix: string | null;
};

/** Problems of a run in the order of the file, with what a person has written into the cell since. */
export async function listProblems(db: Kysely<Tables>, id: number, after: number, limit = PAGE) {
  const { rows } = await sql<ImportProblem>`
    select p.n, p.line, p.column_name as column, p.value, p.key, p.reason, f.value as fix from import_problem p
    left join import_fix f on f.run_id = p.run_id and f.line = p.line and f.column_name = p.column_name
    where p.run_id = ${id} and p.n > ${after} order by p.n limit ${limit + 1}`.execute(db);
  const problems = rows.slice(0, limit);
  return { problems, next: rows.length > limit ? (problems.at(-1)?.n ?? null) : null };
}

export type PreviewRow = { kind: PreviewKind; n: number; key: string; name: string; fields: FieldChange[] };

/** Examples of what a file changes. */
export async function listPreview(db: Kysely<Tables>, id: number, kind: PreviewKind, after: number) {
  const { rows } = await sql<PreviewRow>`select kind, n, key, name, fields from import_preview
    where run_id = ${id} and kind = ${kind} and n > ${after} order by n limit ${PAGE + 1}`.execute(db);
  const shown = rows.slice(0, PAGE);
  return { rows: shown, next: rows.length > PAGE ? (shown.at(-1)?.n ?? null) : null };
}

/** Corrected cells by line. */
export type Fixes = ReadonlyMap<number, ReadonlyMap<string, string>>;

export async function fixesOf(db: Kysely<Tables>, id: number): Promise<Fixes> {
  const { rows } = await sql<{ line: number; column: string; value: string }>`
    select line, column_name as column, value from import_fix where run_id = ${id}`.execute(db);
  const fixes = new Map<number, Map<string, string>>();
  for (const { line, column, value } of rows) fixes.set(line, (fixes.get(line) ?? new Map()).set(column, value));
  return fixes;
}

/** Lines of broken rows. */
export async function brokenLines(db: Kysely<Tables>, id: number): Promise<Set<number>> {
  const { rows } = await sql<{ line: number }>`
    select distinct line from import_problem where run_id = ${id} and line is not null`.execute(db);
  return new Set(rows.map(({ line }) => line));
}
