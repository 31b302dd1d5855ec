import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.object({ at: z.iso.datetime(), file: z.string(), bytes: z.int() });
export type LastBackup = z.infer<typeof schema>;

const path = (dataDir: string) => join(dataDir, 'last-backup.json');

/** Stored outside of the backed-up data, so that it does not change the next backup. */
export async function rememberBackup(dataDir: string, backup: LastBackup): Promise<void> {
  await writeFile(path(dataDir), `${JSON.stringify(backup)}\n`);
}

/** The last backup of this shop; null if none is known. */
export async function lastBackup(dataDir: string): Promise<LastBackup | null> {
  const text = await readFile(path(dataDir), 'utf8').catch(() => null);
  if (text === null) return null;
  const read = schema.safeParse(JSON.parse(text));
  return read.success ? read.data : null;
}
