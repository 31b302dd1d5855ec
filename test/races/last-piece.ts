/**
 * `node test/races/oversell.ts [rounds]`: two server processes on one PostgreSQL, 50 buyers at once for a stock-limited
 * product with 5 pieces, 20 rounds. Exactly five orders each; then all five pay at once, called back twice.
 */

import { migrate } from '#backend/db/migrate.ts';
import { openPostgres } from '#backend/db/postgres.ts';
import { decide, makeLimited, place, purchase, withoutDemoCatalog } from '../http-buyer.ts';
import { startPostgres } from '../postgres.ts';
import { createPostgresDatabase } from '../postgres-database.ts';
import { startServer } from '../server-process.ts';

if (process.argv.includes('--help')) {
  console.log(
    `Two servers on one PostgreSQL, 50 buyers at once for 5 pieces.\n  npm run test:races [-- rounds]   20 rounds unless given\nTEST_DATABASE_URL names a server; else an installed PostgreSQL is started for it.`,
  );
  process.exit(0);
}

const ROUNDS = Number(process.argv[2] ?? 20);
const BUYERS = 50;
const PIECES = { oulu: 2, rovaniemi: 2, ranua: 1 };

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
const env = { DATABASE_URL: database.url };
const servers = await Promise.all([startServer(env), startServer(env)]);
const serverOf = (i: number) => servers[i % servers.length]?.url ?? '';
let failures = 0;

const one = async (sql: string, sku: string) => Number((await db.query(sql, [sku])).rows[0]?.n ?? 0);
function check(round: number, what: string, got: unknown, expected: unknown) {
  if (JSON.stringify(got) === JSON.stringify(expected)) return;
  failures++;
  console.error(`round ${round}: ${what}: got ${JSON.stringify(got)}, expected ${JSON.stringify(expected)}`);
}

for (let round = 1; round <= ROUNDS; round++) {
  const sku = `RACE-${round}`;
  await makeLimited(db, sku, PIECES);
  const started = performance.now();
  const answers = await Promise.all(Array.from({ length: BUYERS }, (_, i) => place(serverOf(i), purchase(sku))));
  const ms = Math.round(performance.now() - started);

  const bought = answers.flatMap((answer, i) => (answer.number ? [{ ...answer, url: serverOf(i) }] : []));
  const refused = answers.filter(
    (answer) => answer.status === 409 && 'message' in answer && answer.message === 'unavailable',
  );
  check(round, 'orders acknowledged', bought.length, 5);
  check(round, 'refused as unavailable', refused.length, BUYERS - 5);
  check(round, 'pieces ordered', await one('select sum(amount)::int as n from order_line where sku = $1', sku), 5);
  check(round, 'pieces held', await one('select sum(qty)::int as n from stock_hold where sku = $1', sku), 5);

  const landings = await Promise.all(
    bought.map(({ url, transactionId }) => decide(url, transactionId, 'pay', 'twice')),
  );
  check(round, 'paid', landings.filter((landing) => landing.startsWith('/kiitos')).length, 5);
  check(round, 'pieces on the shelves', await one('select sum(qty)::int as n from stock_level where sku = $1', sku), 0);
  check(round, 'pieces held after', await one('select count(*)::int as n from stock_hold where sku = $1', sku), 0);
  const paidEvents = `select count(*)::int as n from order_event where kind = 'paid'
    and order_id in (select order_id from order_line where sku = $1)`;
  check(round, 'paid transitions', await one(paidEvents, sku), 5);
  const mails = `select count(*)::int as n from outbox_mail
    where subject_id in (select order_id::text from order_line where sku = $1)`;
  check(round, 'mails', await one(mails, sku), 10);
  console.log(`round ${round}: ${bought.length} orders of ${BUYERS} buyers in ${ms} ms`);
}

await Promise.all(servers.map((server) => server.stop()));
await db.close();
await database.drop();
cluster.stop();
console.log(failures === 0 ? `${ROUNDS} rounds, exactly 5 orders each` : `${failures} FAILURES`);
process.exit(failures === 0 ? 0 : 1);
