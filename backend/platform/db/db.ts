import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type QueryResult = { rows: Record<string, unknown>[]; affected: number };

/**
 * One database connection as both engines offer it. `query` takes positional parameters ($1 …); `exec` runs several
 * statements without parameters. JSON is passed as text (`JSON.stringify`), so that both drivers agree.
 */
export interface Connection {
  query(sql: string, params?: readonly unknown[]): Promise<QueryResult>;
  exec(sql: string): Promise<QueryResult>;
}

/** The database behind the shop: PGlite in a worker, or PostgreSQL. */
export interface Db extends Connection {
  readonly kind: 'pglite' | 'postgres';
  /** Typed queries and transactions over the same connections. */
  readonly kysely: Kysely<Tables>;
  /**
   * The same for searches: on PostgreSQL on a few connections of their own, and a statement that runs for 5 seconds is
   * stopped (SQLSTATE 57014), so that no search keeps an order waiting. PGlite has one session and no such clock.
   */
  readonly searching: Kysely<Tables>;
  /** Takes one connection for `work`; nothing else uses it meanwhile. Used by the Kysely dialect and by migrations. */
  withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /**
   * Announces work whose statements may take minutes, such as migrations and index builds. Elsewhere PGlite counts as lost after 30
   * seconds without an answer, and on PostgreSQL a statement is stopped then: there the work sets `statement_timeout` on
   * its own connection, and this only runs it.
   */
  duringLongWork<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Calls `handler` for every NOTIFY on a channel, from any process; with '' when a connection was lost and is there
   * again. All who listen are told in the same tick. Resolves to a function that stops it.
   */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
