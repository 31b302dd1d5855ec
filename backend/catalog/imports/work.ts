import { sql, type UpdateObject } from 'kysely';
import pLimit from 'p-limit';
import { onceFree } from '#backend/catalog/change-sets/work.ts';
import { ImportBusy } from '#backend/catalog/import/import-lock.ts';
import { UnreadableFile } from '#backend/catalog/import/reading/raw-row.ts';
import type { OnProgress } from '#backend/catalog/import/run.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import { isQueued } from '#backend/platform/jobs/job-list.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { ImportState } from '#domain/catalog/imports/import-run.ts';
import { storeProblems } from './found-problems.ts';
import { storePreview } from './preview.ts';
import { brokenLines, findRun, type ImportRunRow } from './queries.ts';
import { keepRows, keptPart, takeRowsBack } from './rows-back.ts';
import { checkRows, type RunDeps, runImport, sourceOf } from './run-import.ts';
import { withRunLock } from './run-lock.ts';
import { openWayBack, takeBack } from './way-back.ts';

/** Larger files are checked and applied by a job, with progress. */
const MOST_AT_ONCE_BYTES = 128 * 1024;
const CHECK = 'import-check';
const APPLY = 'import-apply';
const LEFT = 'imports-left';
const LEFT_MS = 60_000;
const MOST_HELD = 2;
type Step = typeof CHECK | typeof APPLY;
const TOLD_MS = 500;
const AGAIN_SECONDS = 5;
const TIMEOUT_SECONDS = 7200;

