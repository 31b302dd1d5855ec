import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '#backend/platform/db/db.ts';
import { openPglite } from '#backend/platform/db/pglite.ts';
import { openPostgres } from '#backend/platform/db/postgres.ts';
import { startPostgres } from '../postgres.ts';
import { createPostgresDatabase } from '../postgres-database.ts';

/** A database that outlives the servers that are killed on it. */
export type Store = { env: Record<string, string>; open: () => Promise<Db>; drop: () => Promise<void> };

/** The embedded database in a folder of its own. */
export function pglite(): Store {
  const folder = mkdtempSync(join(tmpdir(), 'tieva-kill-'));
  return {
    env: { DATA_DIR: folder, DATABASE_URL: '' },
    open: () => openPglite(join(folder, 'pglite')),
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A PostgreSQL of its own, or a database of the one `TEST_DATABASE_URL` names; null when there is none. */
export async function postgres(): Promise<Store | null> {
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? { url: given, stop: () => {} } : startPostgres();
  if (!cluster) return null;
  const database = await createPostgresDatabase(cluster.url);
  const folder = mkdtempSync(join(tmpdir(), 'tieva-kill-'));
  return {
    env: { DATABASE_URL: database.url, DATA_DIR: folder },
    open: () => openPostgres(database.url),
    drop: async () => {
      await database.drop();
      cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
