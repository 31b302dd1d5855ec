import { appliedMigrations, listMigrations } from '#backend/platform/db/migrate.ts';
import type { Shop } from '#backend/shop.ts';
import { localSecond } from '../../output.ts';
import { type Finding, good, hint, wrong } from './finding.ts';

const OLDEST = 15;
const SKEW_MS = 5000;

/** Whether the database has exactly the migrations of this build. */
export async function hasOurTables(db: Shop['db']): Promise<boolean> {
  return (await appliedMigrations(db)).join() === (await listMigrations()).join();
}

type ServerFacts = { version: string; major: number; encoding: string; trigrams: boolean; clock: number };

/** Checks engine, encoding, extension, clock and migrations. */
export async function databaseFindings({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<Finding[]> {
  const { rows } = await db.query<ServerFacts>(`select current_setting('server_version') as version,
    current_setting('server_version_num')::int / 10000 as major, current_setting('server_encoding') as encoding,
    exists (select from pg_extension where extname = 'pg_trgm') as trigrams,
    (extract(epoch from clock_timestamp()) * 1000)::float8 as clock`);
  const [facts] = rows;
  if (!facts) throw new Error('the database returned no settings');
  const name = db.kind === 'pglite' ? 'embedded' : 'PostgreSQL';
  const found: Finding[] = [
    Math.floor(facts.major) >= OLDEST
      ? good('Database', `${name} ${facts.version}`)
      : wrong('Database', `${name} ${facts.version} is too old`, `PostgreSQL ${OLDEST} or newer; docs/postgresql.md`),
  ];
  if (facts.encoding !== 'UTF8')
    found.push(
      wrong(
        'Database',
        `encoding ${facts.encoding}`,
        'Make it anew with: createdb -E UTF8 -T template0, and restore a backup',
      ),
    );
  const applied = await appliedMigrations(db);
  if (applied.length === 0) {
    found.push(hint('Database', 'it is new and empty', 'Start the shop, or restore a backup into it.'));
    return found;
  }
  if (!facts.trigrams)
    found.push(wrong('Database', 'extension pg_trgm is missing', 'As its superuser: create extension pg_trgm;'));
  found.push(clock(facts.clock - now().getTime(), now()));
  found.push(await migrations(applied));
  return found;
}

function clock(skew: number, now: Date): Finding {
  const next = 'Set the time of both machines by NTP (timedatectl set-ntp true): prices and holds go by it.';
  if (now.getUTCFullYear() < 2026) return wrong('Clock', `this machine says ${localSecond(now)}`, next);
  if (Math.abs(skew) > SKEW_MS)
    return wrong('Clock', `the database is ${Math.round(skew / 1000)} s off this machine`, next);
  return good('Clock', `${localSecond(now)}, the database agrees`);
}

async function migrations(applied: readonly string[]): Promise<Finding> {
  const known = await listMigrations();
  const missing = known.filter((name) => !applied.includes(name));
  const strange = applied.filter((name) => !known.includes(name));
  if (strange.length > 0)
    return wrong(
      'Migrations',
      `the database is of a newer version (${strange.join(', ')})`,
      'Run that version or a newer one; an older program may break its data.',
    );
  if (missing.length > 0)
    return wrong('Migrations', `missing: ${missing.join(', ')}`, 'Restart the shop: a start migrates.');
  return good('Migrations', `all ${known.length}`);
}
