import { z } from 'zod';
import { type FileStoreSettings, fileStoreOf } from '#backend/platform/files/store/open-store.ts';

const schema = z.object({ at: z.iso.datetime(), file: z.string(), bytes: z.int() });
export type LastBackup = z.infer<typeof schema>;

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

const BACKUP = 'last-backup.json';
const TRIAL = 'last-restore-trial.json';

/** Stored outside of the backed-up data, so that it does not change the next backup. */
const store = (settings: FileStoreSettings, name: string, facts: object): Promise<void> =>
  fileStoreOf(settings).write(name, new TextEncoder().encode(`${JSON.stringify(facts)}\n`));

async function read<T>(settings: FileStoreSettings, name: string, shape: z.ZodType<T>): Promise<T | null> {
  const bytes = await fileStoreOf(settings)
    .read(name)
    .catch(() => null);
  if (bytes === null) return null;
  const facts = shape.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
  return facts.success ? facts.data : null;
}

export const rememberBackup = (settings: FileStoreSettings, backup: LastBackup) => store(settings, BACKUP, backup);
export const rememberTrial = (settings: FileStoreSettings, trial: RestoreTrial) => store(settings, TRIAL, trial);

/** The last tried restore of this shop; null when none was tried. */
export const lastTrial = (settings: FileStoreSettings) => read(settings, TRIAL, trialSchema);

/** The last backup of this shop; null if none is known. */
export const lastBackup = (settings: FileStoreSettings) => read(settings, BACKUP, schema);
