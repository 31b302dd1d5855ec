import type { ChangeSetService } from '#backend/catalog/change-sets/service.ts';
import { authorOf, recordAudit } from '#backend/platform/audit/service.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import { fail } from '#domain/base/result.ts';
import { changesOf, isWholeSet, NO_ROWS, wayBackOf } from '#domain/catalog/imports/import-run.ts';
import { type Actor, authorise, authoriseProposal } from '#domain/staff/actor.ts';
import { listedPriceSet } from './list-goods.ts';
import { authoriseSight, type ImportMoved, type ImportMoves } from './moves.ts';
import type { ImportRunRow } from './queries.ts';
import type { RunDeps } from './run-import.ts';
import { changeSetOf } from './to-change-set.ts';
import type { ImportWork } from './work.ts';

/** Files are kept this long, and spare parts can be taken back. */
export const UNDO_DAYS = 30;
export const DAY_MS = 86_400_000;

type Deps = RunDeps & { changeSets: Pick<ChangeSetService, 'make' | 'refuse'> };

/** What a consent to a run is bound to: the run as it was last checked. */
const consentTo = ({ id, version }: Pick<ImportRunRow, 'id' | 'version'>) => ({ subject: `import:${id}:${version}` });

/** Applies checked runs, takes them back and throws them away. */
export function createDeciding(deps: Deps, work: ImportWork, { moving, stateOf }: ImportMoves) {
  const { db, now, changeSets } = deps;

  const audit = (tx: Tx, actor: Actor, action: string, run: ImportRunRow) =>
    recordAudit(tx, actor, now(), {
      action,
      subject: { kind: 'import', id: String(run.id) },
      after: { file: run.fileName, kind: run.kind, rows: changesOf(run.counts) },
    });

  /** Makes the change set of the products that a supplier's list names, in place of one of an attempt that failed. */
  async function proposePrices(actor: Actor, run: ImportRunRow): Promise<void> {
    const set = await listedPriceSet(deps.folderOf(run.id), run);
    if (!set) return;
    if (run.changeSetId !== null) await changeSets.refuse(actor, run.changeSetId);
    const made = await changeSets.make(actor, set);
    if (!made.ok) return;
    await db.kysely.updateTable('import_run').set({ change_set_id: made.value.id }).where('id', '=', run.id).execute();
  }

  async function applyHeld(actor: Actor, id: number, seenVersion: number): Promise<ImportMoved> {
    const moved = await moving(id, 'apply', seenVersion, async (tx, run) => {
      authorise(actor, 'imports.run', consentTo(run));
      const { counts } = run;
      if (counts.problems > 0 && (!run.leavesOut || isWholeSet(run.kind) || run.absent !== 'keep'))
        return 'unresolved' as const;
      if (changesOf(counts) === 0) return 'nothing' as const;
      if (counts.goods > 0) authoriseProposal(actor, 'prices.edit');
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
    await deps.folders.open(id);
    const set = await changeSetOf(deps, moved.value);
    const made = set && (await changeSets.make(actor, set));
    if (made?.ok)
      await db.kysely
        .updateTable('import_run')
        .set({ state: 'handed', change_set_id: made.value.id })
        .where('id', '=', id)
        .execute();
    else {
      await proposePrices(actor, moved.value);
      await work.apply(id, moved.value.bytes);
    }
    return stateOf(id);
  }

  const service = {
    /** Whether an applied run can still be taken back here, within thirty days; change sets are taken back where they are. */
    mayUndo: ({ state, kind, appliedAt, undoes, undoneBy }: ImportRunRow): boolean =>
      state === 'applied' &&
      undoes === null &&
      undoneBy === null &&
      wayBackOf(kind) === 'kept' &&
      appliedAt !== null &&
      +now() - +appliedAt < UNDO_DAYS * DAY_MS,

    /**
     * Brings a checked file into the shop as it was seen: a file of goods as a change set, others at once or by a job, whole or not
     * at all.
     */
    async apply(actor: Actor, id: number, seenVersion: number): Promise<ImportMoved> {
      authoriseSight(actor);
      let applied: ImportMoved = { ok: false, reason: 'not_now', details: 'applying' };
      await work.holding(id, async () => {
        applied = await applyHeld(actor, id, seenVersion);
      });
      return applied;
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
            state: 'applying',
            kind: run.kind,
            supplier_id: run.supplierId,
            undoes: id,
            file_name: run.fileName,
            bytes: run.bytes,
            reading: JSON.stringify(run.reading),
            recognised: JSON.stringify(run.recognised),
            columns: JSON.stringify([]),
            counts: JSON.stringify(NO_ROWS),
            staff_id: staffId,
            author: name,
            decider: name,
            created_at: now(),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await audit(tx, actor, 'imports.undo', run);
        return { id: made.id, bytes: run.bytes };
      });
      if (!moved.ok) return moved;
      if (!moved.value) return { ok: false, reason: 'not_now', details: 'applied' };
      const { id: undoing, bytes } = moved.value;
      await work.holding(undoing, () => work.apply(undoing, bytes));
      return stateOf(undoing);
    },

    /** Throws a file away that has not been applied. */
    async drop(actor: Actor, id: number): Promise<ImportMoved> {
      authoriseSight(actor);
      const moved = await moving(id, 'drop', null, (tx) =>
        tx.updateTable('import_run').set({ state: 'dropped' }).where('id', '=', id).execute(),
      );
      if (moved.ok) await deps.folders.remove(id);
      return moved.ok ? stateOf(id) : moved;
    },
  };
  return service;
}
