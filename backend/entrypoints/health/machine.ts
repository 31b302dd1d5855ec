import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ShopContext } from '#backend/platform/context.ts';
import { listMigrations } from '#backend/platform/db/migrate.ts';
import { fileStoreOf } from '#backend/platform/files/store/open-store.ts';
import { diskSpace } from '#backend/platform/machine/disk-and-backup.ts';

/** Parts of DATA_DIR, as the page names them. */
const FOLDERS = ['pglite', 'pictures', 'documents', 'videos', 'received-files', 'backups'] as const;
export type StoredPart = (typeof FOLDERS)[number] | 'database';

const packageFile = new URL('../../../package.json', import.meta.url);
const versioned = z.object({ version: z.string() });

/** Bytes of all files under a folder; 0 when there is none. */
async function bytesOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  let bytes = 0;
  for (const entry of entries)
    if (entry.isFile())
      bytes += await stat(join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      );
  return bytes;
}

/** Versions of what runs, how long it has, and what fills the disk. */
export async function machineFacts({ db, settings }: ShopContext) {
  const { version } = versioned.parse(JSON.parse(await readFile(packageFile, 'utf8')));
  const { rows } = await db.query<{ server: string; bytes: number }>(
    `select current_setting('server_version') as server, pg_database_size(current_database())::float8 as bytes`,
  );
  const files = fileStoreOf(settings);
  const stored: { part: StoredPart; bytes: number }[] = [];
  for (const part of FOLDERS) {
    const elsewhere = files.folder === null ? await files.list(part).catch(() => []) : [];
    const bytes = (await bytesOf(join(settings.DATA_DIR, part))) + elsewhere.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes > 0) stored.push({ part, bytes });
  }
  if (db.kind === 'postgres') stored.unshift({ part: 'database', bytes: rows[0]?.bytes ?? 0 });
  return {
    versions: {
      shop: version,
      node: process.version,
      database: `${db.kind === 'pglite' ? 'PGlite' : 'PostgreSQL'} ${rows[0]?.server ?? ''}`.trim(),
      migration: (await listMigrations()).at(-1) ?? '',
      mode: settings.SHOP_MODE,
    },
    uptimeSeconds: Math.round(process.uptime()),
    memoryBytes: process.memoryUsage().rss,
    disk: await diskSpace(settings.DATA_DIR),
    stored,
    folder: settings.DATA_DIR,
  };
}
