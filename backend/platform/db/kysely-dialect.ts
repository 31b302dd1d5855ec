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

const outermost = {
  begin: (isolationLevel?: string) =>
    isolationLevel ? `start transaction isolation level ${isolationLevel}` : 'begin',
  commit: 'commit',
  rollback: 'rollback',
};

/** A transaction inside another one, which may be rolled back alone. One at a time: its connection is reserved for it. */
export const nested: typeof outermost = {
  begin: () => 'savepoint nested',
  commit: 'release savepoint nested',
  rollback: 'rollback to savepoint nested; release savepoint nested',
};

/** Kysely dialect over any `Db`, for typed queries on both engines. */
export function kyselyOver(db: Pick<Db, 'withConnection'>, transactions = outermost): Kysely<Tables> {
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
      beginTransaction: (connection, { isolationLevel }) => statement(transactions.begin(isolationLevel))(connection),
      commitTransaction: statement(transactions.commit),
      rollbackTransaction: statement(transactions.rollback),
    }),
  };
  return new Kysely<Tables>({ dialect });
}
