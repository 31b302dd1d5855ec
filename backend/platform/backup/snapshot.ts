import type { Connection, Db } from '#backend/platform/db/db.ts';

const PAGE = 250;
// settings for the same text output from every server and session
const PLAIN_TEXT = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local statement_timeout = 0;`;

let next = 0;

export type Snapshot = {
  /** The rows of one of the queries, in pages. */
  rows(name: string): AsyncGenerator<Record<string, string | null>[]>;
};

/**
 * Reads several queries in one snapshot, in pages. `look` runs first in the same snapshot and returns the queries. On
 * PostgreSQL this is a transaction of its own. PGlite's only session is held only while the results are written into held
 * cursors (about 1 s for 100 MB), which are then read between the shop's other statements.
 */
export async function withSnapshot<L, T>(
  db: Db,
  look: (connection: Connection) => Promise<{ looked: L; queries: Map<string, string> }>,
  work: (snapshot: Snapshot, looked: L) => Promise<T>,
): Promise<T> {
  const prefix = `snapshot_${next++}_`;
  const held = db.kind === 'pglite';

  async function open(connection: Connection) {
    const { looked, queries } = await look(connection);
    for (const [name, query] of queries)
      await connection.exec(`declare "${prefix}${name}" cursor ${held ? 'with hold' : ''} for ${query}`);
    return { looked, names: [...queries.keys()] };
  }
  const snapshot = (connection: Connection): Snapshot => ({
    async *rows(name) {
      for (;;) {
        const { rows } = await connection.query<Record<string, string | null>>(
          `fetch forward ${PAGE} from "${prefix}${name}"`,
        );
        if (rows.length > 0) yield rows;
        if (rows.length < PAGE) return;
      }
    },
  });

  if (!held)
    return db.withConnection((connection) =>
      inReadTransaction(connection, async () => {
        const { looked } = await open(connection);
        return work(snapshot(connection), looked);
      }),
    );
  const { looked, names } = await db.withConnection((connection) =>
    inReadTransaction(connection, () => open(connection)),
  );
  try {
    return await work(snapshot(db), looked);
  } finally {
    for (const name of names) await db.exec(`close "${prefix}${name}"`);
  }
}

const OWN_TABLES = `select string_agg(format('public.%I', relname), ', ') as names from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r'`;

async function inReadTransaction<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  const { rows } = await connection.query(OWN_TABLES);
  await connection.exec(`begin isolation level repeatable read, read only; ${PLAIN_TEXT}`);
  try {
    // the first query takes the snapshot: locks out an import that swaps tables
    if (rows[0]?.names) await connection.exec(`lock table ${rows[0].names} in access share mode`);
    const result = await work();
    await connection.exec('commit');
    return result;
  } catch (error) {
    await connection.exec('rollback');
    throw error;
  }
}
