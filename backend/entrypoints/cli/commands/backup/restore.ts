import { z } from 'zod';
import { brokenBooks } from '#backend/entrypoints/health/backups.ts';
import { createContext, openDb } from '#backend/entrypoints/open-shop.ts';
import { checkArchive } from '#backend/platform/backup/read-archive.ts';
import { restoreBackup } from '#backend/platform/backup/restore-backup.ts';
import { tryRestore } from '#backend/platform/backup/try-restore.ts';
import type { Settings } from '#backend/platform/settings/settings.ts';
import { createShop } from '#backend/shop.ts';
import { argument, command, flag, path } from '../../command.ts';
import { CommandFailed, type Out } from '../../output.ts';
import { contents, refuse } from './create.ts';

type Input = { file: string; check: boolean; attempt: boolean };

/** Restores into a temporary folder of DATA_DIR, which may be the one of a running shop. */
async function attemptRestore(settings: Settings, file: string, out: Out): Promise<void> {
  const options = { settings, now: () => new Date(), progress: out.progress, check: brokenBooks };
  const { problem, seconds, rows, files } = await tryRestore(file, options);
  if (problem)
    throw new CommandFailed(`${file} does not restore: ${problem}`, 'Make a new backup: npm run shop -- backup <file>');
  out.line(
    `${file} restores: ${rows} rows and ${files} files in ${seconds} s, and payments, gift cards and stock add up.`,
  );
}

async function restore(settings: Settings, { file, check, attempt }: Input, out: Out): Promise<void> {
  if (attempt) return attemptRestore(settings, file, out);
  if (check) {
    const manifest = await checkArchive(file, out.progress).catch(refuse);
    return out.line(`${file} is whole: made ${manifest.createdAt}, ${contents(manifest)}.`);
  }
  const { db, release, made } = await openDb(settings, { forRestore: true });
  try {
    const restored = db.duringLongWork(() => restoreBackup(db, settings, file, out.progress));
    const manifest = await restored.catch(refuse);
    made();
    const shop = createShop(createContext(settings, db));
    // a stored index of before does not fit: the next start builds one
    await db.kysely.transaction().execute((tx) => shop.search.recordChange(tx, 'all'));
    out.line(`Restored as of ${manifest.createdAt}: ${contents(manifest)}.`);
    out.line('Start the shop with the SHOP_SECRET it had: links in mails already sent depend on it.');
  } finally {
    await db.close();
    release();
  }
}

export const restoreCommand = command({
  name: 'restore',
  description: 'Put a backup into an empty shop, embedded or PostgreSQL; no shop may run (docs/backup.md)',
  help: '\nAll or nothing. Also how a shop moves to PostgreSQL and to a newer version.',
  input: z.strictObject({
    file: argument('<file>', path),
    check: flag('--check', 'only check that the file is whole, and say what is in it'),
    attempt: flag('--attempt', 'restore it into a temporary folder, check the rows, and remove them again'),
  }),
  run: async (shop, { file, attempt }, out) => {
    if (attempt) return attemptRestore(shop.settings, file, out);
    throw new CommandFailed(
      'A shop is running on this DATA_DIR; a backup is restored into an empty one.',
      'Stop the shop, set another DATA_DIR (or an empty database in DATABASE_URL) and restore there (docs/backup.md).',
    );
  },
  runWithoutShop: restore,
});
