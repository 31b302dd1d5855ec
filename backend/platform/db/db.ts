import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type QueryResult<Row = Record<string, unknown>> = { rows: Row[]; affected: number };

/**
 * A connection of either engine. `query` has the type of its rows, unchecked, and takes positional parameters ($1 …); `exec` runs several statements without
 * parameters. Pass JSON as text (`JSON.stringify`): the drivers differ otherwise.
 */
export interface Connection {
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<QueryResult<Row>>;
  exec(sql: string): Promise<QueryResult>;
}

/** The shop's database: PGlite in a worker thread, or PostgreSQL. */
export interface Db extends Connection {
  readonly kind: 'pglite' | 'postgres';
  /** Typed queries and transactions over the same connections. */
  readonly kysely: Kysely<Tables>;
  /**
   * Typed queries for searches. On PostgreSQL they have a few connections of their own and a statement timeout of 5 s
   * (SQLSTATE 57014), so that searches do not delay orders. PGlite has one session and no timeout.
   */
  readonly searching: Kysely<Tables>;
  /** Reserves a connection for `work`. Used by the Kysely dialect and by migrations. */
  withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /**
   * Runs work whose statements may take minutes, such as migrations and index builds. Outside of it PGlite counts as lost
   * after 30 s without a response. On PostgreSQL this only runs the work, which sets `statement_timeout` on its connection.
   */
  duringLongWork<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Calls `handler` for every NOTIFY on a channel from any process, and with '' after a lost connection is restored. All
   * handlers run in the same tick. Resolves to a function that stops listening.
   */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
