import { setTimeout as delay } from 'node:timers/promises';
import { ImportBusy } from '#backend/catalog/import/import-lock.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { ChangeProgress } from '#domain/catalog/change-sets/change-set.ts';
import { applySet, NotQueued } from './apply-set.ts';
import { checkSet, type WorkDeps } from './check-set.ts';
import { findSet } from './queries.ts';

/** More rows than this are checked and applied by a job, with progress. */
const MOST_AT_ONCE = 1000;
const CHECK = 'change-set-check';
const APPLY = 'change-set-apply';
const WAITING = 'change-sets-waiting';
const TOLD_MS = 500;
/** How long a set waits before it looks again whether the import before it is done. */
const AGAIN_SECONDS = 5;
const TIMEOUT_SECONDS = 1800;

/** Most imports are short: this long the person waits for one that is running. */
const WAIT_MS = 4000;
const LOOK_MS = 250;

/** Does the work once no other import is running; throws `ImportBusy` when that takes longer than a person waits. */
export async function onceFree<T>(work: () => Promise<T>): Promise<T> {
  for (const last = Date.now() + WAIT_MS; ; ) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ImportBusy) || Date.now() > last) throw error;
    }
    await delay(LOOK_MS);
  }
}

/** Checks and applies sets: at once, or by a job. Behind a running import they stand in a queue. */
export function createSetWork({ db, now, log }: ShopContext, deps: WorkDeps, jobs: Jobs) {
  const tell = (id: number, progress: ChangeProgress) =>
    db.kysely
      .updateTable('change_set')
      .set({ progress: JSON.stringify(progress) })
      .where('id', '=', id)
      .execute();

  /** Stores how far the work is, now and then and without making it wait. */
  function progressOf(id: number) {
    let last = 0;
    let told: Promise<unknown> = Promise.resolve();
    return {
      progress(at: ChangeProgress) {
        if (Date.now() - last < TOLD_MS || at.phase === 'swap') return;
        last = Date.now();
        told = told.then(() => tell(id, at)).catch((error) => log.warn({ err: error }, 'progress was not stored'));
      },
      done: () => told,
    };
  }

  /** What an import that is running belongs to: another set, or somebody's files. */
  async function waitsFor(id: number): Promise<string> {
    const other = await db.kysely
      .selectFrom('change_set')
      .select('title')
      .where('id', '!=', id)
      .where((eb) => eb.or([eb('state', '=', 'queued'), eb('progress', 'is not', null)]))
      .orderBy('decided_at')
      .executeTakeFirst();
    return other?.title ?? 'import';
  }

  async function run(id: number, what: typeof CHECK | typeof APPLY): Promise<void> {
    const set = await findSet(db.kysely, id, now());
    if (!set || (what === APPLY) !== (set.state === 'queued')) return;
    const { progress, done } = progressOf(id);
    try {
      await onceFree<unknown>(() => (what === APPLY ? applySet : checkSet)(deps, set, progress));
    } catch (error) {
      if (error instanceof NotQueued) return;
      if (!(error instanceof ImportBusy)) throw error;
      const waits_for = await waitsFor(id);
      await db.kysely.updateTable('change_set').set({ waits_for, progress: null }).where('id', '=', id).execute();
      if (jobs.started) await jobs.enqueue(null, what, { id }, { delaySeconds: AGAIN_SECONDS });
    } finally {
      await done();
    }
  }

  const options = { timeoutSeconds: TIMEOUT_SECONDS };
  jobs.define(CHECK, ({ id }) => run(Number(id), CHECK), options);
  jobs.define(APPLY, ({ id }) => run(Number(id), APPLY), options);
  // sets whose process ended, or that a command queued where no jobs run
  jobs.define(
    WAITING,
    async () => {
      const queued = db.kysely
        .selectFrom('change_set')
        .select('id')
        .where('state', '=', 'queued')
        .orderBy('decided_at');
      for (const { id } of await queued.execute()) await run(id, APPLY);
    },
    { ...options, cron: '*/5 * * * *' },
  );

  async function start(what: typeof CHECK | typeof APPLY, id: number, rows: number): Promise<void> {
    if (rows <= MOST_AT_ONCE || !jobs.started) return run(id, what);
    await tell(id, { phase: 'check', done: 0, total: rows });
    await jobs.enqueue(null, what, { id });
  }
  return {
    check: (id: number, rows: number) => start(CHECK, id, rows),
    apply: (id: number, rows: number) => start(APPLY, id, rows),
  };
}
