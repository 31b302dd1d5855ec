import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '#backend/platform/caught-error.ts';

const isMissing = (error: unknown) => codeOf(error) === 'ENOENT';

/** The bytes of a file; null when it does not exist. */
export async function readFileOrNull(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Writes a temporary file and renames it, so that readers see the old file or the whole new one. */
export async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, path);
  } catch (error) {
    // frees the space after a full disk
    await rm(temporary, { force: true });
    throw error;
  }
}
