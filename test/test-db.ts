import { onTestFinished } from 'vitest';
import type { Db } from '#backend/platform/db/db.ts';
import { migrate } from '#backend/platform/db/migrate.ts';
import { openPglite } from '#backend/platform/db/pglite.ts';
import { openPostgres } from '#backend/platform/db/postgres.ts';
import { bareTemplate, pgliteTemplate } from './pglite-template.ts';
import { createPostgresDatabase } from './postgres-database.ts';
import { reusedDb } from './reused-db.ts';

/** True when the suite runs on PostgreSQL (`npm run task -- test:postgres`). */
export const onPostgres = Boolean(process.env.TEST_DATABASE_URL);

/** Opens a fresh, migrated, empty database; the caller closes it with `close`. */
export async function openTestDb(): Promise<Db> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openPglite('memory://', { loadFrom: await pgliteTemplate() });
  const database = await createPostgresDatabase(server);
  const db = await openPostgres(database.url, { max: 60 });
  await migrate(db);
  return {
    ...db,
    close: async () => {
      await db.close();
      await database.drop();
    },
  };
}

/** A PGlite without any table; the caller closes it with `close`. */
export const openEmptyPglite = async (): Promise<Db> => openPglite('memory://', { loadFrom: await bareTemplate() });

/** A database without any table, of the engine the suite runs on; the caller closes it with `close`. */
export async function openEmptyDb(): Promise<Db> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openEmptyPglite();
  const database = await createPostgresDatabase(server);
  const db = await openPostgres(database.url);
  return {
    ...db,
    close: async () => {
      await db.close();
      await database.drop();
    },
  };
}

/** A migrated, empty database for one test; `close` gives it back to the next one. */
export const emptyTestDb = (): Promise<Db> => reusedDb(openTestDb);

/** The same, closed when the test ends. */
export async function testDb(): Promise<Db> {
  const db = await emptyTestDb();
  onTestFinished(() => db.close());
  return db;
}
