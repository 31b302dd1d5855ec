import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDb } from '#backend/entrypoints/open-shop.ts';
import { readSettings } from '#backend/platform/settings/settings.ts';
import { createPostgresDatabase } from '#test/postgres-database.ts';
import { onPostgres } from '#test/test-db.ts';

test.runIf(onPostgres)(
  'a missing DATA_DIR is made beside PostgreSQL too: the socket of the command line is there',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tieva-data-'));
    const database = await createPostgresDatabase(process.env.TEST_DATABASE_URL ?? '');
    onTestFinished(async () => {
      rmSync(folder, { recursive: true });
      await database.drop();
    });
    const dataDir = join(folder, 'new', 'data');
    const { db, release } = await openDb(readSettings({ DATABASE_URL: database.url, DATA_DIR: dataDir }));
    expect(statSync(dataDir).isDirectory()).toBe(true);
    await db.close();
    release();
  },
);
