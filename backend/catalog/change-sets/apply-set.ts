import { sql } from 'kysely';
import { type CostEntry, writeCosts } from '#backend/catalog/costs/service.ts';
import type { PageChange } from '#backend/catalog/products/staff/page-change.ts';
import { PageRefused } from '#backend/catalog/products/staff/page-changes.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { isOwnChange, isWideSet, startOfPrices } from '#domain/catalog/change-sets/wide-change.ts';
import { costEntry } from './check-costs.ts';
import { pagesOf } from './check-pages.ts';
import { checkRows, type Source, setRows, storeChecked } from './check-rows.ts';
import { changedWord, countSet, type Progress, replacesPlans, storeProblems, type WorkDeps } from './check-set.ts';
import { stampsNow } from './goods.ts';
import { type ChangeSet, findSet, IS_WRITTEN } from './queries.ts';
import { createRowFolder, type Outcome, type RowFolder } from './run-rows.ts';
import { type Checked, isWritten, type SetRow } from './set-row.ts';

const ATTEMPTS = 3;

/** Somebody wrote one of the things between the comparison and the import's transaction: compare again. */
class Overtaken extends Error {}
/** The set is no longer queued: somebody refused it, or another process applied it. */
export class NotQueued extends Error {}
/** The prices have started: the set can be undone, not recalled. */
export class PricesStarted extends Error {}

export type Applied = 'done' | 'conflict' | 'refused';

type Prepared = {
  folder: RowFolder;
  costs: CostEntry[];
  pages: Map<string, { n: number; changes: PageChange[] }>;
  stamps: Map<string, string>;
  left: number[];
  unresolved: number;
  startsAt: Date;
};

/** Whether a row is no longer what the last check stored. */
const isDifferent = (checked: Checked, stored: SetRow | undefined) =>
  (['seen', 'problem', 'reason', 'resolution'] as const).some((field) => checked[field] !== stored?.[field]);

/** Compares the rows with the shop and writes the import's files. */
async function prepare(deps: WorkDeps, set: ChangeSet, source: Source, folder: RowFolder): Promise<Prepared> {
  const { kysely } = deps.db;
  const now = deps.now();
  const isBack = source === 'way-back';
  const startsAt = isBack ? now : startOfPrices(now, { isUndo: set.inverseOf !== null, lowers: set.counts.lowers });
  const changed = isBack ? 'changed_since' : changedWord(set);
  const how = { now, startsAt, replaces: isBack || replacesPlans(set), changed, pages: deps.pages } as const;
  const made: Prepared = { folder, costs: [], pages: new Map(), stamps: new Map(), left: [], unresolved: 0, startsAt };
  const take = (row: Checked) => {
    if (row.problem !== null && row.resolution === null) made.unresolved++;
    if (row.problem === 'changed_since' && row.resolution === 'skip') made.left.push(row.n);
    if (!isWritten(row)) return;
    if (row.part === 'costs') made.costs.push(...row.rows.map((cost) => costEntry(cost, now)));
    else if (row.part === 'pages') made.pages.set(row.key, { n: row.n, changes: pagesOf(row.rows) });
    else folder.add(row.part, row.n, row.rows);
    if (row.stamp !== null) made.stamps.set(`${row.part}:${row.key}`, row.stamp);
  };
  for await (const rows of setRows(kysely, set.id, source)) {
    const checked = await checkRows(kysely, rows, how);
    const differing = checked.filter((row, i) => isDifferent(row, rows[i]));
    if (!isBack && differing.length > 0) await storeChecked(kysely, set.id, differing);
    checked.forEach(take);
  }
  return made;
}

/** Throws when one of the things is no longer what was compared. */
async function refuseIfOvertaken(tx: Tx, pages: WorkDeps['pages'], stamps: ReadonlyMap<string, string>): Promise<void> {
  const keys = (part: string) =>
    [...stamps.keys()].filter((key) => key.startsWith(`${part}:`)).map((key) => key.slice(part.length + 1));
  const now = await stampsNow(tx, {
    prices: keys('prices'),
    products: keys('products'),
    fitment: keys('fitment'),
    costs: keys('costs'),
  });
  const forms = keys('pages');
  for (const [sku, stamp] of forms.length > 0 ? await pages.stamps(tx, forms) : []) now.set(`pages:${sku}`, stamp);
  for (const [key, stamp] of stamps) if (now.get(key) !== stamp) throw new Overtaken();
}

async function markApplied(tx: Tx, set: ChangeSet, at: Date, startsAt: Date): Promise<void> {
  await sql`
    update change_set_row set wrote = md5(v.prices::text) from product_variant v
    where set_id = ${set.id} and part = 'prices' and v.sku = key and ${IS_WRITTEN}`.execute(tx);
  const isLater = set.counts.priced > 0 && startsAt > at;
  await tx
    .updateTable('change_set')
    .set({
      state: isLater ? 'scheduled' : 'applied',
      applied_at: at,
      starts_at: startsAt,
      progress: null,
      waits_for: null,
      failure: null,
    })
    .where('id', '=', set.id)
    .execute();
  if (set.inverseOf === null) return;
  await tx.updateTable('change_set').set({ state: 'undone' }).where('id', '=', set.inverseOf).execute();
}

