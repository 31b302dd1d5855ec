/**
 * Does the shop's answer, or how long it takes, tell whether an address has an account? Posts the forms of signing in as
 * browsers do, each call from another visitor address, known and unknown ones in random order, one after the other.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { migrate } from '../backend/db/migrate.ts';
import { openPglite } from '../backend/db/pglite.ts';
import { openPostgres } from '../backend/db/postgres.ts';
import { createApp } from '../backend/http/app.ts';
import { createFormStamps } from '../backend/http/form-stamps.ts';
import { readSettings } from '../backend/settings.ts';
import { createShop } from '../backend/shop.ts';
import { makeCustomer } from '../test/make-customer.ts';
import { freePort } from '../test/server-process.ts';
import { rankTest } from './rank-test.ts';
import { figure, helpOnDemand, percentile } from './report.ts';

helpOnDemand(`Known and unknown addresses at the doors of accounts: same answer, same time.
  npm run bench -- enumeration                            PGlite
  DATABASE_URL=postgres://… npm run bench -- enumeration  an empty PostgreSQL database
CALLS (200) of each kind at each door; DOOR=sign-in measures only that one. Needs a build: npm run build.`);

const CALLS = Number(process.env.CALLS ?? 200);
const MAX_DIFFERENCE_MS = 3;
const LEAST_P = 0.01;
const WARM_UP = 20;

const work = await mkdtemp(join(tmpdir(), 'tieva-bench-enumeration-'));
const url = process.env.DATABASE_URL;
const db = url ? await openPostgres(url) : await openPglite(join(work, 'pglite'));
await migrate(db);
const port = await freePort();
const baseUrl = `http://127.0.0.1:${port}`;
const shop = createShop({
  db,
  settings: readSettings({ DATA_DIR: work, TRUSTED_PROXIES: '127.0.0.1' }),
  log: pino({ level: 'silent' }),
  now: () => new Date(),
  fetch,
  baseUrl,
});
const build = await import(new URL('../build/server/index.js', import.meta.url).href);
const app = createApp({ shop, clientFolder: 'build/client', loadBuild: async () => build });
await shop.jobs.start();
const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });

const visitor = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
const address = () => `${randomUUID().slice(0, 13)}@example.fi`;

/** One press of a button: how long until the whole answer is there, how much of it was hashing, and what it said. */
async function press(path: string, fields: Record<string, string>) {
  const started = performance.now();
  const answer = await fetch(baseUrl + path, {
    method: 'POST',
    headers: { origin: baseUrl, 'x-forwarded-for': visitor() },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const body = await answer.text();
  const ms = performance.now() - started;
  const hashMs = Number(/hash;dur=([\d.]+)/.exec(answer.headers.get('server-timing') ?? '')?.[1] ?? 0);
  // the page echoes the address, and has a nonce, a time and a stamp of its own
  const said = body
    .replaceAll(fields.email ?? '', 'ADDRESS')
    .replaceAll(/nonce="[^"]*"|\b1\d{12}\b|\b[a-z0-9]{8}\.[\w-]{22}(?![\w-])/g, '');
  return { ms, hashMs, said: `${answer.status} ${said}` };
}

// forms that have been open for a while
const opened = createFormStamps({ settings: shop.settings, now: () => new Date(Date.now() - 60_000) });

const DOORS: Record<string, { path: string; fields: () => Record<string, string> }> = {
  'sign-in': { path: '/kirjaudu', fields: () => ({ intent: 'password', password: 'jokin aivan muu 5' }) },
  'sign-up': {
    path: '/luo-tili',
    fields: () => ({
      firstname: 'Aino',
      lastname: 'Virtanen',
      password: 'hauki on kala 7',
      website: '',
      stamp: opened.stamp(),
    }),
  },
  'link by mail': { path: '/kirjaudu', fields: () => ({ intent: 'link' }) },
  'code of a mail': { path: '/kirjaudu', fields: () => ({ intent: 'code', code: '123456' }) },
  reset: { path: '/unohditko-salasanasi', fields: () => ({}) },
};

let isClosed = true;
for (const [door, { path, fields }] of Object.entries(DOORS)) {
  if (process.env.DOOR && process.env.DOOR !== door) continue;
  process.stderr.write(`  ${door}\n`);
  const known: string[] = [];
  for (let made = 0; made < CALLS + WARM_UP; made++) known.push((await makeCustomer(shop, { email: address() })).email);
  const calls = [
    ...known.slice(0, CALLS).map((email) => ({ email, isKnown: true })),
    ...Array.from({ length: CALLS }, () => ({ email: address(), isKnown: false })),
  ];
  for (let at = calls.length - 1; at > 0; at--) {
    const other = randomInt(at + 1);
    [calls[at], calls[other]] = [calls[other] as (typeof calls)[0], calls[at] as (typeof calls)[0]];
  }
  for (const email of known.slice(CALLS)) await press(path, { ...fields(), email });
  const times = { known: [] as number[], unknown: [] as number[] };
  const rest = { known: [] as number[], unknown: [] as number[] };
  const said = new Map<string, Set<boolean>>();
  for (const { email, isKnown } of calls) {
    const answer = await press(path, { ...fields(), email });
    const kind = isKnown ? 'known' : 'unknown';
    times[kind].push(answer.ms);
    rest[kind].push(answer.ms - answer.hashMs);
    said.set(answer.said, (said.get(answer.said) ?? new Set()).add(isKnown));
  }
  const median = (of: number[]) => percentile(of, 0.5);
  const difference = Math.abs(median(times.known) - median(times.unknown));
  const p = rankTest(times.known, times.unknown);
  const sameBody = said.size === 1;
  const ok = difference <= MAX_DIFFERENCE_MS && p > LEAST_P && sameBody;
  isClosed &&= ok;
  figure(`${door}: difference of medians`, difference, 'ms', {
    database: db.kind,
    calls: CALLS,
    knownMs: Number(median(times.known).toFixed(2)),
    unknownMs: Number(median(times.unknown).toFixed(2)),
    p: Number(p.toPrecision(3)),
    // with the hashing taken out, as the demo's Server-Timing lets anybody do
    differenceWithoutHashMs: Number(Math.abs(median(rest.known) - median(rest.unknown)).toFixed(2)),
    pWithoutHash: Number(rankTest(rest.known, rest.unknown).toPrecision(3)),
    p95WithoutHashMs: Number(percentile([...rest.known, ...rest.unknown], 0.95).toFixed(1)),
    differentBodies: said.size,
    sameBody,
    ok,
  });
}

server.close();
await shop.jobs.stop();
await db.close();
await rm(work, { recursive: true, force: true });
process.exit(isClosed ? 0 : 1);
