import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { booksFindings } from '#backend/entrypoints/doctor/books.ts';
import { wordsOf } from '#backend/entrypoints/doctor/finding.ts';
import { createBackup } from '#backend/platform/backup/create-backup.ts';
import { lastBackup, lastTrial } from '#backend/platform/backup/last-backup.ts';
import { tryRestore } from '#backend/platform/backup/try-restore.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/db/db.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { isQueued } from '#backend/platform/jobs/job-list.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';

const BACKUP = 'backup';
const TRIAL = 'restore-trial';
const TIMEOUT_SECONDS = 3600;
/** Backups made in the admin that are kept on this machine. */
const KEPT = 3;

/** The first broken invariant of a restored backup; null when payments, gift cards and stock add up. */
export async function brokenBooks(db: Db): Promise<string | null> {
  const found = (await booksFindings({ db })).find(({ state }) => state === 'wrong');
  return found ? wordsOf(found, 'en').words : null;
}

/** Makes backups and tries their restore, in the background: both take minutes in a large shop. */
export function createBackupDesk(ctx: ShopContext, jobs: Jobs) {
  const { db, now, settings, log } = ctx;
  const folder = join(settings.DATA_DIR, 'backups');
  const progress = () => {};

  async function make(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `tieva-${now().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')}.tar.gz`;
    await createBackup(ctx, join(folder, name), progress);
    log.info({ backup: name }, 'backup made');
    const older = (await readdir(folder)).filter((file) => /^tieva-[\d-]+\.tar\.gz$/.test(file)).toSorted();
    for (const file of older.slice(0, -KEPT)) await rm(join(folder, file));
  }

  async function attempt(): Promise<void> {
    const last = await lastBackup(settings.DATA_DIR);
    if (!last) return;
    const trial = await tryRestore(last.file, { dataDir: settings.DATA_DIR, now, progress, check: brokenBooks });
    log[trial.problem ? 'error' : 'info']({ trial }, 'restore of the newest backup tried');
  }

  jobs.define(BACKUP, make, { retries: 0, timeoutSeconds: TIMEOUT_SECONDS });
  jobs.define(TRIAL, attempt, { retries: 0, timeoutSeconds: TIMEOUT_SECONDS });

  return {
    async state() {
      const last = await lastBackup(settings.DATA_DIR);
      return {
        last: last && { ...last, isThere: existsSync(last.file) },
        trial: await lastTrial(settings.DATA_DIR),
        isMaking: await isQueued(db, BACKUP),
        isTrying: await isQueued(db, TRIAL),
        folder,
      };
    },

    /** Starts a backup or a tried restore of the newest one, once at a time. */
    async begin(tx: Kysely<Tables>, what: 'backup' | 'trial'): Promise<Result<null, 'running' | 'no-backup'>> {
      if (what === 'trial' && !(await lastBackup(settings.DATA_DIR))) return fail('no-backup');
      await jobs.enqueue(tx, what === 'backup' ? BACKUP : TRIAL, {}, { singletonKey: 'admin' });
      return ok(null);
    },
  };
}
