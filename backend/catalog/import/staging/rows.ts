import type { Connection } from '#backend/platform/db/db.ts';

/** The rows of a query, typed by the caller. */
export async function select<T>(db: Pick<Connection, 'query'>, sql: string, params: readonly unknown[] = []) {
  return (await db.query<T>(sql, params)).rows;
}

/** Most characters of one insert: PGlite has one session, and searches wait for each statement to end. */
const MOST_CHARACTERS = 30_000;

/**
 * Inserts rows with one parameter, in statements of limited size. `columns` are those of the table in any order; the
 * keys of a row are its columns, lists become arrays and objects JSON.
 */
export async function insert(
  db: Pick<Connection, 'query'>,
  table: string,
  columns: readonly string[],
  rows: readonly object[],
): Promise<void> {
  const list = columns.join(', ');
  let batch: string[] = [];
  let size = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    const json = `[${batch.join(',')}]`;
    batch = [];
    size = 0;
    await db.query(
      `insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1::json)`,
      [json],
    );
  };
  for (const row of rows) {
    const text = JSON.stringify(row);
    batch.push(text);
    size += text.length;
    if (size > MOST_CHARACTERS) await flush();
  }
  await flush();
}
