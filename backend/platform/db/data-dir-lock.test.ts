import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DataDirInUse, lockDataDir } from './data-dir-lock.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'tieva-lock-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test('refuses a second start on the same data dir and names the options (operation-1)', () => {
  const dataDir = folder();
  const release = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow(DataDirInUse);
  expect(() => lockDataDir(dataDir)).toThrow(/set another DATA_DIR/);
  release();
  lockDataDir(dataDir)();
});

test('a running process holds the lock', () => {
  const dataDir = folder();
  writeFileSync(join(dataDir, 'lock'), String(process.ppid));
  expect(() => lockDataDir(dataDir)).toThrow(new RegExp(String(process.ppid)));
  expect(readFileSync(join(dataDir, 'lock'), 'utf8')).toBe(String(process.ppid));
});

test('takes over a lock left by kill -9', () => {
  const dataDir = folder();
  const dead = spawnSync('true').pid;
  writeFileSync(join(dataDir, 'lock'), String(dead));
  const release = lockDataDir(dataDir);
  expect(readFileSync(join(dataDir, 'lock'), 'utf8')).toBe(String(process.pid));
  release();
});
