import pg from 'pg';
import { throwAway } from './database-unavailable.ts';
import type { Connection, Db } from './db.ts';
import { kyselyOver } from './kysely-dialect.ts';
import { createNotices } from './postgres-notices.ts';
import { type QueryWatch, watchQueries } from './query-watch.ts';

// count(*) and sums are int8; the shop's numbers stay far below 2^53
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// dates are calendar days, not instants in the server's time zone
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const over = (client: pg.Pool | pg.PoolClient, watch: QueryWatch | undefined): Connection =>
  watchQueries(plain(client), watch);

const plain = (client: pg.Pool | pg.PoolClient): Connection => ({
  async query(sql, params = []) {
    const { rows, rowCount } = await client.query(sql, [...params]).catch(throwAway);
    return { rows, affected: rowCount ?? 0 };
  },
  async exec(sql) {
    const result = (await client.query(sql).catch(throwAway)) as pg.QueryResult | pg.QueryResult[];
    const last = Array.isArray(result) ? result.at(-1) : result;
    return { rows: last?.rows ?? [], affected: last?.rowCount ?? 0 };
  },
});

/** Maximum of concurrent searches; more would only wait for the processors. */
const SEARCH_CONNECTIONS = 6;
/** Fifty times the duration of a slow search. */
const SEARCH_TIMEOUT_MS = 5000;

function openPool(url: string, max: number, statementTimeout: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementTimeout,
    // compiling a search costs more than it saves: listing p50 97 ms with it, 56 ms without
    options: '-c jit=off',
  });
  // a lost idle connection must not end the process; the next query reports it
  pool.on('error', () => {});
  // nor a reserved one between two statements of a transaction
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

const connections =
  (pool: pg.Pool, watch: QueryWatch | undefined): Db['withConnection'] =>
  async (work) => {
    const client = await pool.connect().catch(throwAway);
    try {
      return await work(over(client, watch));
    } finally {
      client.release();
    }
  };

export type PostgresOptions = {
  max?: number;
  /** A read replica for searches; without it they use the primary. */
  searchUrl?: string | undefined;
  watch?: QueryWatch;
  /** Statement timeout. */
  statementMs?: number;
};

const STATEMENT_MS = 30_000;

/** Opens a pool to PostgreSQL 15 or newer. Unnamed statements only, so that every query gets a custom plan. */
export async function openPostgres(
  url: string,
  { max = 10, searchUrl, watch, statementMs = STATEMENT_MS }: PostgresOptions = {},
): Promise<Db> {
  const pool = openPool(url, max, statementMs);
  const searchPool = openPool(searchUrl ?? url, SEARCH_CONNECTIONS, SEARCH_TIMEOUT_MS);
  await pool.query('select 1');
  const withConnection = connections(pool, watch);
  const notices = createNotices(url);
  return {
    kind: 'postgres',
    ...over(pool, watch),
    kysely: kyselyOver({ withConnection }),
    searching: kyselyOver({ withConnection: connections(searchPool, watch) }),
    withConnection,
    duringLongWork: (work) => work(),
    listen: notices.listen,
    async close() {
      await Promise.all([pool.end(), searchPool.end(), notices.close()]);
    },
  };
}
