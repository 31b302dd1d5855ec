/**
 * `node test/races/main.ts [rounds] [race…]`: two server processes on one PostgreSQL, and everything that may go wrong when two
 * things happen at the same moment, 20 rounds each. Counts must be exact, mails one.
 */

import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createContext } from '#backend/entrypoints/open-shop.ts';
import { migrate } from '#backend/platform/db/migrate.ts';
import { openPostgres } from '#backend/platform/db/postgres.ts';
import { readSettings } from '#backend/platform/settings/settings.ts';
import { createShop } from '#backend/shop.ts';
import { withoutDemoCatalog } from '../http-buyer.ts';
import { startPostgres } from '../postgres.ts';
import { createPostgresDatabase } from '../postgres-database.ts';
import { startServer } from '../server-process.ts';
import { callbackFirst } from './callback-first.ts';
import { doubleClick } from './double-click.ts';
import { giftCard } from './gift-card.ts';
import { lastPiece } from './last-piece.ts';
import { lateOk } from './late-ok.ts';
import { oneOutbox } from './one-outbox.ts';
import { quoteTwice } from './quote-twice.ts';
import type { Track } from './race.ts';
import { useLimit } from './use-limit.ts';

const races = [lastPiece, giftCard, useLimit, quoteTwice, doubleClick, callbackFirst, lateOk, oneOutbox];
const args = process.argv.slice(2);

if (args.includes('--help')) {
  console.log(
    `Two servers on one PostgreSQL: ${races.map(({ name }) => name).join(', ')}.\n  npm run task -- test:races [rounds [race…]]   20 rounds of all unless given; a race by a part of its name\nTEST_DATABASE_URL names a server; else an installed PostgreSQL is started for it.`,
  );
  process.exit(0);
}

const ROUNDS = Number(args[0] ?? 20);
const wanted = races.filter(({ name }) => args.length < 2 || args.slice(1).some((part) => name.includes(part)));
if (!Number.isInteger(ROUNDS) || ROUNDS < 1 || wanted.length === 0) {
  console.error(
    'Say how many rounds, then parts of the names of races: npm run task -- test:races 20 late (see --help).',
  );
  process.exit(2);
}
const PATIENCE_MS = 20_000;

const given = process.env.TEST_DATABASE_URL;
const cluster = given ? { url: given, stop: () => {} } : startPostgres();
if (!cluster) {
  console.log('PostgreSQL is not on this machine: the races did NOT run.');
  process.exit(process.env.CI ? 1 : 0);
}
const database = await createPostgresDatabase(cluster.url);
const db = await openPostgres(database.url);
await migrate(db);
await withoutDemoCatalog(db);
const dataDir = mkdtempSync(join(tmpdir(), 'tieva-races-'));
const env = { DATABASE_URL: database.url, DATA_DIR: dataDir };
const servers = await Promise.all([startServer({ ...env, DATA_DIR: join(dataDir, 'a') }), startServer(env)]);
const serverOf = (i: number) => servers[i % servers.length]?.url ?? '';

const settings = readSettings({ ...env, LOG_LEVEL: 'error', BASE_URL: serverOf(0) });
const context = createContext(settings, db);
const shop = createShop(context);
// its mails and jobs are done by the servers
await shop.jobs.start({ work: false });
let failures = 0;

const track: Omit<Track, 'check'> = {
  db,
  serverOf,
  shop,
  shopAhead: (ms) => createShop({ ...context, now: () => new Date(Date.now() + ms) }),
  count: async (sql, values = []) => Number((await db.query(sql, values)).rows[0]?.n ?? 0),
  async until(isSo) {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await delay(50)) if (await isSo()) return true;
    return false;
  },
};

for (const race of wanted) {
  const started = performance.now();
  const before = failures;
  let last = '';
  for (let round = 1; round <= ROUNDS; round++) {
    const check: Track['check'] = (what, got, expected) => {
      if (JSON.stringify(got) === JSON.stringify(expected)) return;
      failures++;
      console.error(
        `${race.name}, round ${round}: ${what}: got ${JSON.stringify(got)}, expected ${JSON.stringify(expected)}`,
      );
    };
    last = await race.run({ ...track, check }, round);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${race.name}: ${ROUNDS} rounds in ${seconds} s, ${failures - before} failures; the last: ${last}`);
}

await Promise.all(servers.map((server) => server.stop()));
await shop.jobs.stop();
await db.close();
await database.drop();
cluster.stop();
await rm(dataDir, { recursive: true, force: true });
console.log(failures === 0 ? `${wanted.length} races of ${ROUNDS} rounds, all counts exact` : `${failures} FAILURES`);
process.exit(failures === 0 ? 0 : 1);
