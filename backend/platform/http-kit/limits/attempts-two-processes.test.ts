import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#backend/platform/db/migrate.ts';
import { openPostgres } from '#backend/platform/db/postgres.ts';
import { createPostgresDatabase } from '#test/postgres-database.ts';
import { onPostgres } from '#test/test-db.ts';

const run = promisify(execFile);
const ALLOWED = 10;
const TRIES = 15;

test.runIf(onPostgres)('a limit holds over two processes that try at once', async () => {
  const database = await createPostgresDatabase(process.env.TEST_DATABASE_URL ?? '');
  onTestFinished(() => database.drop());
  const db = await openPostgres(database.url);
  await migrate(db);
  await db.close();
  const env = { ...process.env, DATABASE_URL: database.url, TRIES: String(TRIES) };
  const processes = await Promise.all([1, 2].map(() => run(process.execPath, ['test/races/try-limits.ts'], { env })));
  const refused = processes.map(({ stdout }) => Number(stdout));
  expect(refused.reduce((sum, each) => sum + each, 0)).toBe(2 * TRIES - ALLOWED);
});
