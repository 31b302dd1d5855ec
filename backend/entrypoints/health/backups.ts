import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { booksFindings } from '#backend/entrypoints/doctor/books.ts';
import { wordsOf } from '#backend/entrypoints/doctor/finding.ts';
import { createBackup } from '#backend/platform/backup/create-backup.ts';
import { type LastBackup, lastBackup, lastTrial, rememberBackup } from '#backend/platform/backup/last-backup.ts';
import { tryRestore } from '#backend/platform/backup/try-restore.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/db/db.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { fileStoreOf } from '#backend/platform/files/store/open-store.ts';
import { isQueued } from '#backend/platform/jobs/job-list.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';

const BACKUP = 'backup';
const TRIAL = 'restore-trial';
const FOLDER = 'backups';
const TIMEOUT_SECONDS = 3600;
/** Backups made in the admin that are kept. */
const KEPT = 3;

/** The first broken invariant of a restored backup; null when payments, gift cards and stock add up. */
export async function brokenBooks(db: Db): Promise<string | null> {
  const found = (await booksFindings({ db })).find(({ state }) => state === 'wrong');
  return found ? wordsOf(found, 'en').words : null;
}

/** Makes backups and tries their restore, in the background: both take minutes in a large shop. */
export function createBackupDesk(ctx: ShopContext, jobs: Jobs) {
  const { db, now, settings, log } = ctx;
  const files = fileStoreOf(settings);
  const folder = join(settings.DATA_DIR, FOLDER);
  const progress = () => {};

  /** The name of a backup in a bucket; null for a file of a machine. */
  const storedName = ({ file }: LastBackup) =>
    files.folder === null && file.startsWith(`${files.place}/`) ? file.slice(files.place.length + 1) : null;

  async function make(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `tieva-${now().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')}.tar.gz`;
    const path = join(folder, name);
    await createBackup(ctx, path, progress);
    if (files.folder === null) {
      const made = await lastBackup(settings);
      await files.take(`${FOLDER}/${name}`, path);
      if (made) await rememberBackup(settings, { ...made, file: `${files.place}/${FOLDER}/${name}` });
    }
    log.info({ backup: name }, 'backup made');
    const names = (await files.list(FOLDER)).map((file) => file.name);
    const older = names.filter((file) => /^backups\/tieva-[\d-]+\.tar\.gz$/.test(file)).toSorted();
    for (const file of older.slice(0, -KEPT)) await files.remove(file);
  }

  /** Has a backup as a file of this machine while `use` runs. */
  async function withFile(last: LastBackup, use: (path: string) => Promise<void>): Promise<void> {
    const name = storedName(last);
    if (name === null) return use(last.file);
    const stream = await files.open(name);
    if (!stream) return;
    const path = join(folder, 'trial.tmp');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      await pipeline(Readable.from(stream), createWriteStream(path, { mode: 0o600 }));
      await use(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  async function attempt(): Promise<void> {
    const last = await lastBackup(settings);
    if (!last) return;
    await withFile(last, async (path) => {
      const trial = await tryRestore(path, { settings, name: last.file, now, progress, check: brokenBooks });
      log[trial.problem ? 'error' : 'info']({ trial }, 'restore of the newest backup tried');
    });
  }

  async function isThere(last: LastBackup): Promise<boolean> {
    const name = storedName(last);
    return name === null ? existsSync(last.file) : (await files.find(name).catch(() => null)) !== null;
  }

  jobs.define(BACKUP, make, { retries: 0, timeoutSeconds: TIMEOUT_SECONDS });
  jobs.define(TRIAL, attempt, { retries: 0, timeoutSeconds: TIMEOUT_SECONDS });

  return {
    async state() {
      const last = await lastBackup(settings);
      return {
        last: last && { ...last, isThere: await isThere(last) },
        trial: await lastTrial(settings),
        isMaking: await isQueued(db, BACKUP),
        isTrying: await isQueued(db, TRIAL),
        folder: files.folder === null ? `${files.place}/${FOLDER}` : folder,
      };
    },

    /** Starts a backup or a tried restore of the newest one, once at a time. */
    async begin(tx: Kysely<Tables>, what: 'backup' | 'trial'): Promise<Result<null, 'running' | 'no-backup'>> {
      if (what === 'trial' && !(await lastBackup(settings))) return fail('no-backup');
      await jobs.enqueue(tx, what === 'backup' ? BACKUP : TRIAL, {}, { singletonKey: 'admin' });
      return ok(null);
    },
  };
}
