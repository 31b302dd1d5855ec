import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { correctedRows, type RowSource } from './files/row-source.ts';

/** More problems are counted, not listed: then the file is better made anew. */
export const MOST_LISTED = 20_000;

export type FoundProblem = { line: number | null; column: string; reason: string };

/** Collects what is wrong with a file. */
export function createFoundProblems() {
  const listed: FoundProblem[] = [];
  let total = 0;
  return {
    add(problem: FoundProblem) {
      total++;
      if (listed.length < MOST_LISTED) listed.push(problem);
    },
    addUnlisted(more: number) {
      total += more;
    },
    listed,
    total: () => total,
    /** Lines that cannot be imported as they stand. */
    lines: () => new Set(listed.flatMap(({ line }) => (line === null ? [] : [line]))),
    /** Whether leaving these lines out leaves a file without problems. */
    canBeLeftOut: () => total === listed.length && listed.every(({ line }) => line !== null),
  };
}
export type FoundProblems = ReturnType<typeof createFoundProblems>;

const BATCH = 500;
const LONGEST = 500;
/** No text of the database may hold a NUL; a mark stands for it. */
const shown = (text: string) => text.replaceAll('\0', '␀').toWellFormed().slice(0, LONGEST);

/** Stores the problems of a run with the cells they are about, in the order of the file. */
export async function storeProblems(
  db: Kysely<Tables>,
  id: number,
  found: FoundProblems,
  source: RowSource,
): Promise<void> {
  const cells = await cellsOf(found, source);
  const rows = found.listed
    .map((problem) => ({ ...problem, ...cells(problem) }))
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .map(({ line, column, reason, value, key }, at) => ({
      run_id: id,
      n: at + 1,
      line,
      reason: shown(reason),
      column_name: column,
      value: shown(value),
      key: shown(key),
    }));
  await sql`delete from import_problem where run_id = ${id}`.execute(db);
  for (let from = 0; from < rows.length; from += BATCH)
    await sql`insert into import_problem (run_id, n, line, column_name, value, key, reason)
      select run_id, n, line, column_name, value, key, reason
      from json_populate_recordset(null::import_problem, ${JSON.stringify(rows.slice(from, from + BATCH))}::json)`.execute(
      db,
    );
}

/** Reads the file once more for the values of wrong cells, and for what their rows are about: the cell of the first used column. */
async function cellsOf(found: FoundProblems, source: RowSource) {
  const lines = found.lines();
  const kept = new Map<number, string[]>();
  const { columns } = source;
  if (lines.size > 0)
    for await (const { line, cells } of correctedRows({ ...source, skipped: new Set() }))
      if (lines.has(line)) kept.set(line, cells);
  const first = Math.max(
    0,
    columns.findIndex(({ field }) => field !== null && ['sku', 'code', 'tuotekoodi', 'path', 'from'].includes(field)),
  );
  return ({ line, column }: FoundProblem) => {
    const cells = (line !== null && kept.get(line)) || [];
    const at = columns.findIndex(({ name }) => name === column);
    return { value: cells[at] ?? '', key: cells[first] ?? '' };
  };
}
