import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { Db } from '#backend/db/db.ts';
import { migrate } from '#backend/db/migrate.ts';
import { openPglite } from '#backend/db/pglite.ts';
import { openPostgres } from '#backend/db/postgres.ts';
import { pgliteTemplate } from './pglite-template.ts';

/** True when the suite runs on PostgreSQL (`npm run test:postgres`). */
export const onPostgres = Boolean(process.env.TEST_DATABASE_URL);

/** A database of its own on the test server; several `Db` may be opened on its URL. */
export async function createPostgresDatabase(serverUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await admin(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => admin(`drop database ${name} with (force)`) };
}

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

/** A fresh, migrated, empty database for one test; closed when the test ends. */
export async function testDb(): Promise<Db> {
  const db = await openTestDb();
  onTestFinished(() => db.close());
  return db;
}
