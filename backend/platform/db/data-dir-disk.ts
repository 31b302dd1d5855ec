import { mkdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** What the system says of a file that cannot be made or changed, whatever is in it. */
const UNWRITABLE = new Set(['EROFS', 'EIO', 'EACCES', 'EPERM']);
/** The disk itself is read-only or broken. */
const DISK = new Set(['EROFS', 'EIO']);
const FULL = new Set(['ENOSPC', 'EDQUOT']);
const EVERY_MS = 1000;

/** The shop may not write in its DATA_DIR. */
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

/** For `catch`: the same error, or `DataDirUnwritable` around one that says so. */
export function throwUnwritable(dataDir: string, error: unknown): never {
  throw UNWRITABLE.has(codeOf(error)) ? new DataDirUnwritable(dataDir, error) : error;
}

/** Makes the folder where there is none. Throws `DataDirUnwritable`. */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch {
    throw new DataDirUnwritable(dataDir, whyNotMade(dataDir));
  }
}

/** With `recursive` Node says ENOENT whatever the reason. */
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

/** Rejects when a file cannot be written in the folder. A full disk passes: the database says that itself, and heals. */
export async function checkDisk(dataDir: string): Promise<void> {
  await writeProbe(dataDir).catch((error) => {
    if (!FULL.has(codeOf(error))) throw error;
  });
}

/** Resolves when the folder's disk is neither read-only nor broken. */
export async function untilDiskWorks(dataDir: string, everyMs = EVERY_MS): Promise<void> {
  const isBroken = () =>
    writeProbe(dataDir).then(
      () => false,
      (error) => DISK.has(codeOf(error)),
    );
  while (await isBroken()) await delay(everyMs, undefined, { ref: false });
}
