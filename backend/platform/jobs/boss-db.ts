import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import { type Db as BossDb, fromKysely } from 'pg-boss';
import type { Connection, Db } from '#backend/platform/db/db.ts';
import type { Tables } from '#backend/platform/db/tables.ts';

const transaction = new AsyncLocalStorage<BossDb>();

/**
 * Runs every statement of pg-boss within `work` in the transaction. Its `db` option alone is not enough: pg-boss also looks
 * up queues, which would deadlock on PGlite's only connection.
 */
export const inTransaction = <T>(tx: Kysely<Tables>, work: () => Promise<T>): Promise<T> =>
  transaction.run(fromKysely(tx), work);

/**
 * Database adapter of pg-boss over the shop's connections, on both engines. Statements of pg-boss without parameters are
 * scripts with their own begin and commit: a failed one is rolled back here, otherwise the connection (PGlite's only one)
 * would stay in an aborted transaction.
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
    executeSql(text, values = []) {
      const current = transaction.getStore();
      if (current) return current.executeSql(text, values);
      return values.length > 0 ? db.query(text, values) : db.withConnection((connection) => script(connection, text));
    },
    async listen(channel, onNotification, onReconnect) {
      const close = await db.listen(channel, (payload) => (payload === '' ? onReconnect() : onNotification(payload)));
      return { close };
    },
  };
}
