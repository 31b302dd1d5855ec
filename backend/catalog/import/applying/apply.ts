import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { CATALOG_CHANGED } from '#backend/catalog/products/tree-cache.ts';
import type { Connection } from '#backend/platform/db/db.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { DiagramChanges } from '../diagrams/compare-diagrams.ts';
import { writeDiagrams } from '../diagrams/write-diagrams.ts';
import { ImportRefused } from '../problems.ts';
import type { ImportRun } from '../run.ts';
import { buildParts, type PartChanges, writeParts } from '../spare-parts/apply.ts';
import { commitPendingChanges, finishPendingChanges, storePendingChanges } from '../spare-parts/pending-changes.ts';
import { select } from '../staging/rows.ts';
import { buildTables } from './build.ts';
import { editedMeanwhile, mergeConcurrentChanges, type StartSnapshot } from './concurrent-changes.ts';
import { writeFitment } from './fitment.ts';
import { writeInPlace } from './in-place.ts';
import { dropRedirectsAtCategories, redirectMovedCategories } from './moved-categories.ts';
import { catalogTables } from './new-tables.ts';
import { dropRedirectsAtProducts, type RedirectChanges, redirectOldSlugs, writeRedirects } from './redirects.ts';
import { clearStock, writeStock } from './stock.ts';
import { connectionOf, rejectDependentViews, retryWhileBusy, swapTables, validateReferences } from './swap.ts';
import { type CategoryChanges, editedCategories, writeCategories } from './write-categories.ts';

export type Changes = {
  /** The catalog version the staged rows were compared with. */
  version: number;
  since: StartSnapshot;
  categories: CategoryChanges | null;
  redirects: RedirectChanges;
  diagrams: DiagramChanges;
  parts: PartChanges;
};

type Touched = { gone: number; rewritten: number; relisted: number; written: number; any: number };

/** Applies the staged rows: small changes in place, large ones by swapping in whole new tables (0010). */
export async function apply(run: ImportRun, changes: Changes): Promise<void> {
  const { db } = run;
  const { categories, parts } = changes;
  const [touched = { gone: 0, rewritten: 0, relisted: 0, written: 0, any: 0 }] = await select<Touched>(
    db,
    `select count(*) filter (where gone) as gone, count(*) filter (where rewritten) as rewritten,
            count(*) filter (where relisted) as relisted,
            count(*) filter (where gone or rewritten or priced or relisted) as written, count(*) as any from staging.touched`,
  );
  const swaps = touched.written > run.swapAbove;
  const isWhole = touched.gone + touched.rewritten + touched.relisted > 0;
  const tables: (typeof catalogTables)[number][] = isWhole ? [...catalogTables] : ['product_variant'];
  if (swaps) await rejectDependentViews(run, tables);
  if (parts.swaps) await rejectDependentViews(run, ['spare_part']);
  if (swaps) await buildTables(run, tables, categories?.removed ?? []);
  if (parts.swaps) await buildParts(run);
  if (parts.inBatches) await storePendingChanges(db, parts.rows);

  const swapped = swaps ? tables : [];
  run.progress('swap', 0, 0);
  await retryWhileBusy(run, [...swapped, ...(parts.swaps ? ['spare_part'] : [])], async (tx) => {
    const connection = connectionOf(tx);
    await waitForOrders(tx);
    await connection.exec('set local statement_timeout = 0');
    await refuseIfOvertaken(tx, run, changes.version);
    refuseIfEdited(run, await editedMeanwhile(connection, changes.since));
    if (categories) refuseIfEdited(run, await editedCategories(tx, categories));
    await run.transaction.before?.(tx);
    if (categories) await redirectMovedCategories(tx, categories);
    if (categories) await writeCategories(tx, categories);
    if (categories) await dropRedirectsAtCategories(tx);
    if (touched.rewritten > 0) await redirectOldSlugs(connection);
    await writeRedirects(connection, changes.redirects);
    await writeFitment(connection);
    await writeDiagrams(connection, changes.diagrams);
    await writeStock(connection, run.at);
    await connection.exec(`insert into price_history (sku, cents, from_at, declared)
      select sku, cents, from_at, declared from staging.price_point order by sku, from_at on conflict do nothing`);
    if (parts.inBatches) await commitPendingChanges(connection);
    else if (parts.isChanged && !parts.swaps) await writeParts(connection);
    if (!swaps && touched.any > 0) await writeInPlace(connection);
    if (swaps) {
      await mergeConcurrentChanges(connection, changes.since, tables);
      await swapTables(tx, swapped);
      await feedSwapped(connection);
    }
    if (parts.swaps) await swapTables(tx, ['spare_part']);
    if (touched.gone + touched.rewritten > 0) {
      await clearStock(connection, run.at);
      await dropRedirectsAtProducts(connection);
    }
    if (categories) await run.search.recordChange(tx, 'contents');
    if (touched.any > 0)
      await run.search.recordChange(tx, touched.any > run.swapAbove ? 'all' : await touchedIds(connection));
    await run.transaction.after?.(tx);
    await announce(tx, changes.version + 1);
  });
  run.progress('swap', 1, 1);
  if (swaps) await validateReferences(db);
  if (parts.inBatches) await finishPendingChanges(db);
}

