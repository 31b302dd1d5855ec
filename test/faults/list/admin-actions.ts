import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';
import { createContext } from '#backend/entrypoints/open-shop.ts';
import { migrate } from '#backend/platform/db/migrate.ts';
import { openPostgres } from '#backend/platform/db/postgres.ts';
import { readSettings } from '#backend/platform/settings/settings.ts';
import { createShop, type Shop } from '#backend/shop.ts';
import { simulators } from '#demo/simulators/simulators.ts';
import { staffMember } from '../../actors.ts';
import { startPostgres } from '../../postgres.ts';
import { createPostgresDatabase } from '../../postgres-database.ts';
import { checks, type Fault, NO_POSTGRES, type Shown, type Skipped } from '../fault.ts';
import type { KilledAction } from '../world/act-and-die.ts';
import { type AdminAction, adminActions } from '../world/admin-actions.ts';
import { type Cut, statementCutter } from '../world/statement-cutter.ts';

/** A request for a label belongs to its form for a minute. */
const LATER_MS = 120_000;

/** A shop on PostgreSQL for actions of staff; `later` is the same shop two minutes ahead. */
async function openActions() {
  const cluster = startPostgres();
  if (!cluster) return null;
  const database = await createPostgresDatabase(cluster.url);
  const db = await openPostgres(database.url);
  await migrate(db);
  const context = createContext(readSettings({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' }), db);
  const shopAt = (ahead: number): Shop =>
    createShop({ ...context, now: () => new Date(Date.now() + ahead) }, simulators);
  const [shop, later] = [shopAt(0), shopAt(LATER_MS)];
  await shop.jobs.start({ work: false });
  const person = await staffMember(db.kysely, 'owner');
  const outside = new pg.Client({ connectionString: database.url });
  await outside.connect();
  return {
    shop,
    later,
    db,
    person,
    outside,
    url: database.url,
    /** What an action has stored of its subject. */
    state: async (action: AdminAction, subject: string) =>
      JSON.stringify((await outside.query(action.state, [subject])).rows[0]),
    async close() {
      await outside.end();
      await shop.jobs.stop();
      await db.close();
      cluster.stop();
    },
  };
}

/** Each action of staff, its database lost before and after each of its statements: all of it is stored or nothing, and again is once. */
async function adminActionsCut(): Promise<Shown | Skipped> {
  const opened = await openActions();
  if (!opened) return NO_POSTGRES;
  const { shop, later, db, person, outside, state } = opened;
  const { wrong, that } = checks();
  const started = performance.now();
  const cutter = statementCutter(() =>
    outside.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    ),
  );
  const saw: string[] = [];
  let cuts = 0;
  for (const action of adminActions) {
    const clean = await action.prepare(shop, db);
    const nothing = await state(action, clean);
    const { statements, outcome } = await cutter.during(null, () => action.act(shop, person, clean, randomUUID()));
    const everything = await state(action, clean);
    that(outcome === 'done' && everything !== nothing, `${action.name}: does nothing without a fault`);
    const outcomes: Record<string, number> = {};
    for (let at = 1; at <= statements; at++)
      for (const when of ['before', 'after'] as const) {
        cuts++;
        const subject = await action.prepare(shop, db);
        const key = randomUUID();
        const cut = await cutter.during({ at, when }, () => action.act(shop, person, subject, key));
        outcomes[cut.outcome] = (outcomes[cut.outcome] ?? 0) + 1;
        const left = await state(action, subject);
        const where = `${action.name}, cut ${when} statement ${at} of ${statements}`;
        that([nothing, everything].includes(left), `${where}: half done: ${left}`);
        that(cut.outcome !== 'done' || left === everything, `${where}: said to be done and is not`);
        // a pool notices lost connections at its next use
        await db.query('select 1').catch(() => null);
        await cutter.during(null, () => action.act(later, person, subject, key));
        that((await state(action, subject)) === everything, `${where}: the form sent again is not done once`);
      }
    saw.push(`${action.name}: ${JSON.stringify(outcomes)} of ${statements} statements, cut before and after each`);
  }
  cutter.end();
  await opened.close();
  return {
    injected: 'pg_terminate_backend of all connections at each statement of each action',
    degradedMs: performance.now() - started,
    saw,
    books: { counted: `${cuts} cuts of ${adminActions.length} actions`, wrong: [] },
    wrong,
  };
}

/** Before the first statement, in the middle, late in the transaction, and when it is committed and nobody knows. */
const moments = (statements: number): (Cut | null)[] => [
  { at: 1, when: 'before' },
  { at: Math.ceil(statements / 2), when: 'after' },
  { at: Math.ceil(0.8 * statements), when: 'after' },
  null,
];

const program = new URL('../world/act-and-die.ts', import.meta.url).pathname;

/** Does an action in a process of its own, which is killed; whether it was. */
async function killedDuring(killed: KilledAction, url: string): Promise<boolean> {
  const env = { ...process.env, DATABASE_URL: url, STAFF_ACTION: JSON.stringify(killed) };
  const child = spawn(process.execPath, [program], { env, stdio: 'ignore' });
  const [, signal] = await once(child, 'exit');
  return signal === 'SIGKILL';
}

/** Each action of staff in a process that is killed in the middle: all of it is stored or nothing, and again is once. */
async function adminProcessKilled(): Promise<Shown | Skipped> {
  const opened = await openActions();
  if (!opened) return NO_POSTGRES;
  const { shop, later, db, person, state, url } = opened;
  const { wrong, that } = checks();
  const started = performance.now();
  const counter = statementCutter(() => {});
  const saw: string[] = [];
  let kills = 0;
  for (const action of adminActions) {
    const clean = await action.prepare(shop, db);
    const nothing = await state(action, clean);
    const { statements, outcome } = await counter.during(null, () => action.act(shop, person, clean, randomUUID()));
    const everything = await state(action, clean);
    that(outcome === 'done' && everything !== nothing, `${action.name}: does nothing without a fault`);
    let stored = 0;
    for (const cut of moments(statements)) {
      const subject = await action.prepare(shop, db);
      const key = randomUUID();
      const where = `${action.name}, killed ${cut ? `${cut.when} statement ${cut.at} of ${statements}` : 'when it was done'}`;
      that(await killedDuring({ name: action.name, person, subject, key, cut }, url), `${where}: was not killed`);
      kills++;
      const left = await state(action, subject);
      that([nothing, everything].includes(left), `${where}: half done: ${left}`);
      if (left === everything) stored++;
      await counter.during(null, () => action.act(later, person, subject, key));
      that((await state(action, subject)) === everything, `${where}: the form sent again is not done once`);
    }
    saw.push(`${action.name}: ${stored} of ${moments(statements).length} kills left all of it, the others nothing`);
  }
  counter.end();
  await opened.close();
  return {
    injected: 'kill -9 of the process before, in the middle, late in, and just after each action',
    degradedMs: performance.now() - started,
    saw,
    books: { counted: `${kills} kills in ${adminActions.length} actions`, wrong: [] },
    wrong,
  };
}

export const adminFaults: Fault[] = [
  {
    name: 'admin-actions',
    about:
      'the database lost at every statement of sending, refunding, cancelling, answering, editing, handing over, inviting',
    run: adminActionsCut,
  },
  {
    name: 'admin-killed',
    about: 'kill -9 of the process in the middle of the same actions',
    run: adminProcessKilled,
  },
];
