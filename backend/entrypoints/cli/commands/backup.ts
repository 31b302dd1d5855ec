import { stat } from 'node:fs/promises';
import { createContext, openDb } from '#backend/entrypoints/open-shop.ts';
import { createBackup } from '#backend/platform/backup/create-backup.ts';
import { BackupRefused, type Manifest } from '#backend/platform/backup/format.ts';
import { checkArchive } from '#backend/platform/backup/read-archive.ts';
import { restoreBackup } from '#backend/platform/backup/restore-backup.ts';
import type { Settings } from '#backend/platform/settings/settings.ts';
import { createShop, type Shop } from '#backend/shop.ts';
import { CommandFailed, type Out } from '../command.ts';

const refuse = (error: unknown): never => {
  if (error instanceof BackupRefused) throw new CommandFailed(error.message, error.next);
  throw error;
};

function contents({ tables, files }: Manifest): string {
  const rows = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0;
  return `${rows('product')} products, ${rows('customer_order')} orders, ${files.length} pictures and documents`;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

export async function backup(shop: Shop, file: string, out: Out): Promise<void> {
  const start = performance.now();
  const manifest = await createBackup(shop, file, out.progress).catch(refuse);
  const { size } = await stat(file);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  out.line(`${file}: ${megabytes(size)} in ${seconds} s; ${contents(manifest)}.`);
  out.line('It holds personal data: keep it where only you can read it, and not only on this machine.');
}

export const noRestoreWhileRunning = () =>
  new CommandFailed(
    'A shop is running on this DATA_DIR; a backup is restored into an empty one.',
    'Stop the shop, set another DATA_DIR (or an empty database in DATABASE_URL) and restore there (docs/backup.md).',
  );

/** Opens the database itself. */
export async function restore(
  settings: Settings,
  { file, check }: { file: string; check: boolean },
  out: Out,
): Promise<void> {
  if (check) {
    const manifest = await checkArchive(file, out.progress).catch(refuse);
    return out.line(`${file} is whole: made ${manifest.createdAt}, ${contents(manifest)}.`);
  }
  const { db, release, made } = await openDb(settings, { forRestore: true });
  try {
    const restored = db.duringLongWork(() => restoreBackup(db, settings.DATA_DIR, file, out.progress));
    const manifest = await restored.catch(refuse);
    made();
    const shop = createShop(createContext(settings, db));
    out.progress('Building the search index', 0, 0);
    await db.duringLongWork(() => db.kysely.transaction().execute((tx) => shop.search.reindex(tx, 'all')));
    out.line(`Restored as of ${manifest.createdAt}: ${contents(manifest)}.`);
    out.line('Start the shop with the SHOP_SECRET it had: links in mails already sent depend on it.');
  } finally {
    await db.close();
    release();
  }
}
