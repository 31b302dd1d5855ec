import { setTimeout as delay } from 'node:timers/promises';
import { CompiledQuery, type Kysely, sql, type Transaction } from 'kysely';
import { codeOf } from '#backend/platform/caught-error.ts';
import type { Connection, Db } from '#backend/platform/db/db.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { ImportRefused } from '../problems.ts';
import type { ImportRun } from '../run.ts';
import { referencesOf } from './new-tables.ts';

/** A backup, an export or a pg_dump may read the catalog for minutes; the import waits this long for it. */
const LONGEST_WAIT_MS = 600_000;
/** A reader that takes longer than this is not a page request. */
const LONG_READER_MS = 500;
/** Less than PostgreSQL waits before its deadlock check: a page that has locked one table and waits for another goes
 * on instead of failing. */
const LOCK_WAIT_MS = 300;
const LOCK_ATTEMPTS = 10;
const BETWEEN_MS = 20;

const isLockTimeout = (error: unknown) => codeOf(error) === '55P03';
const isDeadlock = (error: unknown) => codeOf(error) === '40P01';

/** Kysely's transaction as a plain connection. */
export const connectionOf = (tx: Kysely<Tables>): Connection => {
  const run = async <Row = Record<string, unknown>>(text: string, params: readonly unknown[] = []) => {
    const { rows, numAffectedRows = 0n } = await tx.executeQuery<Row>(CompiledQuery.raw(text, [...params]));
    return { rows, affected: Number(numAffectedRows) };
  };
  return { query: run, exec: run };
};

/**
 * Runs `work`, which locks the tables, in a transaction once there is no long reader, and retries when one starts meanwhile:
 * the lock blocks orders, so it must not wait for a backup. Throws `ImportRefused` after ten minutes.
 */
export async function retryWhileBusy(
  { db, folder }: Pick<ImportRun, 'db' | 'folder'>,
  tables: readonly string[],
  work: (tx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  const last = Date.now() + LONGEST_WAIT_MS;
  const locked = await withReferred(db, tables);
  for (;;) {
    await waitForLongReaders(db, locked, last);
    try {
      return await db.kysely.transaction().execute(work);
    } catch (error) {
      if (!isLockTimeout(error) && !isDeadlock(error)) throw error;
      if (Date.now() > last) throw stillRead(folder);
    }
  }
}

const stillRead = (folder: string) =>
  new ImportRefused([
    {
      file: folder,
      line: null,
      field: '',
      reason:
        'the catalog has been read for ten minutes (by a backup, an export or pg_dump); run this one when it is done',
    },
  ]);

/** The tables and those they refer to: dropping a foreign key locks both its ends. */
async function withReferred(db: Pick<Connection, 'query'>, tables: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select distinct confrelid::regclass::text as name from pg_constraint
     where contype = 'f' and conrelid in (select ('public.' || unnest($1::text[]))::regclass)`,
    [tables],
  );
  return [...new Set([...tables, ...rows.map(({ name }) => name)])];
}

async function waitForLongReaders(db: Pick<Db, 'query'>, tables: readonly string[], last: number): Promise<void> {
  let before = new Set<string>();
  do {
    const { rows } = await db.query<{ reader: string }>(
      `select distinct virtualtransaction as reader from pg_locks
       where granted and pid <> pg_backend_pid() and database = (select oid from pg_database where datname = current_database())
         and relation in (select ('public.' || unnest($1::text[]))::regclass)`,
      [tables],
    );
    const now = rows.map(({ reader }) => reader);
    if (now.length === 0 || (before.size > 0 && !now.some((reader) => before.has(reader)))) return;
    before = new Set(now);
    await delay(LONG_READER_MS);
  } while (Date.now() < last);
}

/** Locks tables against readers too, without making a reader the victim of a deadlock. */
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
      if (!isLockTimeout(error) || attempt === LOCK_ATTEMPTS) throw error;
      await sql`rollback to savepoint swap`.execute(tx);
      await delay(BETWEEN_MS);
    }
  }
}

/** Replaces the public tables by the staged ones. The lock against readers is short. */
export async function swapTables(tx: Kysely<Tables>, tables: readonly string[]): Promise<void> {
  const connection = connectionOf(tx);
  const references = [];
  for (const table of tables)
    for (const reference of await referencesOf(connection, table, tables)) references.push({ table, ...reference });
  await lockAll(tx, await withReferred(connection, tables));
  const grants = await grantsOn(connection, tables);
  const triggers = await triggersOf(connection, tables);
  await sql.raw(`drop table ${tables.map((table) => `public.${table}`).join(', ')}`).execute(tx);
  for (const table of tables) await sql.raw(`alter table staging.${table} set schema public`).execute(tx);
  for (const { table, name, isStaged, definition } of references)
    if (!isStaged && !(await hasConstraint(connection, table, name)))
      await sql.raw(`alter table public.${table} add constraint ${name} ${definition} not valid`).execute(tx);
  for (const statement of [...grants, ...triggers]) await sql.raw(statement).execute(tx);
}

/** Statements that create the triggers again, which are lost with a dropped table. */
async function triggersOf(db: Pick<Connection, 'query'>, tables: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ statement: string }>(
    `select pg_get_triggerdef(oid) as statement from pg_trigger
     where not tgisinternal and tgrelid in (select ('public.' || unnest($1::text[]))::regclass) order by tgname`,
    [tables],
  );
  return rows.map(({ statement }) => statement);
}

/** Statements that restore the privileges of other roles, which are lost with a dropped table. */
async function grantsOn(db: Pick<Connection, 'query'>, tables: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ statement: string }>(
    `select format('grant %s on public.%I to %s %s', privilege_type, relname,
              case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end,
              case when is_grantable then 'with grant option' end) as statement
     from pg_class, aclexplode(relacl)
     where oid in (select ('public.' || unnest($1::text[]))::regclass) and grantee <> relowner`,
    [tables],
  );
  return rows.map(({ statement }) => statement);
}

/** Throws `ImportRefused` when views or other objects of the owner depend on the tables and would be lost in the swap. */
export async function rejectDependentViews(
  { db, folder }: Pick<ImportRun, 'db' | 'folder'>,
  tables: readonly string[],
) {
  const { rows } = await db.query<{ view: string }>(
    `select distinct ev_class::regclass::text as view from pg_depend join pg_rewrite on pg_rewrite.oid = objid
     where classid = 'pg_rewrite'::regclass and refclassid = 'pg_class'::regclass
       and refobjid in (select ('public.' || unnest($1::text[]))::regclass) order by 1`,
    [tables],
  );
  const views = rows.map(({ view }) => view).join(', ');
  if (views)
    throw new ImportRefused([
      {
        file: folder,
        line: null,
        field: '',
        reason: `the database has a view on tables that an import of this size replaces (${views}); drop it first, and create it again afterwards`,
      },
    ]);
}

const hasConstraint = async (db: Pick<Connection, 'query'>, table: string, name: string) =>
  (
    await db.query('select 1 from pg_constraint where conrelid = $1::regclass and conname = $2', [
      `public.${table}`,
      name,
    ])
  ).rows.length > 0;

/** Validates the foreign keys that `swapTables` created unchecked, also those of a killed import; blocks nobody. */
export async function validateReferences(db: Connection): Promise<void> {
  const { rows } = await db.query(
    `select conrelid::regclass::text as table, conname as name from pg_constraint
     where contype = 'f' and not convalidated and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) await db.exec(`alter table ${table} validate constraint ${name}`);
}
