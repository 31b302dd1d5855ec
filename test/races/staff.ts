/** `node test/races/staff.ts [rounds] [part of a name]`: two people do the same in the admin at one moment, on both databases, 20 rounds each. */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext } from '#backend/entrypoints/open-shop.ts';
import type { Db } from '#backend/platform/db/db.ts';
import { migrate } from '#backend/platform/db/migrate.ts';
import { openPglite } from '#backend/platform/db/pglite.ts';
import { openPostgres } from '#backend/platform/db/postgres.ts';
import { readSettings } from '#backend/platform/settings/settings.ts';
import { createShop } from '#backend/shop.ts';
import { simulators } from '#demo/simulators/simulators.ts';
import { staffMember } from '../actors.ts';
import { startPostgres } from '../postgres.ts';
import { createPostgresDatabase } from '../postgres-database.ts';
import { campaignRaces } from './staff/campaign-races.ts';
import { contentRaces } from './staff/content-races.ts';
import { goodsRaces } from './staff/goods-races.ts';
import { letterRaces } from './staff/letter-races.ts';
import { orderRaces } from './staff/order-races.ts';
import { otherRaces } from './staff/other-races.ts';
import { priceRaces } from './staff/price-races.ts';
import { settingsRaces } from './staff/settings-races.ts';
import { stockRaces } from './staff/stock-races.ts';

const ROUNDS = Number(process.argv[2] ?? 20);
const races = [
  ...orderRaces,
  ...otherRaces,
  ...priceRaces,
  ...stockRaces,
  ...goodsRaces,
  ...contentRaces,
  ...campaignRaces,
  ...settingsRaces,
  ...letterRaces,
].filter(({ name }) => name.includes(process.argv[3] ?? ''));
const dataDir = mkdtempSync(join(tmpdir(), 'tieva-staff-races-'));
const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
let failures = 0;

async function raceOn(dbs: readonly [Db, Db]) {
  const [db] = dbs;
  const open = (one: Db) => createShop(createContext(settings, one), simulators);
  const [first, second] = [open(dbs[0]), open(dbs[1])];
  const people = [
    await staffMember(db.kysely, 'owner', { name: 'Aino' }),
    await staffMember(db.kysely, 'owner', { name: 'Eero' }),
  ] as const;
  for (const race of races) {
    const started = performance.now();
    const before = failures;
    for (let round = 1; round <= ROUNDS; round++) {
      const check = (what: string, got: unknown, expected: unknown) => {
        if (JSON.stringify(got) === JSON.stringify(expected)) return;
        failures++;
        console.error(`${race.name}, round ${round}: ${what}: ${JSON.stringify(got)}, not ${JSON.stringify(expected)}`);
      };
      const count = async (sql: string, values: unknown[] = []) =>
        Number((await db.query(sql, values)).rows[0]?.n ?? 0);
      await race.run({ db, shops: [first, second], people, check, count }, round);
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${db.kind}, ${race.name}: ${ROUNDS} rounds in ${seconds} s, ${failures - before} failures`);
  }
}

const pglite = await openPglite(join(dataDir, 'pglite'));
await migrate(pglite);
await raceOn([pglite, pglite]);
await pglite.close();

const given = process.env.TEST_DATABASE_URL;
const cluster = given ? { url: given, stop: () => {} } : startPostgres();
if (cluster) {
  const database = await createPostgresDatabase(cluster.url);
  const dbs = [await openPostgres(database.url), await openPostgres(database.url)] as const;
  await migrate(dbs[0]);
  await raceOn(dbs);
  for (const db of dbs) await db.close();
  await database.drop();
  cluster.stop();
} else console.log('PostgreSQL is not on this machine: its races did NOT run.');

await rm(dataDir, { recursive: true, force: true });
console.log(failures === 0 ? `${races.length} races of ${ROUNDS} rounds, all exact` : `${failures} FAILURES`);
process.exit(failures === 0 && (cluster || !process.env.CI) ? 0 : 1);
