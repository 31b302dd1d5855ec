import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
  expect(dataDirState(dataDir).check()).toBeNull();
  expect(word(dataDir)).toBe('making');
  files(dataDir);
  const aside = dataDirState(dataDir).check();
  expect(aside).toContain(join(dataDir, 'pglite.unfinished-'));
  // it may be a good one, moved there after a first start that failed
  expect(readFileSync(join(aside ?? '', 'PG_VERSION'), 'utf8')).toBe('17');
  expect(existsSync(join(dataDir, 'pglite'))).toBe(false);
  expect(word(dataDir)).toBe('making');
});

test('a word that a full disk took before anything was made is none', () => {
  const dataDir = folder();
  writeFileSync(join(dataDir, 'database'), '');
  expect(dataDirState(dataDir).check()).toBeNull();
  expect(word(dataDir)).toBe('making');
});

test('an empty word beside a database is no reason to make one', () => {
  const dataDir = folder();
  files(dataDir);
  writeFileSync(join(dataDir, 'database'), '');
  expect(dataDirState(dataDir).check()).toBeNull();
  expect(existsSync(join(dataDir, 'pglite', 'PG_VERSION'))).toBe(true);
});

test('a restore begins where the old database was moved away, and the old one opens when it is moved back', () => {
  const dataDir = folder();
  const [now, old] = [join(dataDir, 'pglite'), join(dataDir, 'pglite.old')];
  files(dataDir);
  dataDirState(dataDir).made();
  renameSync(now, old);
  expect(() => dataDirState(dataDir).check()).toThrow(/is gone/);
  expect(dataDirState(dataDir).check({ forRestore: true })).toBeNull();
  // a restore that fails leaves a shop that does not start
  expect(() => dataDirState(dataDir).check()).toThrow(/is gone/);
  renameSync(old, now);
  expect(dataDirState(dataDir).check()).toBeNull();
});

test('a restore into a damaged database is refused as a start is', () => {
  const dataDir = folder();
  files(dataDir);
  dataDirState(dataDir).made();
  rmSync(join(dataDir, 'pglite', 'PG_VERSION'));
  expect(() => dataDirState(dataDir).check({ forRestore: true })).toThrow(DataDirDamaged);
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
  expect(dataDirState(dataDir).check()).toBeNull();
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
  // what a restore made that failed before its tables: it may be tried again
  await dataDirState(dataDir).checkOpened(db, { forRestore: true });
  expect(word(dataDir)).toBe('made');
  await db.close();
});
