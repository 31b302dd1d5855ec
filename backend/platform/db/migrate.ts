import { readdir, readFile } from 'node:fs/promises';
import { withProgress } from '#backend/platform/with-progress.ts';
import type { Connection, Db } from './db.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
const LOCK_KEY = 7_450_211;

/** The migrations of this build, in order: `NNNN_name.sql`. */
export async function listMigrations(folder = FOLDER): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name));
  return names.sort();
}

type MigrateOptions = {
  /** Applies only these; used by a restore. */
  only?: readonly string[];
  folder?: URL;
  /** Gets a line every few seconds during a long migration, or while waiting for another process that migrates. */
  say?: (text: string) => void;
  everyMs?: number;
};

/**
 * Applies pending migrations in order, each in its own transaction; returns their names. An advisory lock allows several
 * processes to start at once on PostgreSQL. Migrations and the wait for the lock have no timeout: rewriting a table of
 * millions of rows takes minutes.
 */
export function migrate(
  db: Db,
  { only, folder = FOLDER, say = () => {}, everyMs }: MigrateOptions = {},
): Promise<string[]> {
  const saying = <T>(what: string, work: () => Promise<T>) => withProgress(what, say, work, everyMs);
  const locked = (connection: Connection) => async () => {
    const names = (await listMigrations(folder)).filter((name) => !only || only.includes(name));
    await connection.exec(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await connection.query('select name from migration');
    const done = new Set(rows.map((row) => row.name));
    const missing = names.filter((name) => !done.has(name));
    for (const name of missing)
      await saying(`applying migration ${name}`, async () =>
        apply(connection, name, await readFile(new URL(name, folder), 'utf8')),
      );
    return missing;
  };
  return db.duringLongWork(() => db.withConnection((connection) => underLock(connection, saying, locked(connection))));
}

type Saying = <T>(what: string, work: () => Promise<T>) => Promise<T>;

async function underLock<T>(connection: Connection, saying: Saying, work: () => Promise<T>): Promise<T> {
  await connection.exec('set statement_timeout = 0; set lock_timeout = 0');
  try {
    await saying('waiting for another process to migrate the database', () =>
      connection.exec(`select pg_advisory_lock(${LOCK_KEY})`),
    );
    try {
      return await work();
    } finally {
      await connection.exec(`select pg_advisory_unlock(${LOCK_KEY})`);
    }
  } finally {
    await connection.exec('reset statement_timeout; reset lock_timeout');
  }
}

async function apply(connection: Connection, name: string, sql: string): Promise<void> {
  await connection
    .exec(`begin;\n${sql}\n;insert into migration (name) values ('${name}');\ncommit;`)
    .catch(async (error) => {
      await connection.exec('rollback');
      throw new Error(`migration ${name} failed: ${error.message}`, { cause: error });
    });
}

/** Names of the applied migrations in order; empty for a new database. */
export async function appliedMigrations(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query("select to_regclass('public.migration') is not null as known");
  if (!rows[0]?.known) return [];
  const applied = await connection.query('select name from migration order by name collate "C"');
  return applied.rows.map(({ name }) => String(name));
}

/** Whether every migration of this build has been applied; used by /readyz. */
export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await db.query('select name from migration');
  const done = new Set(rows.map((row) => row.name));
  return (await listMigrations()).every((name) => done.has(name));
}
