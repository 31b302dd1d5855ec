// after a build: moves source maps out of the served folder and removes files of builds older than seven days
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const APPS = [
  { served: 'build/client', maps: 'build/maps' },
  { served: 'build/admin/client', maps: 'build/admin/maps' },
];
// an open or cached page may still request the files of its own build
const KEEP_MS = 7 * 24 * 3_600_000;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Moves source maps from `served` to the same paths below `maps`. */
export function moveMaps(served: string, maps: string) {
  mkdirSync(maps, { recursive: true });
  for (const file of filesIn(served).filter((name) => name.endsWith('.map'))) {
    const moved = join(maps, file.slice(served.length));
    mkdirSync(dirname(moved), { recursive: true });
    renameSync(file, moved);
  }
}

/** Removes files of a folder that no build has written for seven days. */
export function removeOld(folder: string, now = Date.now()) {
  for (const file of filesIn(folder)) if (now - statSync(file).mtimeMs > KEEP_MS) rmSync(file);
}

if (import.meta.main) {
  for (const { served, maps } of APPS) {
    moveMaps(served, maps);
    for (const folder of [`${served}/assets`, maps]) removeOld(folder);
  }
}
