import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_FOLDERS } from './format.ts';

/** Sorted paths within DATA_DIR of the files to back up, without unfinished ones (`.tmp`). */
export async function listDataFiles(dataDir: string): Promise<string[]> {
  const found: string[] = [];
  for (const folder of FILE_FOLDERS) {
    if (!existsSync(join(dataDir, folder))) continue;
    for (const entry of await readdir(join(dataDir, folder), { withFileTypes: true, recursive: true })) {
      const path = join(entry.parentPath, entry.name).slice(join(dataDir, '/').length);
      if (entry.isFile() && !entry.name.endsWith('.tmp')) found.push(path);
    }
  }
  return found.sort();
}

export async function measureFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