/**
 * Waits for orders that are taking stock and holds new ones until the import commits: they lock the rows they sell, and the
 * import may replace those rows. Readers are not blocked.
 */
const waitForOrders = (tx: Transaction<Tables>) => sql`lock table product_variant in exclusive mode`.execute(tx);

/** Checks that no other import has changed the catalog since the staged rows were compared with it. */
async function refuseIfOvertaken(tx: Transaction<Tables>, run: ImportRun, version: number): Promise<void> {
  const row = await tx.selectFrom('shop_meta').select('value').where('key', '=', 'catalog_version').executeTakeFirst();
  if ((Number(row?.value) || 0) !== version)
    throw new ImportRefused([
      { file: run.folder, line: null, field: '', reason: 'another import ran meanwhile; run this one again' },
    ]);
}

/** Refuses the import of what staff have edited meanwhile: `edited` names products by sku, categories by path. */
function refuseIfEdited(run: ImportRun, edited: readonly string[]): void {
  if (edited.length === 0) return;
  throw new ImportRefused(
    edited.map((field) => ({
      file: run.folder,
      line: null,
      field,
      reason: 'was edited in the admin while this import ran; run it again',
    })),
  );
}

/** Adds the products of new tables to the change feed: their rows fire no triggers. */
async function feedSwapped(tx: Pick<Connection, 'exec'>): Promise<void> {
  await tx.exec(`
    insert into change_feed (kind, id, op)
    select 'product', sku, 'changed' from product where id in (select product_id from staging.touched) order by sku
    on conflict (kind, id) do update set op = excluded.op, xid = excluded.xid, changed_at = excluded.changed_at`);
  await tx.exec(`
    update change_feed set op = 'removed', xid = pg_current_xact_id()::text::bigint, changed_at = clock_timestamp()
    where kind = 'product' and op <> 'removed' and not exists (select from product where product.sku = change_feed.id)`);
}

async function touchedIds(tx: Pick<Connection, 'query'>): Promise<number[]> {
  const rows = await select<{ product_id: number }>(tx, 'select product_id from staging.touched');
  return rows.map(({ product_id }) => product_id);
}

/** Bumps the version and tells every process when the transaction commits. */
async function announce(tx: Transaction<Tables>, version: number): Promise<void> {
  await sql`insert into shop_meta (key, value) values ('catalog_version', ${String(version)})
    on conflict (key) do update set value = excluded.value`.execute(tx);
  await sql`select pg_notify(${CATALOG_CHANGED}, ${String(version)})`.execute(tx);
}
