/**
 * An empty PGlite as a tar file, migrated (made once per set of migrations) or without any table (once per version):
 * loading it takes a fraction of the time that creating and migrating one takes.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { listMigrations } from '#backend/platform/db/migrate.ts';

const CACHE = new URL('../.cache/test/', import.meta.url);
const MANIFEST = new URL('../package.json', import.meta.url);
const MIGRATIONS = new URL('../backend/platform/db/migrations/', import.meta.url);

export async function pgliteTemplate(): Promise<string> {
  const hash = createHash('sha256');
  const names = await listMigrations();
  for (const name of names) hash.update(name).update(await readFile(new URL(name, MIGRATIONS)));
  return madeOnce(`pglite-${hash.digest('hex').slice(0, 16)}`, async (pg) => {
    await pg.exec('create table migration (name text primary key, applied_at timestamptz not null default now())');
    for (const name of names) {
      await pg.exec(await readFile(new URL(name, MIGRATIONS), 'utf8'));
      await pg.query('insert into migration (name) values ($1)', [name]);
    }
  });
}

/** One without any table. */
export async function bareTemplate(): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(MANIFEST, 'utf8'));
  return madeOnce(`pglite-bare-${dependencies['@electric-sql/pglite']}`, async () => {});
}

async function madeOnce(name: string, fill: (pg: PGlite) => Promise<void>): Promise<string> {
  const file = join(CACHE.pathname, `${name}.tar`);
  if (existsSync(file)) return file;

  await mkdir(CACHE, { recursive: true });
  const pg = await PGlite.create({ extensions: { pg_trgm } });
  await fill(pg);
  const dump = await pg.dumpDataDir('none');
  await pg.close();
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, new Uint8Array(await dump.arrayBuffer()));
  await rename(temporary, file);
  return file;
}
