import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DataDirDamaged, dataDirState } from './data-dir-state.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'tieva-state-'));
const word = (dataDir: string) => readFileSync(join(dataDir, 'database'), 'utf8').trim();

/** A made database, as far as the look at its files goes. */
function files(dataDir: string) {
  for (const part of ['global', 'base', 'pg_wal', 'pg_xact'])
    mkdirSync(join(dataDir, 'pglite', part), { recursive: true });
  writeFileSync(join(dataDir, 'pglite', 'PG_VERSION'), '17');
  writeFileSync(join(dataDir, 'pglite', 'global', 'pg_control'), 'x');
}

test('a start that was interrupted while it made the database begins anew', () => {
  const dataDir = folder();
  expect(dataDirState(dataDir).check()).toBe(false);
  expect(word(dataDir)).toBe('making');
  mkdirSync(join(dataDir, 'pglite'));
  writeFileSync(join(dataDir, 'pglite', 'PG_VERSION'), '17');
  expect(dataDirState(dataDir).check()).toBe(true);
  expect(existsSync(join(dataDir, 'pglite'))).toBe(false);
  expect(word(dataDir)).toBe('making');
});

test.each([
  ['the file that names its version', 'PG_VERSION'],
  ['the file that says where it stopped', 'global/pg_control'],
  ['its tables', 'base'],
  ['everything', ''],
])('without %s it is not opened, and nothing is touched', (_, gone) => {
  const dataDir = folder();
  files(dataDir);
  dataDirState(dataDir).made();
  rmSync(join(dataDir, 'pglite', gone), { recursive: true });
  expect(() => dataDirState(dataDir).check()).toThrow(DataDirDamaged);
  expect(() => dataDirState(dataDir).check()).toThrow(/npm run shop -- restore/);
  expect(word(dataDir)).toBe('made');
});

test('a folder of an older version has no word, and is opened when it is whole', () => {
  const dataDir = folder();
  files(dataDir);
  expect(dataDirState(dataDir).check()).toBe(false);
  rmSync(join(dataDir, 'pglite', 'PG_VERSION'));
  expect(() => dataDirState(dataDir).check()).toThrow(DataDirDamaged);
});

test('a database that has forgotten its tables is not given empty ones', async () => {
  const dataDir = folder();
  const db = await openPglite('memory://');
  await dataDirState(dataDir).checkOpened(db);
  expect(word(dataDir)).toBe('opened');
  await migrate(db);
  dataDirState(dataDir).made();
  await dataDirState(dataDir).checkOpened(db);
  await db.query('delete from migration');
  await expect(dataDirState(dataDir).checkOpened(db)).rejects.toThrow(DataDirDamaged);
  await db.query('drop table migration');
  await expect(dataDirState(dataDir).checkOpened(db)).rejects.toThrow(/cannot be read/);
  await db.close();
});
