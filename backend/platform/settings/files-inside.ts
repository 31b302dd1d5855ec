import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Why a file cannot be read. */
export const NOT_FOUND = { missing: 'is not there', outside: 'leads out of its folder' } as const;

/**
 * Resolves a file name from data within a folder; 'missing' if it does not exist, 'outside' if the name or a symbolic link
 * leads out of the folder: data must not make the shop read other files.
 */
export function fileInside(folder: string, name: string): { path: string } | 'missing' | 'outside' {
  const path = join(folder, name);
  // checked first: must not reveal whether a file outside exists
  if (!path.startsWith(join(folder, sep))) return 'outside';
  try {
    return realpathSync(path).startsWith(`${realpathSync(folder)}${sep}`) ? { path } : 'outside';
  } catch {
    return 'missing';
  }
}
