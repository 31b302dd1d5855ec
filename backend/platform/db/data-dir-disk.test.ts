import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkDisk, DataDirUnwritable, makeDataDir, untilDiskWorks } from './data-dir-disk.ts';
import { lockDataDir } from './data-dir-lock.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'tieva-disk-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test('a writable folder passes and stays empty', async () => {
  const dir = join(folder(), 'new', 'data');
  makeDataDir(dir);
  await checkDisk(dir);
  await untilDiskWorks(dir);
  expect(readdirSync(dir)).toEqual([]);
});

test('reports a folder that cannot be created without a stack trace (operation-1)', () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  expect(() => makeDataDir(join(file, 'data'))).toThrow(DataDirUnwritable);
  expect(() => lockDataDir(join(file, 'data'))).toThrow(/DATA_DIR .*file\/data cannot be written \(ENOTDIR\)/);
});

test('a missing folder fails the check at once', async () => {
  const dir = join(folder(), 'gone');
  await expect(checkDisk(dir)).rejects.toMatchObject({ code: 'ENOENT' });
  await untilDiskWorks(dir);
});