async function markRecalled(tx: Tx, set: ChangeSet, left: readonly number[]): Promise<void> {
  await sql`update change_set_row set problem = 'changed_since', resolution = 'skip'
    where set_id = ${set.id} and n = any(${[...left]}::int[])`.execute(tx);
  await tx
    .updateTable('change_set')
    .set({ state: 'recalled', progress: null, version: sql`version + 1` })
    .where('id', '=', set.id)
    .execute();
}

/** Back to the person who decides, with what stands in the way. */
async function handBack(deps: WorkDeps, set: ChangeSet, failure: string): Promise<void> {
  await deps.db.kysely
    .updateTable('change_set')
    .set({
      state: 'checked',
      counts: JSON.stringify(await countSet(deps.db.kysely, deps, set.id)),
      failure,
      progress: null,
      waits_for: null,
      version: sql`version + 1`,
    })
    .where('id', '=', set.id)
    .execute();
}

/** Writes the pages of a set; their products' history names who decided. */
async function writePages(tx: Tx, { pages, now }: WorkDeps, set: ChangeSet, made: Prepared): Promise<void> {
  const changes = [...made.pages.values()].flatMap((page) => page.changes);
  const decider = { kind: 'job', name: set.decider ?? set.author.name ?? 'change-sets' } as const;
  if (changes.length > 0) await pages.write(tx, decider, `change-set:${set.id}`, changes, now());
}

type Steps = { before: (tx: Tx) => Promise<void>; after: (tx: Tx) => Promise<void> };

/** Imports the prepared rows; what belongs to the set is written in the same transaction. */
async function importRows(
  deps: WorkDeps,
  set: ChangeSet,
  made: Prepared,
  { before, after }: Steps,
  progress: Progress,
): Promise<Outcome> {
  let isMarked = false;
  const transaction = {
    async before(tx: Tx) {
      await before(tx);
      await refuseIfOvertaken(tx, deps.pages, made.stamps);
    },
    async after(tx: Tx) {
      isMarked = true;
      await writeCosts(tx, made.costs);
      await writePages(tx, deps, set, made);
      await after(tx);
    },
  };
  const outcome: Outcome = made.folder.isEmpty()
    ? { ok: true as const }
    : await made.folder.run(deps, {
        onProgress: (phase, done, total) => progress({ phase, done, total }),
        transaction,
      });
  // nothing for the importer, or nothing differed
  if (!outcome.ok || isMarked) return outcome;
  try {
    await inTransaction(deps.db.kysely, async (tx) => {
      await transaction.before(tx);
      await transaction.after(tx);
    });
  } catch (error) {
    if (!(error instanceof PageRefused)) throw error;
    return { ok: false, problems: [{ n: made.pages.get(error.sku)?.n ?? null, reason: error.message }] };
  }
  return outcome;
}

/** Repeats when somebody wrote one of the things between comparing and importing. */
async function untilUnchanged<T>(work: (folder: RowFolder) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const folder = await createRowFolder();
    try {
      return await work(folder);
    } catch (error) {
      if (!(error instanceof Overtaken) || attempt === ATTEMPTS) throw error;
    } finally {
      await folder.remove();
    }
  }
}

/**
 * Applies a queued set, whole or not at all (change-5): rows whose values are no longer those that were checked send it back to be
 * decided. Throws `ImportBusy` while another import runs, `NotQueued` when it is not to be applied any more.
 */
export async function applySet(deps: WorkDeps, set: ChangeSet, progress: Progress): Promise<Applied> {
  return untilUnchanged(async (folder) => {
    const made = await prepare(deps, set, 'set', folder);
    if (made.unresolved > 0) {
      await handBack(deps, set, 'conflict');
      return 'conflict';
    }
    const counts = await countSet(deps.db.kysely, deps, set.id);
    const checked = { ...set, counts };
    // the consent was given to the stored counts: what needs more rights now is decided again
    if ((isWideSet(checked) && !isWideSet(set)) || (isOwnChange(checked) && !isOwnChange(set))) {
      await handBack(deps, set, 'conflict');
      return 'conflict';
    }
    const before = async (tx: Tx) => {
      const current = await findSet(tx, set.id, deps.now(), true);
      if (current?.state !== 'queued') throw new NotQueued();
    };
    const after = (tx: Tx) => markApplied(tx, checked, deps.now(), made.startsAt);
    const outcome = await importRows(deps, checked, made, { before, after }, progress);
    if (outcome.ok) return 'done';
    await storeProblems(deps, set.id, outcome.problems);
    await handBack(deps, set, outcome.problems.find(({ n }) => n === null)?.reason ?? 'refused');
    return 'refused';
  });
}

/**
 * Takes back a set whose prices have not started: the plans are what they were, and neither the price history nor the 30-day
 * reference ever knew (change-6). Things that were changed since stay as they are; answers how many. Throws `PricesStarted`
 * when it is too late and `ImportBusy` while another import runs.
 */
export async function recallSet(deps: WorkDeps, set: ChangeSet): Promise<number> {
  return untilUnchanged(async (folder) => {
    const made = await prepare(deps, set, 'way-back', folder);
    const before = async (tx: Tx) => {
      const now = await findSet(tx, set.id, deps.now(), true);
      if (now?.state !== 'scheduled') throw new PricesStarted();
    };
    const after = (tx: Tx) => markRecalled(tx, set, made.left);
    const outcome = await importRows(deps, set, made, { before, after }, () => {});
    if (!outcome.ok) throw new Error(`set ${set.id} cannot be recalled: ${outcome.problems[0]?.reason}`);
    return made.left.length;
  });
}
