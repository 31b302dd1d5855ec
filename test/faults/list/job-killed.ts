import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { checks, type Fault, NO_POSTGRES, type Shown, type Skipped } from '../fault.ts';
import type { KillOrder } from '../kill-hook.ts';
import { buyers } from '../world/buyers.ts';
import { SKUS } from '../world/goods.ts';
import { openWorld } from '../world/world.ts';

const SECRET = 'a secret of both programs, long enough';
const KILLED_MS = 60_000;
/** The queue looks every 90 seconds for jobs whose worker is gone, and once a minute for those that wait. */
const PATIENCE_MS = 240_000;

/** Where in a job the process dies; each in a job that a paid order has made. */
function moments(program: string): [string, KillOrder][] {
  return [
    ['a mail job before it takes its mail', { when: 'before', statement: 'update outbox_mail set attempts' }],
    ['a mail job that has taken it', { when: 'after', statement: 'update outbox_mail set attempts' }],
    ['a mail job that has sent it', { when: 'after', statement: 'insert into mailbox_message' }],
    ['a webhook job that has taken its word', { when: 'after', statement: 'update webhook_delivery set attempts' }],
    ['a webhook job that has told it', { when: 'after', url: program }],
    ['the job that records the stock for the search', { when: 'before', statement: 'insert into search_change' }],
    ['the job that has recorded it', { when: 'after', statement: 'insert into search_change' }],
  ];
}

/** Counts received events by id, which is the same for a repetition. */
async function listener() {
  const told: string[] = [];
  const server = createServer((request, response) => {
    told.push(String(request.headers['webhook-id']));
    request.resume().on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { told, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

const LEFT = `select (select count(*) from outbox_mail where status = 'queued')::int as mails,
  (select count(*) from webhook_delivery where status <> 'sent')::int as words,
  (select count(*) from product where sku = any($1) and not exists (
     select from search_change where version > $2 and id = any(product_ids)))::int as stale,
  (select count(*) from jobs.job where state = 'active')::int as active,
  (select count(*) from customer_order where status = 'paid')::int as paid`;

/** The process dies while a job of its is active, again and again, and is started anew. */
async function jobKilled(): Promise<Shown | Skipped> {
  const program = await listener();
  const world = await openWorld({
    kind: 'postgres',
    env: () => ({ WEBHOOK_URL: program.url, WEBHOOK_SECRET: SECRET }),
    isStarted: false,
  });
  if (!world) return NO_POSTGRES;
  const { wrong, that } = checks();
  const order = join(world.dataDir, 'kill-order');
  const hook = new URL('../kill-hook.ts', import.meta.url).href;
  const start = () => world.start({ KILL_ORDER: order, NODE_OPTIONS: `--import=${hook}` });
  await start();
  const crowd = buyers(world.url, 1, world.giftCards);
  that(await crowd.more(1), 'nobody could buy before the fault');
  // a sale after this version is known to the search when its job is done
  const { rows: versions } = await world.withDb((db) =>
    db.query('select coalesce(max(version), 0) as version from search_change'),
  );
  const version = Number(versions[0]?.version);
  const broken = performance.now();
  for (const [what, kill] of moments(program.url)) {
    writeFileSync(order, JSON.stringify(kill));
    that(await world.server.ended(KILLED_MS), `never came to it: ${what}`);
    await start();
  }
  that(await crowd.more(2), 'nobody could buy after it');
  const bought = await crowd.leave();
  const left = () => world.withDb(async (db) => (await db.query(LEFT, [SKUS, version])).rows[0]);
  that(Number((await left())?.active) > 0, 'no job was left active by a process that is gone');
  // as if so long had passed as a job, a mail and a webhook are left to who has taken them
  await world.withDb(async (db) => {
    await db.query("update jobs.job set started_on = started_on - interval '1 hour' where state = 'active'");
    await db.query("update outbox_mail set next_attempt_at = now() where status = 'queued'");
    await db.query("update webhook_delivery set next_attempt_at = now() where status = 'queued'");
  });
  const isDone = async () => {
    const now = await left();
    return now?.mails === 0 && now.words === 0 && now.stale === 0 && now.active === 0;
  };
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end && !(await isDone()); ) await delay(500);
  const lateMs = performance.now() - broken;
  const now = await left();
  that(await isDone(), `not done again: ${JSON.stringify(now)}`);
  const once = new Set(program.told).size;
  that(once === now?.paid, `${now?.paid} orders paid, ${once} told`);
  // who was told and could not write it down tells it once more, under the same id
  that(program.told.length - once <= 1, `${program.told.length - once} words came twice`);
  const balance = await world.balance(bought);
  await world.end();
  program.close();
  return {
    injected: `kill -9 in the middle of a job: ${moments('')
      .map(([what]) => what)
      .join('; ')}; each time the process is started again`,
    degradedMs: lateMs,
    saw: [...crowd.saw(), 'degraded: mails, webhooks and the search, until each job was done again'],
    books: balance,
    wrong,
  };
}

export const jobFaults: Fault[] = [
  {
    name: 'job-killed',
    about: 'kill -9 of the process while its mail, webhook and search jobs are active',
    run: jobKilled,
  },
];
