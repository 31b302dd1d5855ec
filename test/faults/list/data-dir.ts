import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { checks, type Fault, type Shown } from '../fault.ts';
import { buyers } from '../world/buyers.ts';
import { everyPage } from '../world/pages.ts';
import { probe } from '../world/probe.ts';
import { tryStart } from '../world/try-start.ts';
import { openWorld } from '../world/world.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'tieva-fault-dir-'));
/** Files and their sizes, but for the lock, which who looks at the folder takes and gives back. */
const sizes = (dir: string): Set<string> =>
  new Set(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'lock')
      .map((entry) => `${entry.parentPath}/${entry.name} ${statSync(join(entry.parentPath, entry.name)).size}`),
  );

const firstLine = (text: string) => text.trim().split('\n')[0] ?? '';

/** Ways a copied, cut-off or half-deleted data dir looks. */
const DAMAGES: [what: string, damage: (pglite: string) => void][] = [
  ['the file PG_VERSION gone', (dir) => rmSync(join(dir, 'PG_VERSION'))],
  ['global/pg_control gone', (dir) => rmSync(join(dir, 'global', 'pg_control'))],
  ['global/pg_control cut off', (dir) => truncateSync(join(dir, 'global', 'pg_control'), 100)],
  ['the tables gone', (dir) => rmSync(join(dir, 'base'), { recursive: true })],
  [
    'the log of changes cut off',
    (dir) => {
      for (const file of readdirSync(join(dir, 'pg_wal'), { withFileTypes: true }))
        if (file.isFile()) truncateSync(join(dir, 'pg_wal', file.name), 1000);
    },
  ],
  ['everything gone', (dir) => rmSync(dir, { recursive: true })],
];

async function damaged(): Promise<Shown> {
  const { wrong, that } = checks();
  const world = await openWorld({ kind: 'pglite' });
  if (!world) throw new Error('no embedded database');
  const crowd = buyers(world.url, 2, world.giftCards);
  that(await crowd.more(4), 'nobody could buy');
  const bought = await crowd.leave();
  await world.server.stop();
  const saw: string[] = [];
  const started = performance.now();
  for (const [what, damage] of DAMAGES) {
    const copy = folder();
    cpSync(world.dataDir, copy, { recursive: true });
    damage(join(copy, 'pglite'));
    const before = sizes(copy);
    const tried = await tryStart({ DATA_DIR: copy });
    await tried.kill('SIGKILL');
    saw.push(`owner, ${what}: ${firstLine(tried.said)}`);
    that(!tried.isOpen, `${what}: the shop opened over it`);
    that(tried.code === 1, `${what}: exit code ${tried.code}`);
    that(/DATA_DIR .*\n.*restore/s.test(tried.said), `${what}: nothing says what to do`);
    const after = sizes(copy);
    const touched = [...after, ...before].filter((file) => !(after.has(file) && before.has(file)));
    if (!/cut off/.test(what)) that(touched.length === 0, `${what}: files were touched: ${touched}`);
    rmSync(copy, { recursive: true, force: true });
  }
  const degradedMs = performance.now() - started;
  // the folder all of them were copied from is whole
  await world.start();
  const balance = await world.balance(bought);
  await world.end();
  return {
    injected: `copies of a data dir with orders, each damaged: ${DAMAGES.map(([what]) => what).join('; ')}`,
    degradedMs,
    saw,
    books: balance,
    wrong,
  };
}

/** How many files and folders were made or changed since; one that goes meanwhile is looked for again. */
function newIn(dir: string, since: number): number {
  try {
    return readdirSync(dir).filter((name) => statSync(join(dir, name)).mtimeMs >= since).length;
  } catch {
    return 0;
  }
}

/** A first start killed while the engine makes its files, while tables are made, and a whole one after each. */
async function interrupted(): Promise<Shown> {
  const { wrong, that } = checks();
  const saw: string[] = [];
  const dataDir = folder();
  const pglite = join(dataDir, 'pglite');
  const started = performance.now();
  for (const files of [0, 1, 10]) {
    const since = Date.now();
    // those of this start: the one before may have left the folder, and files in it
    const isMade = () => existsSync(pglite) && newIn(pglite, since) >= files;
    const tried = await tryStart({ DATA_DIR: dataDir, DEMO_CATALOG: 'false' }, async () => {
      while (!isMade()) await delay(2);
    });
    that(!tried.isOpen, 'the start opened before it was killed');
    await tried.kill('SIGKILL');
    saw.push(`owner, killed when ${files} or more files were there: ${firstLine(tried.said) || 'nothing'}`);
  }
  const whole = await tryStart({ DATA_DIR: dataDir, DEMO_CATALOG: 'false' });
  const degradedMs = performance.now() - started;
  that(whole.isOpen, `the start after them did not open: ${whole.said}`);
  that(/interrupted: it begins anew/.test(whole.said), 'nothing is said of the interrupted start');
  saw.push(`owner, not killed: ${firstLine(whole.said)}`);
  await whole.kill('SIGTERM');
  const again = await tryStart({ DATA_DIR: dataDir, DEMO_CATALOG: 'false' });
  that(again.isOpen && !/interrupted/.test(again.said), `the start after that: ${again.said}`);
  await again.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
  return {
    injected: 'kill -9 of the first start, three times on one folder',
    degradedMs,
    saw,
    books: { counted: 'no orders yet', wrong: [] },
    wrong,
  };
}

async function twice(): Promise<Shown> {
  const { wrong, that } = checks();
  const world = await openWorld({ kind: 'pglite' });
  if (!world) throw new Error('no embedded database');
  const visitor = probe(world.url, everyPage);
  const crowd = buyers(world.url, 2, world.giftCards);
  that(await crowd.more(2), 'nobody could buy');
  const pid = String((await (await fetch(`${world.url}/healthz`)).json()).pid);
  const second = await tryStart({ DATA_DIR: world.dataDir });
  that(!second.isOpen && second.code === 1, `the second start ended with ${second.code}`);
  that(second.said.includes(`process ${pid}`), 'the first process is not named');
  that(await crowd.more(2), 'nobody could buy beside the second start');
  const bought = await crowd.leave();
  const { degradedMs, saw } = await visitor.leave();
  that(degradedMs === 0, 'the second start was noticed by visitors');
  await world.server.kill();
  const killed = performance.now();
  await world.start();
  const took = performance.now() - killed;
  const balance = await world.balance(bought);
  await world.end();
  return {
    injected: 'a second start on the data dir of a running shop; then kill -9 of the first and a start over its lock',
    degradedMs: took,
    saw: [
      ...saw,
      `owner: ${firstLine(second.said)}`,
      'owner, after kill -9: the lock of the dead process was taken over',
    ],
    books: balance,
    wrong,
  };
}

export const dataDirFaults: Fault[] = [
  { name: 'data-dir-damaged', about: 'files of the embedded database missing or cut off', run: damaged },
  { name: 'first-start-cut', about: 'the first start of a shop killed, and started again', run: interrupted },
  { name: 'two-starts', about: 'a second start on one data dir; a lock left by kill -9', run: twice },
];
