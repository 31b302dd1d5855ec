import type { Db } from './db.ts';

/**
 * Runs `work` in one process at a time, under the advisory lock `lock`, for work that processes starting together would do
 * twice. `work` must use other connections than the lock's. PGlite has only one process: there it just runs.
 */
export async function oneProcessAtATime<T>(db: Db, lock: number, work: () => Promise<T>): Promise<T> {
  if (db.kind === 'pglite') return work();
  return db.withConnection(async (connection) => {
    // the holder of the lock may work longer than the statement timeout
    await connection.exec('set statement_timeout = 0');
    try {
      await connection.query('select pg_advisory_lock($1)', [lock]);
      return await work();
    } finally {
      await connection.query('select pg_advisory_unlock($1)', [lock]);
      await connection.exec('reset statement_timeout');
    }
  });
}
