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

const trialSchema = z.object({
  at: z.iso.datetime(),
  file: z.string(),
  /** Null: it restored, and everything in it agreed. */
  problem: z.string().nullable(),
  seconds: z.number(),
  rows: z.int(),
  files: z.int(),
});
/** A restore of a backup that was tried in a temporary place. */
export type RestoreTrial = z.infer<typeof trialSchema>;

const trialPath = (dataDir: string) => join(dataDir, 'last-restore-trial.json');

export async function rememberTrial(dataDir: string, trial: RestoreTrial): Promise<void> {
  await writeFile(trialPath(dataDir), `${JSON.stringify(trial)}\n`);
}

/** The last tried restore of this shop; null when none was tried. */
export async function lastTrial(dataDir: string): Promise<RestoreTrial | null> {
  const text = await readFile(trialPath(dataDir), 'utf8').catch(() => null);
  if (text === null) return null;
  const read = trialSchema.safeParse(JSON.parse(text));
  return read.success ? read.data : null;
}

/** The last backup of this shop; null if none is known. */
export async function lastBackup(dataDir: string): Promise<LastBackup | null> {
  const text = await readFile(path(dataDir), 'utf8').catch(() => null);
  if (text === null) return null;
  const read = schema.safeParse(JSON.parse(text));
  return read.success ? read.data : null;
}
