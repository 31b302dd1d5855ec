import { randomUUID } from 'node:crypto';
import { DefaultQueryExecutor } from 'kysely';
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
import { type AdminAction, adminActions } from '../world/admin-actions.ts';

/** A request for a label belongs to its form for a minute. */
const LATER_MS = 120_000;

type Cut = { at: number; when: 'before' | 'after' };

/** Ends all connections of the shop at the nth statement of an action; counts the statements. */
function statementCutter(sever: () => Promise<unknown>) {
  const { executeQuery } = DefaultQueryExecutor.prototype;
  const state: { count: number; cut: Cut | null } = { count: 0, cut: null };
  DefaultQueryExecutor.prototype.executeQuery = async function execute(query, ...rest) {
    const { cut } = state;
    const isNow = ++state.count === cut?.at;
    if (isNow && cut.when === 'before') await sever();
    const result = await executeQuery.call(this, query, ...rest);
    if (isNow && cut.when === 'after') await sever();
    return result as never;
  };
  return {
    /** Runs an action with a cut; how it went, and how many statements it took. */
    async during(cut: Cut | null, act: () => Promise<{ ok: boolean }>) {
      Object.assign(state, { count: 0, cut });
      const outcome = await act().then(
        ({ ok }) => (ok ? 'done' : 'refused'),
        () => 'failed',
      );
      return { outcome, statements: state.count };
    },
    end: () => {
      DefaultQueryExecutor.prototype.executeQuery = executeQuery;
    },
  };
}

/** Each action of staff, its database lost before and after each of its statements: all of it is stored or nothing, and again is once. */
async function adminActionsCut(): Promise<Shown | Skipped> {
  const cluster = startPostgres();
  if (!cluster) return NO_POSTGRES;
  const { wrong, that } = checks();
  const started = performance.now();
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
  const state = async (action: AdminAction, subject: string) =>
    JSON.stringify((await outside.query(action.state, [subject])).rows[0]);
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
  await outside.end();
  await shop.jobs.stop();
  await db.close();
  cluster.stop();
  return {
    injected: 'pg_terminate_backend of all connections at each statement of each action',
    degradedMs: performance.now() - started,
    saw,
    books: { counted: `${cuts} cuts of ${adminActions.length} actions`, wrong: [] },
    wrong,
  };
}

export const adminFaults: Fault[] = [
  {
    name: 'admin-actions',
    about: 'the database lost at every statement of sending, refunding, answering, editing, handing over, inviting',
    run: adminActionsCut,
  },
];
