import { readdir, readFile } from 'node:fs/promises';
import type { Connection, Db } from './db.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
const LOCK_KEY = 7_450_211;

/** The migrations of this build, in order: `NNNN_name.sql`. */
export async function listMigrations(): Promise<string[]> {
  const names = (await readdir(FOLDER)).filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name));
  return names.sort();
}

/**
 * Applies what is missing, each file in its own transaction, in order; returns the names applied now. `only`: a restore
 * goes no further than these. An advisory lock lets several processes start at once on PostgreSQL.
 */
export async function migrate(db: Db, only?: readonly string[]): Promise<string[]> {
  const names = (await listMigrations()).filter((name) => !only || only.includes(name));
  return db.withConnection(async (connection) => {
    await connection.exec(`select pg_advisory_lock(${LOCK_KEY})`);
    try {
      await connection.exec(
        'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
      );
      const { rows } = await connection.query('select name from migration');
      const done = new Set(rows.map((row) => row.name));
      const applied: string[] = [];
      for (const name of names) {
        if (done.has(name)) continue;
        const sql = await readFile(new URL(name, FOLDER), 'utf8');
        await connection
          .exec(`begin;\n${sql}\n;insert into migration (name) values ('${name}');\ncommit;`)
          .catch(async (error) => {
            await connection.exec('rollback');
            throw new Error(`migration ${name} failed: ${error.message}`, { cause: error });
          });
        applied.push(name);
      }
      return applied;
    } finally {
      await connection.exec(`select pg_advisory_unlock(${LOCK_KEY})`);
    }
  });
}

/** Names of the migrations a database has, in order; none when it has never been migrated. */
export async function appliedMigrations(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query("select to_regclass('public.migration') is not null as known");
  if (!rows[0]?.known) return [];
  const applied = await connection.query('select name from migration order by name collate "C"');
  return applied.rows.map(({ name }) => String(name));
}

/** True when every migration of this build has been applied; used by /readyz. */
export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await db.query('select name from migration');
  const done = new Set(rows.map((row) => row.name));
  return (await listMigrations()).every((name) => done.has(name));
}
