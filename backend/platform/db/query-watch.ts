import type { Connection } from './db.ts';

/** Told of every statement after it: its text (values stand apart from it) and how long its answer took. */
export type QueryWatch = (sql: string, ms: number) => void;

/** The same connection, watched. Failed statements are told of too: a timeout is the slowest of all. */
export function watchQueries(connection: Connection, watch: QueryWatch | undefined): Connection {
  if (!watch) return connection;
  const timed = async <T>(sql: string, work: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    try {
      return await work();
    } finally {
      watch(sql, performance.now() - started);
    }
  };
  return {
    query: (sql, params) => timed(sql, () => connection.query(sql, params)),
    exec: (sql) => timed(sql, () => connection.exec(sql)),
  };
}
