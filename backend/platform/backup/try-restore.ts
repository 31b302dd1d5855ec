import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '#backend/platform/caught-error.ts';
import type { Db } from '#backend/platform/db/db.ts';
import { openPglite } from '#backend/platform/db/pglite.ts';
import type { FileStoreSettings } from '#backend/platform/files/store/open-store.ts';
import { BackupRefused, type Manifest, type Progress } from './format.ts';
import { type RestoreTrial, rememberTrial } from './last-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { quoted } from './tables.ts';

type Options = {
  settings: FileStoreSettings;
  /** What the outcome calls the backup; its path unless given. */
  name?: string;
  now: () => Date;
  progress: Progress;
  /** What is wrong with the restored rows; null when they agree with each other. */
  check: (db: Db) => Promise<string | null>;
};

/**
 * Restores a backup into an embedded database in a temporary folder of DATA_DIR, checks what came back, and removes it again: only a
 * backup that was restored is known to be one. Nothing of the shop is touched. The outcome is stored beside the last backup.
 */
export async function tryRestore(
  file: string,
  { settings, name = file, now, progress, check }: Options,
): Promise<RestoreTrial> {
  const start = performance.now();
  const tried = await restored(file, { settings, progress, check }).catch((error) => ({
    problem: error instanceof BackupRefused ? error.message : messageOf(error),
    manifest: null,
  }));
  const trial: RestoreTrial = {
    at: now().toISOString(),
    file: name,
    problem: tried.problem,
    seconds: Math.round((performance.now() - start) / 100) / 10,
    rows: tried.manifest?.tables.reduce((sum, { rows }) => sum + rows, 0) ?? 0,
    files: tried.manifest?.files.length ?? 0,
  };
  await rememberTrial(settings, trial);
  return trial;
}

async function restored(file: string, { settings, progress, check }: Omit<Options, 'now' | 'name'>) {
  const folder = await mkdtemp(join(settings.DATA_DIR, 'restore-trial-'));
  try {
    const db = await openPglite(join(folder, 'pglite'));
    try {
      const manifest = await db.duringLongWork(() => restoreBackup(db, { DATA_DIR: folder }, file, progress));
      return { manifest, problem: (await missingRows(db, manifest)) ?? (await check(db)) };
    } finally {
      await db.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A table with fewer rows than the backup has; null when none. Newer migrations may add rows. */
async function missingRows(db: Db, { tables }: Manifest): Promise<string | null> {
  for (const { name, rows } of tables) {
    const found = await db.query<{ n: number }>(`select count(*)::int as n from public.${quoted(name)}`);
    const n = found.rows[0]?.n ?? 0;
    if (n < rows) return `${name} has ${n} rows instead of ${rows}`;
  }
  return null;
}
