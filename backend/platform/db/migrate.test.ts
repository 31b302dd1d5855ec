import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createPostgresDatabase } from '#test/postgres-database.ts';
import { onPostgres, openEmptyDb } from '#test/test-db.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

/** A migrations folder with these statements. */
function migrations(...statements: string[]): URL {
  const folder = mkdtempSync(join(tmpdir(), 'tieva-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [i, sql] of statements.entries()) writeFileSync(join(folder, `000${i + 1}_test.sql`), sql);
  return pathToFileURL(`${folder}/`);
}

/** A PostgreSQL connection with a statement timeout of half a second. */
async function hurriedPostgres() {
  const database = await createPostgresDatabase(process.env.TEST_DATABASE_URL ?? '');
  const db = await openPostgres(database.url, { max: 2, statementMs: 500 });
  onTestFinished(async () => {
    await db.close();
    await database.drop();
  });
  return db;
}

test('reports the progress of a long migration', { timeout: 60_000 }, async () => {
  const db = await openEmptyDb();
  onTestFinished(() => db.close());
  const said: string[] = [];
  const folder = migrations('create table one (id int)', 'select pg_sleep(1)');
  const applied = await migrate(db, { folder, say: (text) => said.push(text), everyMs: 300 });
  expect(applied).toEqual(['0001_test.sql', '0002_test.sql']);
  expect(said.length).toBeGreaterThanOrEqual(2);
  expect(said.at(-1)).toMatch(/^applying migration 0002_test\.sql: \d+ s$/);
});

test.runIf(onPostgres)('a migration may take longer than a statement of a request', async () => {
  const db = await hurriedPostgres();
  expect(await migrate(db, { folder: migrations('select pg_sleep(1.5)') })).toEqual(['0001_test.sql']);
  await expect(db.query('select pg_sleep(1.5)')).rejects.toMatchObject({ code: '57014' });
});

test.runIf(onPostgres)('who waits for another process to migrate waits as long as it takes', async () => {
  const db = await hurriedPostgres();
  const folder = migrations('select pg_sleep(2)');
  const said: string[] = [];
  const both = await Promise.all([
    migrate(db, { folder }),
    migrate(db, { folder, say: (text) => said.push(text), everyMs: 300 }),
  ]);
  expect(both.flat()).toEqual(['0001_test.sql']);
  expect(said.some((text) => text.includes('0001_test.sql') || text.includes('waiting for another process'))).toBe(
    true,
  );
});
