import type { Db } from './db.ts';

/**
 * Runs `work` in one process at a time, for what processes starting together would do twice. `lock` names the work.
 * `work` uses other connections than the one that holds the lock. PGlite belongs to one process: there it just runs.
 */
export async function oneProcessAtATime<T>(db: Db, lock: number, work: () => Promise<T>): Promise<T> {
  if (db.kind === 'pglite') return work();
  return db.withConnection(async (connection) => {
    // who holds the lock may work longer than a statement may take
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
