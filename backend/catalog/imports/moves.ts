import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { type FailBy, fail, type Ok, ok } from '#domain/base/result.ts';
import { type ImportMove, type ImportState, mayMoveImport } from '#domain/catalog/imports/import-run.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { grantOf } from '#domain/staff/permissions.ts';
import { findRun, type ImportRunRow } from './queries.ts';

export type NotNow = FailBy<{
  unknown: unknown;
  not_now: ImportState;
  changed: number;
  unresolved: unknown;
  nothing: unknown;
}>;
export type ImportMoved = Ok<{ id: number; state: ImportState; changeSetId: number | null }> | NotNow;

/** Throws unless the actor's role may run imports at all; a factor is asked for when one is applied. */
export function authoriseSight(actor: Actor): void {
  const sees = actor.kind === 'staff' && grantOf(actor.role, 'imports.run') !== null;
  if (!sees) authorise(actor, 'imports.run', null);
}

/** The moves of runs from state to state, each under the run's lock. */
export function createMoves({ db }: Pick<ShopContext, 'db'>) {
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

  return { moving, stateOf };
}

export type ImportMoves = ReturnType<typeof createMoves>;
