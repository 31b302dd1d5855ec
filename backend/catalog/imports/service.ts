import { setTimeout as delay } from 'node:timers/promises';
import type { ChangeSetService } from '#backend/catalog/change-sets/service.ts';
import type { ExportDeps } from '#backend/catalog/export/export-catalog.ts';
import type { ImportDeps } from '#backend/catalog/import/run.ts';
import type { Internet } from '#backend/catalog/suppliers/fetch-list.ts';
import { listSuppliers } from '#backend/catalog/suppliers/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { ImportKind, PreviewKind } from '#domain/catalog/imports/import-run.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { createChecking } from './checking.ts';
import { brokenRows } from './corrections.ts';
import { createDeciding, DAY_MS, UNDO_DAYS } from './deciding.ts';
import { columnsOf } from './files/columns.ts';
import { authoriseSight, createMoves } from './moves.ts';
import { findRun, type ImportRunRow, listPreview, listProblems, listRuns } from './queries.ts';
import { createRunFolders } from './run-folders.ts';
import { type RunDeps, sourceOf } from './run-import.ts';
import { createScheduledLists } from './scheduled.ts';
import { createImportWork } from './work.ts';

export type { ImportChoice } from './checking.ts';
export type { ImportMoved } from './moves.ts';
export type { ImportProblem, ImportRunRow, PreviewRow } from './queries.ts';

type Deps = Omit<ImportDeps & ExportDeps, 'db' | 'now'> & {
  jobs: Jobs;
  changeSets: Pick<ChangeSetService, 'make' | 'refuse'>;
  /** Replaced in tests. */
  internet?: Internet;
};

const DROP = 'imports-old';
const FETCH = 'supplier-lists';
const FETCH_SECONDS = 7200;
const LOOK_MS = 500;

/**
 * Files that people drop: recognised, checked row by row, corrected, applied and taken back (docs/import-centre.md). Files of goods
 * become change sets; a supplier's list becomes spare parts.
 */
export function createImportService(ctx: ShopContext, { jobs, changeSets, internet, ...imports }: Deps) {
  const { db, now, settings } = ctx;
  const folders = createRunFolders(settings);
  const deps: RunDeps = { db, now, ...imports, folders, folderOf: folders.folderOf };
  const work = createImportWork(ctx, deps, jobs);
  const moves = createMoves(ctx);

  jobs.define(
    DROP,
    async () => {
      const before = new Date(+now() - UNDO_DAYS * DAY_MS);
      const old = await db.kysely
        .selectFrom('import_run')
        .select(['id', 'state'])
        .where('created_at', '<', before)
        .where('state', '<>', 'dropped')
        .execute();
      for (const { id, state } of old) {
        await folders.remove(id);
        if (state === 'checked' || state === 'unreadable')
          await db.kysely.updateTable('import_run').set({ state: 'dropped' }).where('id', '=', id).execute();
      }
    },
    { cron: '40 3 * * *' },
  );

  async function checked(id: number): Promise<ImportRunRow> {
    for (;;) {
      const run = await findRun(db.kysely, id);
      if (run && run.state !== 'checking') return run;
      await delay(LOOK_MS);
    }
  }

  const checking = createChecking(deps, work, moves);
  const deciding = createDeciding({ ...deps, changeSets }, work, moves);
  const reading = {
    async list(actor: Actor, query: { supplierId?: number | null; after?: number | null } = {}) {
      authoriseSight(actor);
      return listRuns(db.kysely, query);
    },

    async one(actor: Actor, id: number) {
      authoriseSight(actor);
      return findRun(db.kysely, id);
    },

    async problems(actor: Actor, id: number, after = 0, limit?: number) {
      authoriseSight(actor);
      return listProblems(db.kysely, id, after, limit);
    },

    async preview(actor: Actor, id: number, kind: PreviewKind, after = 0) {
      authoriseSight(actor);
      return listPreview(db.kysely, id, kind, after);
    },

    /** The columns that a file of a kind may have. */
    fieldsOf: (kind: ImportKind): string[] => (kind === 'supplier-list' ? [] : columnsOf(kind)),

    /** The broken rows as CSV with a column of reasons; null when there is no such run. */
    async brokenRows(actor: Actor, id: number): Promise<AsyncGenerator<string> | null> {
      authoriseSight(actor);
      const run = await findRun(db.kysely, id);
      if (run) await folders.open(id);
      return run && brokenRows(db.kysely, id, await sourceOf(deps, run, new Set()));
    },

    /** Suppliers whose lists may be dropped. */
    async suppliers(actor: Actor) {
      authoriseSight(actor);
      return listSuppliers(db.kysely);
    },
  };

  /** Fetches the lists of suppliers that are due. */
  const fetchDue = createScheduledLists(
    ctx,
    {
      begin: checking.begin,
      checked,
      async apply(actor, run) {
        await db.kysely.updateTable('import_run').set({ leaves_out: true }).where('id', '=', run.id).execute();
        const applied = await deciding.apply(actor, run.id, run.version);
        return applied.ok && applied.value.state !== 'checked';
      },
    },
    internet,
  );
  jobs.define(FETCH, fetchDue, { cron: '*/5 * * * *', timeoutSeconds: FETCH_SECONDS, retries: 0 });
  return { ...reading, ...checking, ...deciding, fetchDue, recoverLeft: work.recoverLeft };
}

export type ImportService = ReturnType<typeof createImportService>;
