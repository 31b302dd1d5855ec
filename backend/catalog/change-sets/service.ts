import { sql } from 'kysely';
import { ImportBusy } from '#backend/catalog/import/import-lock.ts';
import type { ImportDeps } from '#backend/catalog/import/run.ts';
import { authorOf, recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { keysOf } from '#domain/base/records.ts';
import { type FailBy, fail, type Ok, ok, type Result } from '#domain/base/result.ts';
import {
  type ChangeResolution,
  type ChangeSetMove,
  type ChangeSetPart,
  type ChangeSetState,
  mayMove,
} from '#domain/catalog/change-sets/change-set.ts';
import { isOwnChange, isWideSet } from '#domain/catalog/change-sets/wide-change.ts';
import { AccessRefused, type Actor, authorise, authoriseProposal, mayTry } from '#domain/staff/actor.ts';
import { grantOf, type Permission } from '#domain/staff/permissions.ts';
import { PricesStarted, recallSet } from './apply-set.ts';
import { countSet, type WorkDeps } from './check-set.ts';
import { type FilterOf, makeInverse, makeSet, type NewSet, partsOf } from './make-set.ts';
import {
  type ChangeSet,
  type ChangeSetView,
  findSet,
  listRows,
  listSets,
  type RowFilter,
  setsOfSkus,
} from './queries.ts';
import { createSetWork, onceFree } from './work.ts';

export type { GivenRow } from './given-rows.ts';
export type { NewSet } from './make-set.ts';
export type { ChangeSet, ChangeSetRow, ChangeSetView, RowFilter } from './queries.ts';

/** Why a move was not made; `state` is the set's own by now. */
type NotNow = FailBy<{ unknown: unknown; not_now: ChangeSetState; changed: number }>;
type Moved = Ok<{ id: number; state: ChangeSetState }> | NotNow;

const PERMISSION: Record<ChangeSetPart, Permission> = {
  products: 'products.edit',
  prices: 'prices.edit',
  fitment: 'products.edit',
  costs: 'prices.edit',
  pages: 'products.edit',
};

const mayReadCosts = (actor: Actor) => mayTry(actor, 'prices.read-costs');

/** A set as the actor may see it: sets of costs are refused, and what a cost tells of prices is left out. */
function asSeenBy(actor: Actor, set: ChangeSet | null): ChangeSet | null {
  if (mayReadCosts(actor) || !set) return set;
  if (set.parts.includes('costs')) authorise(actor, 'prices.read-costs', { subject: String(set.id) });
  return { ...set, counts: { ...set.counts, underCost: 0 } };
}

/** A rule by margin and rows of costs are for those who may read costs. */
function authoriseMake(actor: Actor, set: NewSet): void {
  const parts = partsOf(set);
  for (const part of parts) authoriseProposal(actor, PERMISSION[part]);
  const isByCost = parts.includes('costs') || (set.source === 'rule' && set.rule.kind === 'margin');
  if (isByCost) authorise(actor, 'prices.read-costs', null);
}

type Deps = Omit<ImportDeps, 'db' | 'now'> &
  Pick<WorkDeps, 'touchedSales' | 'pages'> & { jobs: Jobs; filterOf: FilterOf };

/** Throws unless the actor may see change sets: roles that may make one do. */
function authoriseSight(actor: Actor): void {
  const sees = actor.kind === 'staff' && (grantOf(actor.role, 'products.edit') ?? grantOf(actor.role, 'prices.edit'));
  if (!sees) authorise(actor, 'products.edit', null);
}

const isAuthor = (actor: Actor, set: ChangeSet) => actor.kind === 'staff' && actor.id === set.author.id;

/** Who made a set may take it back; others need the right. */
function authoriseUndo(actor: Actor, set: ChangeSet): void {
  if (!isAuthor(actor, set)) authorise(actor, 'change-sets.undo-any', { subject: String(set.id) });
}

/** What a consent to a set is bound to: this set as it was last checked. */
export const consentSubject = ({ id, version }: Pick<ChangeSet, 'id' | 'version'>) => `change-set:${id}:${version}`;

/**
 * Consent to a set (change-5): the right of every part of it, and that of wide changes of prices. The way back of a set needs
 * the right to take that set back, and these too when it lowers a price or writes over what others changed since (change-10).
 * Nobody consents to what they proposed.
 */
function authoriseApproval(actor: Actor, set: ChangeSet, original: ChangeSet | null): void {
  const scope = { subject: consentSubject(set) };
  if (original) authoriseUndo(actor, original);
  if (!isOwnChange(set)) return;
  for (const part of set.parts) authorise(actor, PERMISSION[part], scope);
  if (set.state === 'proposed' && actor.kind === 'staff' && actor.id === set.proposedBy)
    throw new AccessRefused(PERMISSION[set.parts[0] ?? 'products'], 'role', scope);
  if (isWideSet(set)) authorise(actor, 'prices.edit-widely', scope);
}

/** The author of a set may throw it away, and so may a person who could apply it. */
function authoriseRefusal(actor: Actor, set: ChangeSet): void {
  if (isAuthor(actor, set)) return;
  for (const part of set.parts) authorise(actor, PERMISSION[part], { subject: consentSubject(set) });
}

/** Whether an action is worth offering: a factor or a colleague can still give the right. */
function isWorthTrying(authorised: () => void): boolean {
  try {
    authorised();
    return true;
  } catch (error) {
    if (!(error instanceof AccessRefused)) throw error;
    return error.reason === 'proof' || error.reason === 'approval';
  }
}

/**
 * Change sets: changes of many goods that are seen row by row before they happen, happen whole, and can be taken back
 * (docs/changes.md). A set of up to a thousand rows is checked and applied at once; a larger one by a job, with progress.
 */
export function createChangeSetService(ctx: ShopContext, { jobs, filterOf, ...imports }: Deps) {
  const { db, now } = ctx;
  const deps: WorkDeps = { db, now, ...imports };
  const work = createSetWork(ctx, deps, jobs);

  const audit = (tx: Tx, actor: Actor, action: string, set: ChangeSet, after: Record<string, unknown> = {}) =>
    recordAudit(tx, actor, now(), {
      action,
      subject: { kind: 'change-set', id: String(set.id) },
      after: { title: set.title, rows: set.counts.changed, ...after },
    });

  /** Locks a set that is in a state for the move, and as it was when the person saw it. */
  async function moving<T>(
    id: number,
    move: ChangeSetMove,
    seenVersion: number | null,
    make: (tx: Tx, set: ChangeSet) => Promise<T>,
  ): Promise<Ok<T> | NotNow> {
    return inTransaction(db.kysely, async (tx): Promise<Ok<T> | NotNow> => {
      const set = await findSet(tx, id, now(), true);
      if (!set) return fail('unknown');
      if (!mayMove(set.state, move)) return fail('not_now', set.state);
      if (seenVersion !== null && seenVersion !== set.version) return fail('changed', set.version);
      return ok(await make(tx, set));
    });
  }

  const stateOf = async (id: number): Promise<Moved> => {
    const set = await findSet(db.kysely, id, now());
    return set ? ok({ id, state: set.state }) : fail('unknown');
  };

  return {
    /** Makes a set and checks it; a large one goes on being checked by a job. Answers its id. */
    async make(actor: Actor, set: NewSet): Promise<Result<{ id: number }, 'empty'>> {
      authoriseMake(actor, set);
      const made = await inTransaction(db.kysely, (tx) => makeSet(deps, tx, actor, set, filterOf));
      if (made.rows === 0) {
        await db.kysely.deleteFrom('change_set').where('id', '=', made.id).execute();
        return fail('empty');
      }
      await work.check(made.id, made.rows);
      return ok({ id: made.id });
    },

    /** Change sets, newest first: those to decide, those under way, or those that are over. */
    async list(actor: Actor, view: ChangeSetView | null = null, after: number | null = null) {
      authoriseSight(actor);
      const page = await listSets(db.kysely, view, after, { now: now(), mayReadCosts: mayReadCosts(actor) });
      return { ...page, sets: page.sets.flatMap((set) => asSeenBy(actor, set) ?? []) };
    },

    /** Sets of these skus that wait to be decided or to start; those that the actor may not see are left out. */
    async waiting(actor: Actor, skus: readonly string[]): Promise<ChangeSet[]> {
      authorise(actor, 'products.read');
      const mayRead = mayReadCosts(actor);
      const sets = await setsOfSkus(db.kysely, skus, now());
      return sets
        .filter(({ parts }) => mayRead || !parts.includes('costs'))
        .flatMap((set) => asSeenBy(actor, set) ?? []);
    },

    async one(actor: Actor, id: number): Promise<ChangeSet | null> {
      authoriseSight(actor);
      return asSeenBy(actor, await findSet(db.kysely, id, now()));
    },

    /** The moves that a person may make with a set as it stands, for buttons. */
    async moves(actor: Actor, set: ChangeSet): Promise<ChangeSetMove[]> {
      const original = set.inverseOf === null ? null : await findSet(db.kysely, set.inverseOf, now());
      const { parts } = set;
      const proposes = () => {
        for (const part of parts) authoriseProposal(actor, PERMISSION[part]);
      };
      const undoes = () => authoriseUndo(actor, set);
      const rights: Record<ChangeSetMove, () => void> = {
        check: proposes,
        resolve: proposes,
        propose: proposes,
        recall: undoes,
        undo: undoes,
        approve: () => authoriseApproval(actor, set, original),
        refuse: () => authoriseRefusal(actor, set),
      };
      return keysOf(rights).filter((move) => mayMove(set.state, move) && isWorthTrying(rights[move]));
    },

    /** A page of a set's rows, after the row of that number. */
    async rows(actor: Actor, id: number, filter: RowFilter | null = null, after = 0) {
      authoriseSight(actor);
      asSeenBy(actor, await findSet(db.kysely, id, now()));
      const mayRead = mayReadCosts(actor);
      const shown = filter === 'underCost' && !mayRead ? null : filter;
      return listRows(db.kysely, id, { filter: shown, after, mayReadCosts: mayRead });
    },

    /** Checks a set again: what others changed meanwhile is its new base. */
    async check(actor: Actor, id: number): Promise<Moved> {
      const set = await findSet(db.kysely, id, now());
      if (!set) return fail('unknown');
      for (const part of set.parts) authoriseProposal(actor, PERMISSION[part]);
      const moved = await moving(id, 'check', null, async (tx) => {
        await sql`update change_set_row set seen = null, resolution = case when problem = 'conflict' then null else resolution end
          where set_id = ${id} and exists (select from change_set where id = ${id} and inverse_of is null)`.execute(tx);
        return set.counts.changed + set.counts.unchanged;
      });
      if (!moved.ok) return moved;
      await work.check(id, moved.value);
      return stateOf(id);
    },

    /** Chooses for rows with a problem, or leaves out any row: by their numbers, or all with a problem. Null undoes the choice. */
    async resolve(
      actor: Actor,
      id: number,
      rows: readonly number[] | 'problems',
      resolution: ChangeResolution | null,
    ): Promise<Moved> {
      authoriseSight(actor);
      const moved = await moving(id, 'resolve', null, async (tx, set) => {
        for (const part of set.parts) authoriseProposal(actor, PERMISSION[part]);
        const which =
          rows === 'problems' ? sql`problem is not null and resolution is null` : sql`n = any(${[...rows]}::int[])`;
        // what the import refuses can only be left out
        const may = resolution === 'mine' ? sql`problem is not null and problem <> 'invalid'` : sql`true`;
        await sql`update change_set_row set resolution = ${resolution}
          where set_id = ${id} and ${which} and ${may}`.execute(tx);
        // with the rows: the next person to consent judges them by these counts
        await tx
          .updateTable('change_set')
          .set({ counts: JSON.stringify(await countSet(tx, deps, id)), version: sql`version + 1` })
          .where('id', '=', id)
          .execute();
      });
      return moved.ok ? stateOf(id) : moved;
    },

    /** Asks colleagues to apply a set. */
    async propose(actor: Actor, id: number): Promise<Moved> {
      authoriseSight(actor);
      const moved = await moving(id, 'propose', null, async (tx, set) => {
        for (const part of set.parts) authoriseProposal(actor, PERMISSION[part]);
        const proposed_by = authorOf(actor).staffId;
        await tx.updateTable('change_set').set({ state: 'proposed', proposed_by }).where('id', '=', id).execute();
        await audit(tx, actor, 'change-sets.propose', set);
      });
      return moved.ok ? stateOf(id) : moved;
    },

    /**
     * Consents to a set as it was seen; it is applied at once, or stands in the queue behind an import. Rows with a problem must
     * have been decided. Its state says what came of it: `scheduled`, `applied`, `queued`, or `checked` with a conflict.
     */
    async approve(actor: Actor, id: number, seenVersion: number): Promise<Moved> {
      const moved = await moving(id, 'approve', seenVersion, async (tx, set) => {
        const original = set.inverseOf === null ? null : await findSet(tx, set.inverseOf, now());
        authoriseApproval(actor, set, original);
        if (set.counts.problems > 0) return 'unresolved' as const;
        const { staffId, name } = authorOf(actor);
        await tx
          .updateTable('change_set')
          .set({ state: 'queued', decided_by: staffId, decider: name, decided_at: now(), failure: null })
          .where('id', '=', id)
          .execute();
        await audit(
          tx,
          actor,
          original ? 'change-sets.undo' : 'change-sets.approve',
          set,
          original ? { undoes: original.id } : {},
        );
        return set.counts.changed;
      });
      if (!moved.ok) return moved;
      if (moved.value === 'unresolved') return { ok: false, reason: 'not_now', details: 'checked' };
      await work.apply(id, moved.value);
      return stateOf(id);
    },

    /** Throws a set away that has not been applied: its author may, or a person who could have applied it. */
    async refuse(actor: Actor, id: number): Promise<Moved> {
      const moved = await moving(id, 'refuse', null, async (tx, set) => {
        authoriseRefusal(actor, set);
        const { staffId, name } = authorOf(actor);
        await tx
          .updateTable('change_set')
          .set({ state: 'refused', decided_by: staffId, decider: name, decided_at: now() })
          .where('id', '=', id)
          .execute();
        await audit(tx, actor, 'change-sets.refuse', set);
      });
      return moved.ok ? stateOf(id) : moved;
    },

    /**
     * Takes back a set whose prices have not started; the price history never knows of it. `left`: rows that others have changed
     * since, which stay. `import_running`: try again when it is done.
     */
    async recall(
      actor: Actor,
      id: number,
    ): Promise<Ok<{ left: number }> | NotNow | FailBy<{ import_running: unknown }>> {
      const set = await findSet(db.kysely, id, now());
      if (!set) return fail('unknown');
      authoriseUndo(actor, set);
      if (!mayMove(set.state, 'recall')) return fail('not_now', set.state);
      try {
        const left = await onceFree(() => recallSet(deps, set));
        await inTransaction(db.kysely, (tx) => audit(tx, actor, 'change-sets.recall', set, { left }));
        return ok({ left });
      } catch (error) {
        if (error instanceof PricesStarted) return { ok: false, reason: 'not_now', details: 'applied' };
        if (error instanceof ImportBusy) return fail('import_running');
        throw error;
      }
    },

    /** Makes the way back of an applied set, checked as any set; applying it is a decision of its own. Answers its id. */
    async undo(actor: Actor, id: number): Promise<Ok<{ id: number }> | NotNow> {
      const known = await findSet(db.kysely, id, now());
      if (!known) return fail('unknown');
      authoriseUndo(actor, known);
      const made = await moving(id, 'undo', null, async (tx, set) => {
        // pressed twice, it is one
        return set.undoneBy ? { id: set.undoneBy, rows: 0 } : makeInverse(deps, tx, actor, set);
      });
      if (!made.ok) return made;
      if (made.value.rows > 0) await work.check(made.value.id, made.value.rows);
      return ok({ id: made.value.id });
    },
  };
}

export type ChangeSetService = ReturnType<typeof createChangeSetService>;
