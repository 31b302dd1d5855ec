import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const OTHERS = 0o077;

/** From now on whatever this process creates is its user's alone: folders 0700, files 0600, sockets too. Called before all else. */
export const keepFilesPrivate = (): number => process.umask(OTHERS);

/** A folder with all that is in it, and their modes. What goes away meanwhile is left out. */
async function modesWithin(folder: string): Promise<{ path: string; mode: number }[]> {
  const within = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = within.filter((entry) => !entry.isSymbolicLink()).map(({ parentPath, name }) => join(parentPath, name));
  const modes = await Promise.all([folder, ...paths].map((path) => stat(path).catch(() => null)));
  return [folder, ...paths].flatMap((path, i) => {
    const found = modes[i];
    return found ? [{ path, mode: found.mode & 0o777 }] : [];
  });
}

/** Takes the group's and others' rights off a folder and all that is in it. The embedded engine unpacks its files with 0666 under any umask. */
export async function closeToOthers(folder: string): Promise<void> {
  const open = (await modesWithin(folder)).filter(({ mode }) => (mode & OTHERS) !== 0);
  await Promise.all(open.map(({ path, mode }) => chmod(path, mode & ~OTHERS)));
}

/** How much of a data dir the group or others may reach; null: nothing, as when its folder is the user's alone. */
export async function openToOthers(dataDir: string): Promise<{ folderMode: string; open: number; all: number } | null> {
  const folderMode = (await stat(dataDir)).mode & 0o777;
  if ((folderMode & OTHERS) === 0) return null;
  const modes = await modesWithin(dataDir);
  const open = modes.filter(({ mode }) => (mode & OTHERS) !== 0).length;
  return { folderMode: folderMode.toString(8), open, all: modes.length };
}
