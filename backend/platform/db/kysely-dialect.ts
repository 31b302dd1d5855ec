import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Connection, Db } from './db.ts';
import type { Tables } from './tables.ts';

class DbConnection implements DatabaseConnection {
  readonly connection: Connection;
  /** Resolves `withConnection`, which releases the connection. */
  readonly release: () => void;
  constructor(connection: Connection, release: () => void) {
    this.connection = connection;
    this.release = release;
  }

  async executeQuery<R>(query: CompiledQuery) {
    const { rows, affected } = await this.connection.query(query.sql, query.parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(affected) };
  }

  // biome-ignore lint/correctness/useYield: the engines behind Db have no cursors; imports read in pages instead
  async *streamQuery<R>(): AsyncIterableIterator<{ rows: R[] }> {
    throw new Error('streaming queries are not supported; read in pages');
  }
}

const statement = (text: string) => async (connection: DatabaseConnection) => {
  await (connection as DbConnection).connection.exec(text);
};

/** Kysely dialect over any `Db`, for typed queries on both engines. */
export function kyselyOver(db: Pick<Db, 'withConnection'>): Kysely<Tables> {
  const acquire = () =>
    new Promise<DatabaseConnection>((resolve, reject) => {
      db.withConnection(
        (connection) => new Promise<void>((release) => resolve(new DbConnection(connection, release))),
      ).catch(reject);
    });
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => ({
      init: async () => {},
      destroy: async () => {},
      acquireConnection: acquire,
      releaseConnection: async (connection) => (connection as DbConnection).release(),
      beginTransaction: async (connection, { isolationLevel }) =>
        statement(isolationLevel ? `start transaction isolation level ${isolationLevel}` : 'begin')(connection),
      commitTransaction: statement('commit'),
      rollbackTransaction: statement('rollback'),
    }),
  };
  return new Kysely<Tables>({ dialect });
}
