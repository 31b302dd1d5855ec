import { setTimeout as delay } from 'node:timers/promises';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { Connection } from '../../db/db.ts';
import type { Tables } from '../../db/tables.ts';
import { referencesOf } from './new-tables.ts';

const ATTEMPTS = 200;
/** Less than PostgreSQL waits before it looks for a deadlock: a page that has locked one table and waits for another
 * is let through, not failed. */
const LOCK_WAIT_MS = 300;
const BETWEEN_MS = 20;

const isLockTimeout = (error: unknown) => (error as { code?: string }).code === '55P03';

/** Kysely's transaction as a plain connection. */
export const connectionOf = (tx: Kysely<Tables>): Connection => {
  const run = async (text: string, params: readonly unknown[] = []) => {
    const { rows, numAffectedRows = 0n } = await tx.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(text, [...params]),
    );
    return { rows, affected: Number(numAffectedRows) };
  };
  return { query: run, exec: run };
};

/** Locks tables against readers too, without ever making a reader the victim of a deadlock. */
async function lockAll(tx: Kysely<Tables>, tables: readonly string[]): Promise<void> {
  const list = tables.map((table) => `public.${table}`).join(', ');
  for (let attempt = 1; ; attempt++) {
    await sql`savepoint swap`.execute(tx);
    try {
      await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT_MS)}`.execute(tx);
      await sql.raw(`lock table ${list} in access exclusive mode`).execute(tx);
      await sql`set local lock_timeout = 0`.execute(tx);
      return;
    } catch (error) {
      if (!isLockTimeout(error) || attempt === ATTEMPTS) throw error;
      await sql`rollback to savepoint swap`.execute(tx);
      await delay(BETWEEN_MS);
    }
  }
}

/** Puts the staged tables in the place of the public ones. Short, but nobody reads the tables meanwhile. */
export async function swapTables(tx: Kysely<Tables>, tables: readonly string[]): Promise<void> {
  const connection = connectionOf(tx);
  const references = [];
  for (const table of tables)
    for (const reference of await referencesOf(connection, table, tables)) references.push({ table, ...reference });
  await lockAll(tx, tables);
  await sql.raw(`drop table ${tables.map((table) => `public.${table}`).join(', ')}`).execute(tx);
  for (const table of tables) await sql.raw(`alter table staging.${table} set schema public`).execute(tx);
  for (const { table, name, isStaged, definition } of references)
    if (!isStaged && !(await hasConstraint(connection, table, name)))
      await sql.raw(`alter table public.${table} add constraint ${name} ${definition} not valid`).execute(tx);
}

const hasConstraint = async (db: Pick<Connection, 'query'>, table: string, name: string) =>
  (
    await db.query('select 1 from pg_constraint where conrelid = $1::regclass and conname = $2', [
      `public.${table}`,
      name,
    ])
  ).rows.length > 0;

/** Checks what `swapTables` left unchecked, also that of an import that was killed; others go on meanwhile. */
export async function validateReferences(db: Connection): Promise<void> {
  const { rows } = await db.query(
    `select conrelid::regclass::text as table, conname as name from pg_constraint
     where contype = 'f' and not convalidated and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) await db.exec(`alter table ${table} validate constraint ${name}`);
}
