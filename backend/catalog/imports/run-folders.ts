import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StoredFile } from '#backend/platform/files/store/file-store.ts';
import { type FileStoreSettings, fileStoreOf } from '#backend/platform/files/store/open-store.ts';

/** Folders of a run that live as long as one step of it. */
const WORKING = /^(?:work|set|undo)-/;

/** A file that this machine has as it is stored; its time is that of the store. */
const isSame = (found: { size: number; mtimeMs: number } | null, { bytes, at }: StoredFile) =>
  found !== null && found.size === bytes && Math.trunc(found.mtimeMs / 1000) === Math.trunc(+at / 1000);

const facts = (path: string) => stat(path).catch(() => null);

/**
 * The folder of each run, with the file that was dropped and its way back. Where files are kept elsewhere, the folder is a copy: any
 * machine may check, apply and undo a run that came in at another.
 */
export function createRunFolders(settings: FileStoreSettings) {
  const store = fileStoreOf(settings);
  const root = join(settings.DATA_DIR, 'imports');
  const folderOf = (id: number) => join(root, String(id));
  const storedAs = (id: number, path: string) => `imports/${id}/${path}`;
  const stored = async (id: number) => {
    const files = await store.list(`imports/${id}`);
    return new Map(files.map((file) => [file.name.slice(storedAs(id, '').length), file]));
  };

  async function bring(id: number, path: string, file: StoredFile): Promise<void> {
    const to = join(folderOf(id), path);
    if (isSame(await facts(to), file)) return;
    const stream = await store.open(file.name);
    if (!stream) return;
    await mkdir(dirname(to), { recursive: true });
    await pipeline(Readable.from(stream), createWriteStream(`${to}.tmp`));
    await utimes(`${to}.tmp`, file.at, file.at);
    await rename(`${to}.tmp`, to);
  }

  async function ownFiles(id: number): Promise<string[]> {
    const entries = await readdir(folderOf(id), { withFileTypes: true, recursive: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
      .map((entry) => relative(folderOf(id), join(entry.parentPath, entry.name)))
      .filter((path) => !WORKING.test(path));
  }

  return {
    root,
    folderOf,

    /** Makes the folder of a run on this machine, with the files that it has. */
    async open(id: number): Promise<void> {
      await mkdir(folderOf(id), { recursive: true });
      if (store.folder !== null) return;
      for (const [path, file] of await stored(id)) await bring(id, path, file);
    },

    /** Stores what a step has left in the folder, for other machines. */
    async keep(id: number): Promise<void> {
      if (store.folder !== null) return;
      const before = await stored(id);
      const changed: string[] = [];
      for (const path of await ownFiles(id)) {
        const known = before.get(path);
        const own = join(folderOf(id), path);
        if (known && isSame(await facts(own), known)) continue;
        await copyFile(own, `${own}.tmp`);
        await store.take(storedAs(id, path), `${own}.tmp`);
        changed.push(path);
      }
      if (changed.length === 0) return;
      const after = await stored(id);
      for (const path of changed) {
        const at = after.get(path)?.at;
        if (at) await utimes(join(folderOf(id), path), at, at);
      }
    },

    async remove(id: number): Promise<void> {
      await rm(folderOf(id), { recursive: true, force: true });
      if (store.folder !== null) return;
      for (const { name } of (await stored(id)).values()) await store.remove(name);
    },
  };
}

export type RunFolders = ReturnType<typeof createRunFolders>;
