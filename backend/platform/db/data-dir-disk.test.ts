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

test('a folder that can be written passes, and nothing is left in it', async () => {
  const dir = join(folder(), 'new', 'data');
  makeDataDir(dir);
  await checkDisk(dir);
  await untilDiskWorks(dir);
  expect(readdirSync(dir)).toEqual([]);
});

test('a folder that cannot be made is a sentence for the owner, not a stack', () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  expect(() => makeDataDir(join(file, 'data'))).toThrow(DataDirUnwritable);
  expect(() => lockDataDir(join(file, 'data'))).toThrow(/DATA_DIR .*file\/data cannot be written \(ENOTDIR\)/);
});

test('a folder that is gone fails the check, and nobody waits for it', async () => {
  const dir = join(folder(), 'gone');
  await expect(checkDisk(dir)).rejects.toMatchObject({ code: 'ENOENT' });
  await untilDiskWorks(dir);
});
