import { localSecond } from '#backend/entrypoints/cli/output.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { appliedMigrations, listMigrations } from '#backend/platform/db/migrate.ts';
import { type Finding, good, hint, wrong } from './finding.ts';

const OLDEST = 15;
const SKEW_MS = 5000;

/** Whether the database has exactly the migrations of this build. */
export async function hasOurTables(db: ShopContext['db']): Promise<boolean> {
  return (await appliedMigrations(db)).join() === (await listMigrations()).join();
}

type ServerFacts = { version: string; major: number; encoding: string; trigrams: boolean; clock: number };

/** Checks engine, encoding, extension, clock and migrations. */
export async function databaseFindings({ db, now }: Pick<ShopContext, 'db' | 'now'>): Promise<Finding[]> {
  const { rows } = await db.query<ServerFacts>(`select current_setting('server_version') as version,
    current_setting('server_version_num')::int / 10000 as major, current_setting('server_encoding') as encoding,
    exists (select from pg_extension where extname = 'pg_trgm') as trigrams,
    (extract(epoch from clock_timestamp()) * 1000)::float8 as clock`);
  const [facts] = rows;
  if (!facts) throw new Error('the database returned no settings');
  const name = db.kind === 'pglite' ? 'embedded' : 'PostgreSQL';
  const found: Finding[] = [
    Math.floor(facts.major) >= OLDEST
      ? good('database.good', { name, version: facts.version })
      : wrong('database.old', { name, version: facts.version, needed: OLDEST }),
  ];
  if (facts.encoding !== 'UTF8') found.push(wrong('database.encoding', { encoding: facts.encoding }));
  const applied = await appliedMigrations(db);
  if (applied.length === 0) {
    found.push(hint('database.empty'));
    return found;
  }
  if (!facts.trigrams) found.push(wrong('database.trigrams'));
  found.push(clock(facts.clock - now().getTime(), now()));
  found.push(await migrations(applied));
  return found;
}

function clock(skew: number, now: Date): Finding {
  const time = localSecond(now);
  if (now.getUTCFullYear() < 2026) return wrong('clock.past', { time });
  if (Math.abs(skew) > SKEW_MS) return wrong('clock.skew', { seconds: Math.round(skew / 1000) });
  return good('clock.good', { time });
}

async function migrations(applied: readonly string[]): Promise<Finding> {
  const known = await listMigrations();
  const missing = known.filter((name) => !applied.includes(name));
  const strange = applied.filter((name) => !known.includes(name));
  if (strange.length > 0) return wrong('migrations.newer', { names: strange.join(', ') });
  if (missing.length > 0) return wrong('migrations.missing', { names: missing.join(', ') });
  return good('migrations.good', { count: known.length });
}
