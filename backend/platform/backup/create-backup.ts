import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Connection } from '#backend/platform/db/db.ts';
import { appliedMigrations } from '#backend/platform/db/migrate.ts';
import type { FileStore } from '#backend/platform/files/store/file-store.ts';
import { type FileStoreSettings, fileStoreOf } from '#backend/platform/files/store/open-store.ts';
import { listDataFiles, measureFile, readDataFile } from './data-files.ts';
import {
  BackupRefused,
  FORMAT,
  FORMAT_VERSION,
  fileEntry,
  LEFT_OUT,
  MANIFEST,
  type Manifest,
  type Progress,
  tableEntry,
} from './format.ts';
import { rememberBackup } from './last-backup.ts';
import { withSnapshot } from './snapshot.ts';
import { type Spooled, spool, unspool } from './spool.ts';
import { inLoadingOrder, quoted, readShapes, type TableShape } from './tables.ts';
import { type ArchiveEntry, writeArchive } from './write-archive.ts';

type Context = Pick<ShopContext, 'db' | 'now'> & { settings: FileStoreSettings };

/**
 * Writes a consistent snapshot of all tables, pictures and documents into a new file, atomically, while the shop runs. Leaves
 * out derived data: search index, encoded pictures, and waiting jobs, whose work sweeps find again. Throws `BackupRefused`.
 */
export async function createBackup(ctx: Context, file: string, progress: Progress): Promise<Manifest> {
  if (existsSync(file)) throw new BackupRefused(`${file} exists already.`, 'Give another name, or move the file away.');
  const folder = await mkdtemp(`${file}.`).catch((error) => {
    throw new BackupRefused(
      `Cannot write to ${dirname(file)}: ${error.message}`,
      'Give a folder the shop may write to.',
    );
  });
  try {
    const { manifest, spooled } = await spoolTables(ctx, folder, progress);
    const files = fileStoreOf(ctx.settings);
    manifest.files = await measureFiles(files, progress);
    const whole = join(folder, 'whole');
    await writeArchive(whole, entriesOf(manifest, spooled, files, progress), new Date(manifest.createdAt));
    await rename(whole, file);
    await rememberBackup(ctx.settings, { at: manifest.createdAt, file, bytes: (await stat(file)).size });
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** All rows as objects of texts, ordered by primary key independent of the server's locale. */
function query({ name, columns, key }: TableShape): string {
  const picked = columns.map((column) => `${quoted(column.name)}::text as ${quoted(column.name)}`);
  const order = key.map((column) => `${quoted(column.name)}${column.type === 'text' ? ' collate "C"' : ''}`);
  const left = LEFT_OUT[name] ? `where ${LEFT_OUT[name]}` : '';
  return `select ${picked.join(', ')} from public.${quoted(name)} as source ${left} order by ${order
    .map((column) => `source.${column}`)
    .join(', ')}`;
}

async function spoolTables(ctx: Context, folder: string, progress: Progress) {
  const look = async (connection: Connection) => {
    const shapes = inLoadingOrder(await readShapes(connection));
    const sequences = await readSequences(connection);
    const migrations = await appliedMigrations(connection);
    const queries = new Map(shapes.map((shape) => [shape.name, query(shape)]));
    return { looked: { shapes, sequences, migrations }, queries };
  };
  return withSnapshot(ctx.db, look, async (snapshot, { shapes, sequences, migrations }) => {
    const createdAt = ctx.now().toISOString();
    const spooled = new Map<string, Spooled>();
    const tables: Manifest['tables'] = [];
    for (const { name, columns } of shapes) {
      let rows = 0;
      async function* lines() {
        for await (const page of snapshot.rows(name)) {
          rows += page.length;
          progress(`Reading ${name}`, rows, 0);
          yield page.map((row) => `${JSON.stringify(row)}\n`).join('');
        }
      }
      const { path, bytes, sha256 } = await spool(join(folder, name), lines());
      spooled.set(name, { path, bytes, sha256 });
      tables.push({ name, columns: columns.map((column) => column.name), rows, bytes, sha256 });
    }
    const manifest: Manifest = {
      format: FORMAT,
      version: FORMAT_VERSION,
      createdAt,
      migrations,
      tables,
      sequences,
      files: [],
    };
    return { manifest, spooled };
  });
}

async function readSequences(connection: Connection): Promise<Manifest['sequences']> {
  const { rows } = await connection.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by sequencename collate "C"`,
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const read = await connection.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from public.${quoted(name)}`,
    );
    const [row] = read.rows;
    if (row) sequences.push({ name, ...row });
  }
  return sequences;
}

async function measureFiles(store: FileStore, progress: Progress): Promise<Manifest['files']> {
  const paths = await listDataFiles(store);
  const files: Manifest['files'] = [];
  for (const path of paths) {
    files.push({ path, ...(await measureFile(store, path)) });
    progress('Reading pictures and documents', files.length, paths.length);
  }
  return files;
}

function* entriesOf(
  manifest: Manifest,
  spooled: ReadonlyMap<string, Spooled>,
  store: FileStore,
  progress: Progress,
): Generator<ArchiveEntry> {
  const total = manifest.tables.length + manifest.files.length;
  let done = 0;
  const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  yield {
    name: MANIFEST,
    bytes: text.length,
    async *open() {
      yield text;
    },
  };
  for (const [name, table] of spooled) {
    yield { name: tableEntry(name), bytes: table.bytes, open: () => unspool(table) };
    progress('Writing', ++done, total);
  }
  for (const { path, bytes } of manifest.files) {
    yield { name: fileEntry(path), bytes, open: () => readDataFile(store, path) };
    progress('Writing', ++done, total);
  }
}
