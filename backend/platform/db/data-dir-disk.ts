import { mkdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf } from '#backend/platform/caught-error.ts';

/** Error codes of files that cannot be created or written. */
const UNWRITABLE = new Set(['EROFS', 'EIO', 'EACCES', 'EPERM']);
/** Error codes of a read-only or broken disk. */
const DISK = new Set(['EROFS', 'EIO']);
const FULL = new Set(['ENOSPC', 'EDQUOT']);
const EVERY_MS = 1000;

/** DATA_DIR is not writable. */
export class DataDirUnwritable extends Error {
  constructor(dataDir: string, cause: unknown) {
    super(
      `DATA_DIR ${resolve(dataDir)} cannot be written (${codeOf(cause)}). The shop does not start.\n` +
        '  - Make the disk and the folder writable for the user that runs the shop, or set another DATA_DIR.\n' +
        '  - A disk that turned read-only by itself is probably failing: keep a copy of the folder first (docs/faults.md).',
      { cause },
    );
    this.name = 'DataDirUnwritable';
  }
}

/** For `catch`: rethrows the error, as `DataDirUnwritable` if its code says so. */
export function throwUnwritable(dataDir: string, error: unknown): never {
  throw UNWRITABLE.has(codeOf(error) ?? '') ? new DataDirUnwritable(dataDir, error) : error;
}

/** Creates the folder if missing. Throws `DataDirUnwritable`. */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch {
    throw new DataDirUnwritable(dataDir, whyNotMade(dataDir));
  }
}

/** With `recursive` Node throws ENOENT for every reason. */
function whyNotMade(dataDir: string): unknown {
  try {
    return mkdirSync(dataDir);
  } catch (error) {
    return error;
  }
}

async function writeProbe(dataDir: string): Promise<void> {
  const file = join(dataDir, 'disk-check');
  await writeFile(file, '');
  await rm(file, { force: true });
}

/** Rejects if a file cannot be written in the folder. A full disk passes: the database reports that itself and recovers. */
export async function checkDisk(dataDir: string): Promise<void> {
  await writeProbe(dataDir).catch((error) => {
    if (!FULL.has(codeOf(error) ?? '')) throw error;
  });
}

/** Resolves if the folder's disk is neither read-only nor broken. */
export async function untilDiskWorks(dataDir: string, everyMs = EVERY_MS): Promise<void> {
  const isBroken = () =>
    writeProbe(dataDir).then(
      () => false,
      (error) => DISK.has(codeOf(error) ?? ''),
    );
  while (await isBroken()) await delay(everyMs, undefined, { ref: false });
}