/** Checks, applies and takes back runs: small ones at once, others by a job. Behind another import they wait. */
export function createImportWork({ db, now, log }: ShopContext, deps: RunDeps, jobs: Jobs) {
  const { kysely } = db;
  const set = (id: number, values: UpdateObject<Tables, 'import_run'>) =>
    kysely.updateTable('import_run').set(values).where('id', '=', id).execute();

  function progressOf(id: number): OnProgress {
    let last = 0;
    return (phase, done, total) => {
      if (Date.now() - last < TOLD_MS || phase === 'swap') return;
      last = Date.now();
      const progress = JSON.stringify({ phase, done, total });
      kysely
        .updateTable('import_run')
        .set({ progress })
        .where('id', '=', id)
        .where('state', 'in', ['checking', 'applying'])
        .execute()
        .catch((error) => log.warn({ err: error }, 'progress was not stored'));
    };
  }

  async function check(run: ImportRunRow): Promise<void> {
    const { preview, found } = await checkRows(deps, run, progressOf(run.id));
    await storeProblems(kysely, run.id, found, await sourceOf(deps, run, new Set()));
    await storePreview(kysely, run.id, preview);
    const counts = JSON.stringify(preview.counts);
    await set(run.id, {
      state: 'checked',
      counts,
      checked_at: now(),
      progress: null,
      failure: null,
      version: sql`version + 1`,
    });
  }

  /** In the transaction of the import: it is applied if and only if it is marked so. */
  const marking = (run: ImportRunRow, state: ImportState, also: (tx: Tx) => Promise<unknown> = async () => {}) => {
    let isMarked = false;
    const mark = async (tx: Tx) => {
      isMarked = true;
      await tx
        .updateTable('import_run')
        .set({ state, applied_at: now(), progress: null, failure: null })
        .where('id', '=', run.id)
        .execute();
      await also(tx);
    };
    // an import that changes nothing has no transaction
    return { mark, finish: async () => (isMarked ? undefined : kysely.transaction().execute(mark)) };
  };

  async function apply(run: ImportRunRow): Promise<void> {
    if (run.undoes !== null) return undo(run, run.undoes);
    const skipped = run.leavesOut ? await brokenLines(kysely, run.id) : new Set<number>();
    const { mark, finish } = marking(run, 'applied');
    const kept = keptPart(run.kind);
    if (kept) await keepRows(deps, run.id, kept, 'before');
    const wayBack = await openWayBack(deps, run.id);
    try {
      const onProgress = progressOf(run.id);
      const transaction = { after: mark };
      const { found } = await runImport(deps, run, { skipped, onProgress, transaction, keep: wayBack.keep });
      await wayBack.close();
      if (found.total() === 0) {
        if (kept) await keepRows(deps, run.id, kept, 'after');
        return void (await finish());
      }
      await storeProblems(kysely, run.id, found, await sourceOf(deps, run, new Set()));
      const counts = JSON.stringify({ ...run.counts, broken: found.lines().size, problems: found.total() });
      await set(run.id, { state: 'checked', counts, failure: 'changed', progress: null, version: sql`version + 1` });
    } finally {
      await wayBack.close().catch(() => {});
    }
  }

  async function undo(run: ImportRunRow, undone: number): Promise<void> {
    const counted = { ...run.counts };
    const back = async (tx: Tx) => {
      await tx.updateTable('import_run').set({ state: 'undone' }).where('id', '=', undone).execute();
      await tx
        .updateTable('import_run')
        .set({ counts: JSON.stringify(counted) })
        .where('id', '=', run.id)
        .execute();
    };
    const { mark, finish } = marking(run, 'applied', back);
    const kept = keptPart(run.kind);
    const optionsOf = ({ left, written }: { left: number; written: number }) => {
      Object.assign(counted, { left, changed: written, rows: left + written });
      return { onProgress: progressOf(run.id), transaction: { after: mark } };
    };
    await (kept ? takeRowsBack(deps, undone, kept, optionsOf) : takeBack(deps, undone, optionsOf));
    await finish();
  }

  // each lock takes a connection, and an import two more: requests must not take them all
  const atOnce = pLimit(MOST_HELD);
  const run = (id: number, what: Step) => withRunLock(db, id, () => doRun(id, what));

  async function doRun(id: number, what: Step): Promise<void> {
    const found = await findRun(kysely, id);
    if (!found || found.state !== (what === CHECK ? 'checking' : 'applying')) return;
    try {
      await deps.folders.open(id);
      if (found.undoes !== null) await deps.folders.open(found.undoes);
      await onceFree(() => (what === CHECK ? check : apply)(found));
      await deps.folders.keep(id);
    } catch (error) {
      if (error instanceof UnreadableFile) {
        await set(id, { state: 'unreadable', failure: `${error.line}: ${error.message}`, progress: null });
        return;
      }
      if (!(error instanceof ImportBusy)) {
        await set(id, { state: 'checked', failure: 'failed', progress: null });
        throw error;
      }
      if (jobs.started) await jobs.enqueue(null, what, { id }, { delaySeconds: AGAIN_SECONDS });
      else await set(id, { state: 'checked', failure: 'busy', progress: null });
    }
  }

  const options = { timeoutSeconds: TIMEOUT_SECONDS, retries: 1 };
  jobs.define(CHECK, async ({ id }) => void (await run(Number(id), CHECK)), options);
  jobs.define(APPLY, async ({ id }) => void (await run(Number(id), APPLY)), options);

  /**
   * Takes care of runs whose process was killed at work: they are checked again, or are checked ones that a person applies again, for
   * nothing of them is in the shop (file-6). What a job has begun, the queue begins again.
   */
  async function recoverLeft(): Promise<void> {
    const left = await kysely
      .selectFrom('import_run')
      .select(['id', 'state'])
      .where('state', 'in', ['checking', 'applying'])
      // one that has just begun is not at work yet
      .where('created_at', '<', new Date(now().getTime() - LEFT_MS))
      .execute();
    for (const { id, state } of left) {
      const what = state === 'checking' ? CHECK : APPLY;
      if (await isQueued(db, what)) continue;
      if (what === CHECK) await run(id, CHECK);
      else
        await withRunLock(db, id, async () => {
          const back = { state: 'checked', failure: 'failed', progress: null } as const;
          await kysely
            .updateTable('import_run')
            .set(back)
            .where('id', '=', id)
            .where('state', '=', 'applying')
            .execute();
        });
    }
  }
  jobs.define(LEFT, recoverLeft, { cron: '* * * * *', retries: 0, timeoutSeconds: TIMEOUT_SECONDS });

  /** Within `holding`. */
  async function startHeld(what: Step, id: number, bytes: number): Promise<void> {
    if (bytes <= MOST_AT_ONCE_BYTES || !jobs.started) return doRun(id, what);
    await jobs.enqueue(null, what, { id });
  }
  return {
    recoverLeft,
    /** Has a run for itself, from before its state says so until it is at rest or in the queue; false when somebody is at it. */
    holding: (id: number, work: () => Promise<void>) => atOnce(() => withRunLock(db, id, work)),
    /** Both are called while the run is held. */
    check: (id: number, bytes: number) => startHeld(CHECK, id, bytes),
    apply: (id: number, bytes: number) => startHeld(APPLY, id, bytes),
  };
}

export type ImportWork = ReturnType<typeof createImportWork>;
