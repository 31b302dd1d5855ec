import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { codeOf } from '#backend/platform/caught-error.ts';
import { readFileOrNull, writeAtomically } from '#backend/platform/files/disk.ts';
import type { FileStore, StoredFile } from './file-store.ts';

/** Between two disks a file cannot be renamed. */
async function bring(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await rename(from, to);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    await copyFile(from, `${to}.tmp`);
    await rename(`${to}.tmp`, to);
    await rm(from);
  }
}

/** Files in a folder of this machine, or of a disk that several machines share. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, name);

  async function find(name: string): Promise<StoredFile | null> {
    const found = await stat(pathOf(name)).catch(() => null);
    return found?.isFile() ? { name, bytes: found.size, at: found.mtime } : null;
  }

  return {
    folder,
    place: folder,
    find,
    read: (name) => readFileOrNull(pathOf(name)),
    async open(name, span) {
      // opened before it is promised: a file that is gone is null, not a broken stream
      const handle = await open(pathOf(name)).catch((error) => {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      });
      if (!handle) return null;
      const stream = createReadStream('', { fd: handle, ...(span && { start: span.first, end: span.last }) });
      return Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>;
    },
    write: (name, bytes) => writeAtomically(pathOf(name), bytes),
    take: (name, path) => bring(path, pathOf(name)),
    move: (from, to) => bring(pathOf(from), pathOf(to)),
    remove: (name) => rm(pathOf(name), { force: true }),
    async list(below) {
      const entries = await readdir(pathOf(below), { withFileTypes: true, recursive: true }).catch(() => []);
      const found: StoredFile[] = [];
      for (const entry of entries) {
        if (!entry.isFile() || entry.name.endsWith('.tmp')) continue;
        const file = await find(relative(folder, join(entry.parentPath, entry.name)));
        if (file) found.push(file);
      }
      return found;
    },
  };
}
