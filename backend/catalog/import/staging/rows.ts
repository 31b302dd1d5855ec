import type { Connection, Db } from '#backend/platform/db/db.ts';

/** The rows of a query, typed by the caller. */
export async function select<T>(db: Pick<Connection, 'query'>, sql: string, params: readonly unknown[] = []) {
  return (await db.query<T>(sql, params)).rows;
}

/** Most characters of one insert. PGlite has one session, and searches wait for each statement to end. */
const MOST_CHARACTERS = { pglite: 30_000, postgres: 300_000 };

/**
 * Inserts rows with one parameter, in statements of limited size; the next one is written while the database runs the last.
 * `columns` are those of the table in any order; the keys of a row are its columns, lists become arrays and objects JSON.
 */
export async function insert(
  db: Pick<Db, 'query' | 'kind'>,
  table: string,
  columns: readonly string[],
  rows: readonly object[],
): Promise<void> {
  const list = columns.join(', ');
  let batch: string[] = [];
  let size = 0;
  let inserted: Promise<unknown> = Promise.resolve();
  const flush = async () => {
    if (batch.length === 0) return;
    const json = `[${batch.join(',')}]`;
    batch = [];
    size = 0;
    await inserted;
    inserted = db.query(
      `insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1::json)`,
      [json],
    );
  };
  for (const row of rows) {
    const text = JSON.stringify(row);
    batch.push(text);
    size += text.length;
    if (size > MOST_CHARACTERS[db.kind]) await flush();
  }
  await flush();
  await inserted;
}
