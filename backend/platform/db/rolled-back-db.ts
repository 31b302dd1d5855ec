import type { Connection, Db } from './db.ts';
import { kyselyOver, nested } from './kysely-dialect.ts';
import { createMutex } from './mutex.ts';

/**
 * Runs `work` with a database in which everything may be read and changed and nothing stays: one connection in a transaction that
 * is always rolled back. Transactions inside are savepoints. Queries after the end are rejected, such as those of late timers.
 */
export async function withRolledBackDb<T>(db: Db, work: (rolledBack: Db) => Promise<T>): Promise<T> {
  return db.withConnection(async (connection) => {
    const exclusive = createMutex();
    let hasEnded = false;
    const withConnection: Db['withConnection'] = (use) =>
      exclusive(async () => {
        if (hasEnded) throw new Error('the transaction that nobody keeps has ended');
        return use(connection);
      });
    const within: Connection = {
      query: (sql, params) => withConnection((reserved) => reserved.query(sql, params)),
      exec: (sql) => withConnection((reserved) => reserved.exec(sql)),
    };
    const kysely = kyselyOver({ withConnection }, nested);
    await connection.exec('begin');
    try {
      return await work({
        ...within,
        kind: db.kind,
        kysely,
        searching: kysely,
        withConnection,
        duringLongWork: (long) => db.duringLongWork(long),
        // what others change is not seen in the short time
        listen: async () => async () => {},
        close: async () => {},
      });
    } finally {
      await exclusive(async () => {
        hasEnded = true;
        await connection.exec('rollback');
      });
    }
  });
}
