import { type Kysely, sql } from 'kysely';
import type { ImportDeps } from '#backend/catalog/import/run.ts';
import type { PageChanges } from '#backend/catalog/products/staff/page-changes.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { ChangeProgress, ChangeSetPart } from '#domain/catalog/change-sets/change-set.ts';
import { startOfPrices } from '#domain/catalog/change-sets/wide-change.ts';
import { checkRows, setRows, storeChecked } from './check-rows.ts';
import { type ChangeSet, countRows, IS_WRITTEN } from './queries.ts';
import { createRowFolder, type RowProblem } from './run-rows.ts';
import { isWritten } from './set-row.ts';

export type WorkDeps = ImportDeps & {
  /** How many open carts and quotes contain one of these skus. */
  touchedSales(db: Kysely<Tables>, skus: readonly Sku[]): Promise<{ carts: number; quotes: number }>;
  pages: PageChanges;
};

export type Progress = (progress: ChangeProgress) => void;

/** From a file or as an undo, the rows of a sku are all of its prices from then on; else they are added to what is planned. */
export const replacesPlans = ({ source, inverseOf }: ChangeSet) => source === 'file' || inverseOf !== null;

/** What it means that a row no longer finds what it expects. */
export const changedWord = ({ inverseOf }: ChangeSet) => (inverseOf === null ? 'conflict' : 'changed_since');

const isDryRun = (part: ChangeSetPart): part is 'products' | 'fitment' => part === 'products' || part === 'fitment';

/** Marks rows that the import refused; null numbers are of the whole set. */
export async function storeProblems({ db }: Pick<WorkDeps, 'db'>, id: number, problems: readonly RowProblem[]) {
  await sql`
    update change_set_row stored set problem = 'invalid', reason = found.reason, resolution = null
    from json_to_recordset(${JSON.stringify(problems)}::json) as found (n integer, reason text)
    where stored.set_id = ${id} and stored.n = found.n`.execute(db.kysely);
}

/** The counts of a set with the carts and quotes that its prices touch. */
export async function countSet(db: Kysely<Tables>, { touchedSales }: Pick<WorkDeps, 'touchedSales'>, id: number) {
  const counts = await countRows(db, id);
  const { rows } = await sql<{ key: Sku }>`
    select key from change_set_row where set_id = ${id} and part = 'prices' and ${IS_WRITTEN}`.execute(db);
  const skus = rows.map(({ key }) => key);
  const touched = skus.length > 0 ? await touchedSales(db, skus) : { carts: 0, quotes: 0 };
  return { ...counts, ...touched };
}

/**
 * Compares every row of a set with the shop and stores what would change, what shoppers would see and what is wrong (change-3). Rows of
 * products are also given to a dry run of the import; then it throws `ImportBusy` while another import runs.
 */
export async function checkSet(deps: WorkDeps, set: ChangeSet, progress: Progress): Promise<void> {
  const { db } = deps;
  const now = deps.now();
  const startsAt = startOfPrices(now, { isUndo: set.inverseOf !== null, lowers: false });
  const how = { now, startsAt, replaces: replacesPlans(set), changed: changedWord(set), pages: deps.pages } as const;
  const folder = await createRowFolder();
  try {
    let done = 0;
    for await (const rows of setRows(db.kysely, set.id, 'set')) {
      const checked = await checkRows(db.kysely, rows, how);
      await storeChecked(db.kysely, set.id, checked);
      for (const row of checked) if (isDryRun(row.part) && isWritten(row)) folder.add(row.part, row.n, row.rows);
      done += rows.length;
      progress({ phase: 'check', done, total: set.counts.changed });
    }
    if (folder.has('products') || folder.has('fitment')) {
      const outcome = await folder.run(deps, {
        dryRun: true,
        onProgress: (phase, of, total) => progress({ phase, done: of, total }),
      });
      if (!outcome.ok) await storeProblems(deps, set.id, outcome.problems);
    }
  } finally {
    await folder.remove();
  }
  await db.kysely
    .updateTable('change_set')
    .set({
      state: 'checked',
      counts: JSON.stringify(await countSet(db.kysely, deps, set.id)),
      checked_at: now,
      progress: null,
      waits_for: null,
      version: sql`version + 1`,
    })
    .where('id', '=', set.id)
    .where('state', 'in', ['draft', 'checked', 'proposed'])
    .execute();
}
