import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const OTHERS = 0o077;

/** Sets the umask so that folders (0700), files and sockets (0600) are private to the user. Call before anything else. */
export const keepFilesPrivate = (): number => process.umask(OTHERS);

/** A folder and its contents with their modes; skips files that disappear meanwhile. */
async function modesWithin(folder: string): Promise<{ path: string; mode: number }[]> {
  const within = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = within.filter((entry) => !entry.isSymbolicLink()).map(({ parentPath, name }) => join(parentPath, name));
  const modes = await Promise.all([folder, ...paths].map((path) => stat(path).catch(() => null)));
  return [folder, ...paths].flatMap((path, i) => {
    const found = modes[i];
    return found ? [{ path, mode: found.mode & 0o777 }] : [];
  });
}

/** Removes the rights of group and others from a folder and its contents. PGlite unpacks its files with 0666 under any umask. */
export async function closeToOthers(folder: string): Promise<void> {
  const open = (await modesWithin(folder)).filter(({ mode }) => (mode & OTHERS) !== 0);
  await Promise.all(open.map(({ path, mode }) => chmod(path, mode & ~OTHERS)));
}

/** The number of files in a data dir that group or others may access; null if none, as in a private folder. */
export async function openToOthers(dataDir: string): Promise<{ folderMode: string; open: number; all: number } | null> {
  const folderMode = (await stat(dataDir)).mode & 0o777;
  if ((folderMode & OTHERS) === 0) return null;
  const modes = await modesWithin(dataDir);
  const open = modes.filter(({ mode }) => (mode & OTHERS) !== 0).length;
  return { folderMode: folderMode.toString(8), open, all: modes.length };
}
