import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Connection, Db } from '#backend/platform/db/db.ts';
import { appliedMigrations, listMigrations, migrate } from '#backend/platform/db/migrate.ts';
import { type FileStoreSettings, fileStoreOf } from '#backend/platform/files/store/open-store.ts';
import { BackupRefused, type Manifest, type Progress } from './format.ts';
import { loadRows } from './load-rows.ts';
import { checkArchive, readEntries } from './read-archive.ts';
import { quoted, readShapes, type TableShape } from './tables.ts';

/**
 * Restores a backup into an empty database and an empty DATA_DIR or bucket, on either engine: verifies the whole archive, loads the rows in one
 * transaction at their migrations, then applies newer migrations. The caller rebuilds the search index. Throws
 * `BackupRefused`; the database then has no rows.
 */
export async function restoreBackup(
  db: Db,
  settings: FileStoreSettings,
  file: string,
  progress: Progress,
): Promise<Manifest> {
  const manifest = await checkArchive(file, progress);
  const known = await listMigrations();
  const unknown = manifest.migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new BackupRefused(
      `The backup comes from a newer version of the shop (${unknown.join(', ')}).`,
      'Install that version or a newer one and restore with it.',
    );
  await refuseOtherState(db, manifest);
  await migrate(db, { only: manifest.migrations });
  await db.withConnection((connection) => load(connection, manifest, settings, file, progress));
  await migrate(db);
  // otherwise a shop without imports would count as new, and a demo would import its catalog over it
  await db.query("insert into shop_meta (key, value) values ('catalog_version', '0') on conflict do nothing");
  return manifest;
}

const notEmpty = (what: string) =>
  new BackupRefused(
    `A backup is restored into an empty shop only; this one has ${what}.`,
    'Set another DATA_DIR (or a new, empty database in DATABASE_URL) and restore there; docs/backup.md shows how.',
  );

/** Whether a database is new, or migrated and empty after an earlier restore. */
async function refuseOtherState(db: Db, manifest: Manifest): Promise<void> {
  const applied = await appliedMigrations(db);
  const shapes = await readShapes(db);
  await refuseRows(db, shapes);
  if (applied.length > 0 && applied.join() !== manifest.migrations.join())
    throw notEmpty('the tables of another version, though empty');
  if (applied.length === 0 && shapes.length > 0) throw notEmpty(`a table ${shapes[0]?.name} of something else`);
}

async function refuseRows(connection: Connection, shapes: readonly TableShape[]): Promise<void> {
  for (const { name } of shapes) {
    const { rows } = await connection.query(`select exists (select from public.${quoted(name)}) as filled`);
    if (rows[0]?.filled) throw notEmpty(`rows in ${name}`);
  }
}

async function load(
  connection: Connection,
  manifest: Manifest,
  settings: FileStoreSettings,
  file: string,
  progress: Progress,
) {
  const shapes = await readShapes(connection);
  const byName = new Map(shapes.map((shape) => [shape.name, shape]));
  for (const { name, columns } of manifest.tables)
    if (
      byName
        .get(name)
        ?.columns.map((column) => column.name)
        .join() !== columns.join()
    )
      throw new BackupRefused(`Table ${name} of the backup does not fit.`, 'Restore with the version that made it.');
  const all = shapes.map(({ name }) => `public.${quoted(name)}`).join(', ');

  await connection.exec('begin');
  try {
    // excludes a concurrent restore or a shop started meanwhile
    await connection.exec(`set local statement_timeout = 0; lock table ${all} in share row exclusive mode`);
    // orders and payments reference each other
    await connection.exec('set constraints all deferred');
    await refuseRows(connection, shapes);
    await connection.exec(
      shapes.map(({ name }) => `alter table public.${quoted(name)} disable trigger user;`).join(''),
    );
    await readEntries(file, {
      async table(name, content) {
        const shape = byName.get(name);
        const total = manifest.tables.find((table) => table.name === name)?.rows ?? 0;
        if (shape) await loadRows(connection, shape, content, (rows) => progress(`Loading ${name}`, rows, total));
      },
      file: (path, content) => writeDataFile(settings, path, content),
    });
    for (const { name, value, called } of manifest.sequences)
      await connection.query('select setval($1::regclass, $2::bigint, $3::boolean)', [
        `public.${quoted(name)}`,
        value,
        called,
      ]);
    // checks deferred foreign keys before triggers change
    await connection.exec('set constraints all immediate');
    await connection.exec(shapes.map(({ name }) => `alter table public.${quoted(name)} enable trigger user;`).join(''));
    await connection.exec('commit');
  } catch (error) {
    await connection.exec('rollback');
    throw error;
  }
}

async function writeDataFile(settings: FileStoreSettings, name: string, content: AsyncIterable<Buffer>): Promise<void> {
  await mkdir(settings.DATA_DIR, { recursive: true });
  const temporary = join(settings.DATA_DIR, `restore-${randomUUID()}.tmp`);
  await pipeline(content, createWriteStream(temporary));
  await fileStoreOf(settings).take(name, temporary);
}
