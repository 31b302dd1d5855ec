import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';

/** What is wrong with a file that could not be had. */
export const NOT_FOUND = { missing: 'is not there', outside: 'leads out of its folder' } as const;

/**
 * The path of a file that a row or a text names below a folder; 'missing' when there is none, 'outside' when the name or a
 * symbolic link leads out of the folder. What is named in data must not make the shop read other files of the machine.
 */
export function fileInside(folder: string, name: string): { path: string } | 'missing' | 'outside' {
  const path = join(folder, name);
  // told before looking: whether a file outside is there is nobody's business
  if (!path.startsWith(join(folder, sep))) return 'outside';
  try {
    return realpathSync(path).startsWith(`${realpathSync(folder)}${sep}`) ? { path } : 'outside';
  } catch {
    return 'missing';
  }
}
