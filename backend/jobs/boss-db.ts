import type { Db as BossDb } from 'pg-boss';
import type { Connection, Db } from '#backend/db/db.ts';

/**
 * pg-boss over the shop's own database, so that both engines are served by the connections we already have. Its
 * statements without parameters are scripts with their own begin and commit: a failed one is rolled back here, or the
 * connection (PGlite's only one) would stay in an aborted transaction.
 */
export function bossDb(db: Db): BossDb {
  const script = async (connection: Connection, text: string) => {
    try {
      return await connection.exec(text);
    } catch (error) {
      await connection.exec('rollback').catch(() => {});
      throw error;
    }
  };
  return {
    executeSql: (text, values = []) =>
      values.length > 0 ? db.query(text, values) : db.withConnection((connection) => script(connection, text)),
  };
}
