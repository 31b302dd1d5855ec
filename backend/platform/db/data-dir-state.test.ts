import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DataDirDamaged, dataDirState } from './data-dir-state.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'tieva-state-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}
const word = (dataDir: string) => readFileSync(join(dataDir, 'database'), 'utf8').trim();

/** Creates the files that the check of an initialized database looks for. */
function files(dataDir: string) {
  for (const part of ['global', 'base', 'pg_wal', 'pg_xact'])
    mkdirSync(join(dataDir, 'pglite', part), { recursive: true });
  writeFileSync(join(dataDir, 'pglite', 'PG_VERSION'), '17');
  writeFileSync(join(dataDir, 'pglite', 'global', 'pg_control'), 'x');
}

test('a start after an interrupted initialization initializes again', () => {
  const dataDir = folder();
  expect(dataDirState(dataDir).check()).toBeNull();
  expect(word(dataDir)).toBe('making');
  files(dataDir);
  const aside = dataDirState(dataDir).check();
  expect(aside).toContain(join(dataDir, 'pglite.unfinished-'));
  // it may be intact: moved there after a failed first start
  expect(readFileSync(join(aside ?? '', 'PG_VERSION'), 'utf8')).toBe('17');
  expect(existsSync(join(dataDir, 'pglite'))).toBe(false);
  expect(word(dataDir)).toBe('making');
});

test('ignores an empty state file left by a full disk before initialization', () => {
  const dataDir = folder();
  writeFileSync(join(dataDir, 'database'), '');
  expect(dataDirState(dataDir).check()).toBeNull();
  expect(word(dataDir)).toBe('making');
});

test('does not initialize over a database with an empty state file', () => {
  const dataDir = folder();
  files(dataDir);
  writeFileSync(join(dataDir, 'database'), '');
  expect(dataDirState(dataDir).check()).toBeNull();
  expect(existsSync(join(dataDir, 'pglite', 'PG_VERSION'))).toBe(true);
});

test('a restore may begin after the old database was moved away, which opens again when moved back', () => {
  const dataDir = folder();
  const [now, old] = [join(dataDir, 'pglite'), join(dataDir, 'pglite.old')];
  files(dataDir);
  dataDirState(dataDir).made();
  renameSync(now, old);
  expect(() => dataDirState(dataDir).check()).toThrow(/is gone/);
  expect(dataDirState(dataDir).check({ forRestore: true })).toBeNull();
  // a failed restore leaves a shop that does not start
  expect(() => dataDirState(dataDir).check()).toThrow(/is gone/);
  renameSync(old, now);
  expect(dataDirState(dataDir).check()).toBeNull();
});

test('refuses to restore into a damaged database', () => {
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
])('does not open or touch a database without %s (operation-3)', (_, gone) => {
  const dataDir = folder();
  files(dataDir);
  dataDirState(dataDir).made();
  rmSync(join(dataDir, 'pglite', gone), { recursive: true });
  expect(() => dataDirState(dataDir).check()).toThrow(DataDirDamaged);
  expect(() => dataDirState(dataDir).check()).toThrow(/npm run shop -- restore/);
  expect(word(dataDir)).toBe('made');
});

test('opens an intact folder of an older version without state file', () => {
  const dataDir = folder();
  files(dataDir);
  expect(dataDirState(dataDir).check()).toBeNull();
  rmSync(join(dataDir, 'pglite', 'PG_VERSION'));
  expect(() => dataDirState(dataDir).check()).toThrow(DataDirDamaged);
});

test('does not migrate a database that has lost its tables', async () => {
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
  // a restore that failed before its tables may be retried
  await dataDirState(dataDir).checkOpened(db, { forRestore: true });
  expect(word(dataDir)).toBe('made');
  await db.close();
});
