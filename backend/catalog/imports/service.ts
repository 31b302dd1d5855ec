import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ChangeSetService } from '#backend/catalog/change-sets/service.ts';
import type { ImportDeps } from '#backend/catalog/import/run.ts';
import type { Internet } from '#backend/catalog/suppliers/fetch-list.ts';
import { listSuppliers } from '#backend/catalog/suppliers/service.ts';
import { authorOf, recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { type FailBy, fail, type Ok, ok } from '#domain/base/result.ts';
import {
  AS_RECOGNISED,
  changesOf,
  type ImportKind,
  type ImportMove,
  type ImportState,
  isWholeSet,
  type Mapping,
  mayMoveImport,
  NO_ROWS,
  type PreviewKind,
  type Reading,
} from '#domain/catalog/imports/import-run.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { grantOf } from '#domain/staff/permissions.ts';
import { columnsOf } from './columns.ts';
import { brokenRows, readCorrections, storeFixes } from './corrections.ts';
import { describeFile } from './describe-file.ts';
import { findRun, type ImportRunRow, listPreview, listProblems, listRuns } from './queries.ts';
import { type Received, receiveForm } from './receive.ts';
import { fileOf, type RunDeps, sourceOf } from './run-import.ts';
import { createScheduledLists } from './scheduled.ts';
import { formatOf } from './table-file.ts';
import { changeSetOf } from './to-change-set.ts';
import { createImportWork } from './work.ts';
import { unpackSheet } from './xlsx.ts';

export type { ImportProblem, ImportRunRow, PreviewRow } from './queries.ts';

type NotNow = FailBy<{
  unknown: unknown;
  not_now: ImportState;
  changed: number;
  unresolved: unknown;
  nothing: unknown;
}>;
export type ImportMoved = Ok<{ id: number; state: ImportState; changeSetId: number | null }> | NotNow;

type Deps = Omit<ImportDeps, 'db' | 'now'> & {
  jobs: Jobs;
  changeSets: Pick<ChangeSetService, 'make'>;
  /** Replaced in tests. */
  internet?: Internet;
};

/** What a person decides about a file. */
export type ImportChoice = {
  kind: ImportKind;
  supplierId: number | null;
  reading: Reading;
  /** Null: to be recognised anew. */
  mapping: Mapping | null;
  leavesOut: boolean;
  allowsRemovals: boolean;
};

const UNDO_DAYS = 30;
const DAY_MS = 86_400_000;
const DROP = 'imports-old';
const FETCH = 'supplier-lists';
const FETCH_SECONDS = 7200;
const LOOK_MS = 500;

/** Throws unless the actor's role may run imports at all; a factor is asked for when one is applied. */
function authoriseSight(actor: Actor): void {
  const sees = actor.kind === 'staff' && grantOf(actor.role, 'imports.run') !== null;
  if (!sees) authorise(actor, 'imports.run', null);
}

/** What a consent to a run is bound to: the run as it was last checked. */
const consentTo = ({ id, version }: Pick<ImportRunRow, 'id' | 'version'>) => ({ subject: `import:${id}:${version}` });

/**
 * Files that people drop: recognised, checked row by row, corrected, applied and taken back (docs/import-centre.md). Files of goods
 * become change sets; a supplier's list becomes spare parts.
 */
export function createImportService(ctx: ShopContext, { jobs, changeSets, internet, ...imports }: Deps) {
  const { db, now, settings } = ctx;
  const root = join(settings.DATA_DIR, 'imports');
  const deps: RunDeps = { db, now, ...imports, folderOf: (id) => join(root, String(id)) };
  const work = createImportWork(ctx, deps, jobs);

  const audit = (tx: Tx, actor: Actor, action: string, run: ImportRunRow) =>
    recordAudit(tx, actor, now(), {
      action,
      subject: { kind: 'import', id: String(run.id) },
      after: { file: run.fileName, kind: run.kind, rows: changesOf(run.counts) },
    });

  /** Locks a run that is in a state for the move, and as it was when the person saw it. */
  async function moving<T>(
    id: number,
    move: ImportMove,
    seenVersion: number | null,
    make: (tx: Tx, run: ImportRunRow) => Promise<T>,
  ) {
    return inTransaction(db.kysely, async (tx): Promise<Ok<T> | NotNow> => {
      const run = await findRun(tx, id, true);
      if (!run) return fail('unknown');
      if (!mayMoveImport(run.state, move)) return fail('not_now', run.state);
      if (seenVersion !== null && seenVersion !== run.version) return fail('changed', run.version);
      return ok(await make(tx, run));
    });
  }

  const stateOf = async (id: number): Promise<ImportMoved> => {
    const run = await findRun(db.kysely, id);
    return run ? ok({ id, state: run.state, changeSetId: run.changeSetId }) : fail('unknown');
  };

  /** Begins a run with a received file, and checks it. */
  async function begin(
    actor: Actor,
    received: Received,
    given: { kind?: ImportKind | undefined; supplierId?: number | null },
  ) {
    const format = await formatOf(received.path);
    const unpacked =
      format === 'xlsx'
        ? await unpackSheet(received.path).then(
            () => null,
            (error: Error) => error.message,
          )
        : null;
    const file = { path: received.path, name: received.name, format };
    const described = await describeFile(file, await listSuppliers(db.kysely), { ...given, reading: AS_RECOGNISED });
    const failure = unpacked ?? described.failure;
    const { staffId, name } = authorOf(actor);
    const { id } = await db.kysely
      .insertInto('import_run')
      .values({
        state: failure === null ? 'checking' : 'unreadable',
        ...{ kind: described.kind, supplier_id: described.supplierId, file_name: received.name, bytes: received.bytes },
        reading: JSON.stringify(AS_RECOGNISED),
        recognised: JSON.stringify(described.recognised),
        columns: JSON.stringify(described.columns),
        counts: JSON.stringify(NO_ROWS),
        ...{ failure, staff_id: staffId, author: name, created_at: now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await mkdir(deps.folderOf(id), { recursive: true });
    await rename(received.path, fileOf(deps, { id }));
    if (failure === null) await work.check(id, received.bytes);
    return id;
  }

  async function checkAgain(id: number): Promise<ImportMoved> {
    const run = await findRun(db.kysely, id);
    if (run?.state === 'checking') await work.check(id, run.bytes);
    return stateOf(id);
  }

  const toChecking = (tx: Tx, id: number) =>
    tx
      .updateTable('import_run')
      .set({
        state: 'checking',
        failure: null,
        progress: JSON.stringify({ phase: 'read', done: 0, total: 0 }),
        version: sql`version + 1`,
      })
      .where('id', '=', id)
      .execute();

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
        await rm(deps.folderOf(id), { recursive: true, force: true });
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

  const service = {
    /** Receives a file from a browser; `kind`, `supplier` and `corrects` are fields of its form. Answers the run. */
    async receive(actor: Actor, request: Request) {
      authoriseSight(actor);
      const received = await receiveForm(request, root);
      if (!received.ok) return received;
      const { fields, path } = received.value;
      const corrected = Number(fields.corrects);
      if (corrected) {
        try {
          return await service.correct(actor, corrected, path);
        } finally {
          await rm(path, { force: true });
        }
      }
      return ok({ id: await begin(actor, received.value, { supplierId: Number(fields.supplier) || null }) });
    },

    /** Begins a run with a file that the server itself got; answers its id. */
    begin,

    async list(actor: Actor, query: { supplierId?: number | null; after?: number | null } = {}) {
      authoriseSight(actor);
      return listRuns(db.kysely, query);
    },

    async one(actor: Actor, id: number) {
      authoriseSight(actor);
      return findRun(db.kysely, id);
    },

    async problems(actor: Actor, id: number, after = 0) {
      authoriseSight(actor);
      return listProblems(db.kysely, id, after);
    },

    async preview(actor: Actor, id: number, kind: PreviewKind, after = 0) {
      authoriseSight(actor);
      return listPreview(db.kysely, id, kind, after);
    },

    /** The columns that a file of a kind may have. */
    fieldsOf: (kind: ImportKind): string[] => (kind === 'supplier-list' ? [] : columnsOf(kind)),

    /** Whether an applied run can still be taken back: of spare parts, within thirty days. */
    mayUndo: ({ state, kind, appliedAt, undoes, undoneBy }: ImportRunRow): boolean =>
      state === 'applied' &&
      undoes === null &&
      undoneBy === null &&
      (kind === 'supplier-list' || kind.startsWith('spare-parts')) &&
      appliedAt !== null &&
      +now() - +appliedAt < UNDO_DAYS * DAY_MS,

    /** Reads a file as a person says, and checks it again; the columns of a supplier's list are remembered. */
    async configure(actor: Actor, id: number, choice: ImportChoice): Promise<ImportMoved> {
      authoriseSight(actor);
      const run = await findRun(db.kysely, id);
      if (!run) return fail('unknown');
      const file = { path: fileOf(deps, run), name: run.fileName, format: run.recognised.format };
      const described = await describeFile(file, await listSuppliers(db.kysely), {
        ...choice,
        mapping: choice.mapping ?? undefined,
      });
      const moved = await moving(id, 'configure', null, async (tx) => {
        await toChecking(tx, id);
        await tx
          .updateTable('import_run')
          .set({
            ...{ kind: described.kind, supplier_id: described.supplierId, failure: described.failure },
            ...(described.failure !== null && { state: 'unreadable' as const, progress: null }),
            reading: JSON.stringify(choice.reading),
            recognised: JSON.stringify(described.recognised),
            columns: JSON.stringify(described.columns),
            ...{ leaves_out: choice.leavesOut, allows_removals: choice.allowsRemovals },
          })
          .where('id', '=', id)
          .execute();
        if (described.supplierId === null || described.failure !== null) return;
        const mapping = Object.fromEntries(described.columns.map(({ name, field }) => [name, field]));
        await tx
          .updateTable('supplier')
          .set({ mapping: JSON.stringify(mapping) })
          .where('id', '=', described.supplierId)
          .execute();
      });
      return moved.ok ? checkAgain(id) : moved;
    },

    /** Checks a file again, with the cells that were corrected since. */
    async check(actor: Actor, id: number): Promise<ImportMoved> {
      authoriseSight(actor);
      const moved = await moving(id, 'check', null, (tx) => toChecking(tx, id));
      return moved.ok ? checkAgain(id) : moved;
    },

    /** Corrects cells by the numbers of their problems. `everywhere`: also where the same column holds the same wrong value. */
    async fix(
      actor: Actor,
      id: number,
      fixes: readonly { n: number; value: string }[],
      everywhere = false,
    ): Promise<ImportMoved> {
      authoriseSight(actor);
      const moved = await moving(id, 'configure', null, async (tx) => {
        for (const { n, value } of fixes)
          await sql`insert into import_fix (run_id, line, column_name, value)
            select distinct p.run_id, p.line, p.column_name, ${value.replaceAll('\0', '')} from import_problem p
            join import_problem named on named.run_id = p.run_id and named.n = ${n} and (p.n = named.n
              or ${everywhere} and p.column_name = named.column_name and p.value = named.value)
            where p.run_id = ${id} and p.line is not null and p.column_name <> ''
            on conflict (run_id, line, column_name) do update set value = excluded.value`.execute(tx);
      });
      return moved.ok ? stateOf(id) : moved;
    },

    /** Takes a corrected file of broken rows, and checks again. */
    async correct(actor: Actor, id: number, path: string) {
      authoriseSight(actor);
      const run = await findRun(db.kysely, id);
      const fixes = run && (await readCorrections(path, await sourceOf(deps, run, new Set())));
      if (!run || !fixes) return fail('not_corrections');
      const moved = await moving(id, 'configure', null, async (tx) => {
        await storeFixes(tx, id, fixes);
        await toChecking(tx, id);
      });
      return moved.ok ? checkAgain(id) : moved;
    },

    /** The broken rows as CSV with a column of reasons; null when there is no such run. */
    async brokenRows(actor: Actor, id: number): Promise<AsyncGenerator<string> | null> {
      authoriseSight(actor);
      const run = await findRun(db.kysely, id);
      return run && brokenRows(db.kysely, id, await sourceOf(deps, run, new Set()));
    },

    /**
     * Brings a checked file into the shop as it was seen: a file of goods as a change set, others at once or by a job, whole or not
     * at all.
     */
    async apply(actor: Actor, id: number, seenVersion: number): Promise<ImportMoved> {
      authoriseSight(actor);
      const moved = await moving(id, 'apply', seenVersion, async (tx, run) => {
        authorise(actor, 'imports.run', consentTo(run));
        const { counts } = run;
        if (counts.problems > 0 && (!run.leavesOut || isWholeSet(run.kind))) return 'unresolved' as const;
        if (changesOf(counts) === 0) return 'nothing' as const;
        await tx
          .updateTable('import_run')
          .set({ state: 'applying', failure: null, decider: authorOf(actor).name })
          .where('id', '=', id)
          .execute();
        await audit(tx, actor, 'imports.apply', run);
        return run;
      });
      if (!moved.ok) return moved;
      if (moved.value === 'unresolved') return fail('unresolved');
      if (moved.value === 'nothing') return fail('nothing');
      const set = await changeSetOf(deps, moved.value);
      const made = set && (await changeSets.make(actor, set));
      if (made?.ok)
        await db.kysely
          .updateTable('import_run')
          .set({ state: 'handed', change_set_id: made.value.id })
          .where('id', '=', id)
          .execute();
      else await work.apply(id, moved.value.bytes);
      return stateOf(id);
    },

    /** Takes an applied run back, by a run of its own; what others changed since stays. Answers the run that does it. */
    async undo(actor: Actor, id: number): Promise<ImportMoved> {
      authoriseSight(actor);
      const moved = await moving(id, 'undo', null, async (tx, run) => {
        authorise(actor, 'imports.run', consentTo(run));
        if (!service.mayUndo(run)) return null;
        const { staffId, name } = authorOf(actor);
        const made = await tx
          .insertInto('import_run')
          .values({
            ...{
              state: 'applying',
              kind: run.kind,
              supplier_id: run.supplierId,
              undoes: id,
              file_name: run.fileName,
              bytes: run.bytes,
            },
            reading: JSON.stringify(run.reading),
            recognised: JSON.stringify(run.recognised),
            columns: JSON.stringify([]),
            counts: JSON.stringify(NO_ROWS),
            ...{ staff_id: staffId, author: name, decider: name, created_at: now() },
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await audit(tx, actor, 'imports.undo', run);
        return { id: made.id, bytes: run.bytes };
      });
      if (!moved.ok) return moved;
      if (!moved.value) return { ok: false, reason: 'not_now', details: 'applied' };
      await mkdir(deps.folderOf(moved.value.id), { recursive: true });
      await work.apply(moved.value.id, moved.value.bytes);
      return stateOf(moved.value.id);
    },

    /** Throws a file away that has not been applied. */
    async drop(actor: Actor, id: number): Promise<ImportMoved> {
      authoriseSight(actor);
      const moved = await moving(id, 'drop', null, (tx) =>
        tx.updateTable('import_run').set({ state: 'dropped' }).where('id', '=', id).execute(),
      );
      if (moved.ok) await rm(deps.folderOf(id), { recursive: true, force: true });
      return moved.ok ? stateOf(id) : moved;
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
      begin,
      checked,
      async apply(actor, run) {
        await db.kysely.updateTable('import_run').set({ leaves_out: true }).where('id', '=', run.id).execute();
        const applied = await service.apply(actor, run.id, run.version);
        return applied.ok && applied.value.state !== 'checked';
      },
    },
    internet,
  );
  jobs.define(FETCH, fetchDue, { cron: '*/5 * * * *', timeoutSeconds: FETCH_SECONDS, retries: 0 });
  return { ...service, fetchDue };
}

export type ImportService = ReturnType<typeof createImportService>;
