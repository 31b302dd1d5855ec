import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { codeOf } from '#backend/platform/caught-error.ts';
import { makeDataDir, throwUnwritable } from './data-dir-disk.ts';

export class DataDirInUse extends Error {
  constructor(dataDir: string, pid: number) {
    super(
      `DATA_DIR ${dataDir} is in use by process ${pid}. Stop it, or set another DATA_DIR, or set DATABASE_URL to share one PostgreSQL.`,
    );
    this.name = 'DataDirInUse';
  }
}

const held = new Set<string>();

/** Whether another process with this id runs, also one of another user. */
export function isAlive(pid: number): boolean {
  if (pid === process.pid) return false; // a restarted container reuses pid 1; our own locks are in `held`
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Moves a dead process's lock aside; if a running process took the lock meanwhile, restores it and throws. */
function removeStale(file: string, dataDir: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throwUnwritable(dataDir, error);
    return; // another process was faster; the next attempt sees its lock
  }
  const pid = Number(readFileSync(aside, 'utf8'));
  const alive = pid > 0 && isAlive(pid);
  if (alive) linkSync(aside, file);
  rmSync(aside, { force: true });
  if (alive) throw new DataDirInUse(dataDir, pid);
}

/** On a read-only disk the lock file stays; the next start takes it over as a dead process's. */
function removeOwn(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch (error) {
    if (codeOf(error) !== 'EROFS') throw error;
  }
}

/**
 * Takes the exclusive lock of a data dir: PGlite has none, and two processes would lose rows. A lock left by `kill -9` is
 * recognized by its dead pid and taken over. Returns a function that releases it. Throws `DataDirInUse` or
 * `DataDirUnwritable`.
 */
export function lockDataDir(dataDir: string): () => void {
  makeDataDir(dataDir);
  const file = join(resolve(dataDir), 'lock');
  if (held.has(file)) throw new DataDirInUse(dataDir, process.pid);
  for (let attempt = 0; ; attempt++) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      held.add(file);
      return () => {
        if (held.delete(file)) removeOwn(file);
      };
    } catch (error) {
      if (codeOf(error) !== 'EEXIST' || attempt > 2) throwUnwritable(dataDir, error);
      removeStale(file, dataDir);
    }
  }
}
