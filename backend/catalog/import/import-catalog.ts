import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '#backend/platform/db/db.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { shop } from '#shop.config';
import { apply } from './applying/apply.ts';
import { createIndexesEarly } from './applying/build.ts';
import { startSnapshot } from './applying/concurrent-changes.ts';
import { compareFitment } from './applying/fitment.ts';
import { catalogTables, createLike } from './applying/new-tables.ts';
import { compareRedirects } from './applying/redirects.ts';
import { validateReferences } from './applying/swap.ts';
import { compareCategories } from './applying/write-categories.ts';
import { checkRemovals, reportBrandsWithoutCategory } from './checking/check-changes.ts';
import { checkProducts } from './checking/check-products.ts';
import { checkSkus } from './checking/check-skus.ts';
import { compareDiagrams } from './diagrams/compare-diagrams.ts';
import { createDiff, type ImportDiff, isUnchanged } from './diff.ts';
import { withImportLock } from './import-lock.ts';
import { completePatches } from './patches/complete-patches.ts';
import { createProblems, ImportRefused } from './problems.ts';
import { compareRest } from './resolving/compare-rest.ts';
import { createMedia } from './resolving/media.ts';
import { createOutput } from './resolving/output.ts';
import { resolveOthers } from './resolving/resolve-others.ts';
import { type Resolving, resolveProducts } from './resolving/resolve-products.ts';
import { readTree, withPictures } from './resolving/tree.ts';
import type { ImportDeps, ImportRun, ImportTransaction, OnProgress } from './run.ts';
import { compareParts } from './spare-parts/apply.ts';
import { finishPendingChanges } from './spare-parts/pending-changes.ts';
import { checkSpareParts } from './spare-parts/stage.ts';
import { createPace } from './staging/pace.ts';
import { select } from './staging/rows.ts';
import { closeStaging, openStaging } from './staging/schema.ts';
import { type Folder, readFolderParts, type Staged, stageFolder } from './staging/stage-folder.ts';

export type ImportOptions = {
  dryRun?: boolean;
  onProgress?: OnProgress;
  /** How many changes of each part the result lists. */
  listed?: number;
  /** Allows a whole set to remove more than a fifth of the shop's products (import-3). */
  allowRemovals?: boolean;
  /** More changed products than this are built as new tables and swapped; fewer are written in place (0010). */
  swapAbove?: number;
  /** How many problems are named; all are counted. */
  listedProblems?: number;
  /** Further work in the transaction that changes the shop: before its first write and after its last. */
  transaction?: ImportTransaction;
  /** Reads what will change (`staging`) beside what the shop has, before anything changes; in a dry run too. */
  compared?: (db: Db) => Promise<void>;
};

/** Writing this many products in place blocks others for some tenths of a second. */
const SWAP_ABOVE = 1000;
const LISTED = 20;

/**
 * Imports a catalog folder (docs/import.md) and reports what changed (import-1). All or nothing: throws `ImportRefused` naming
 * every wrong row, and then nothing has changed. Works in the schema `staging`, and applies the result in one short
 * transaction together with the search index; other processes are notified. A dry run stops before that.
 */
export async function importCatalog(
  deps: ImportDeps,
  folder: string,
  options: ImportOptions = {},
): Promise<ImportDiff> {
  return withImportLock(deps.db, folder, async (db) => {
    await openStaging(db);
    await validateReferences(db);
    await finishPendingChanges(db);
    try {
      return await work(createRun({ ...deps, db }, folder, options), options);
    } finally {
      await closeStaging(db);
    }
  });
}

function createRun(deps: ImportDeps, folder: string, options: ImportOptions): ImportRun {
  const { dryRun = false, onProgress = () => {}, listed = LISTED, swapAbove = SWAP_ABOVE } = options;
  const at = deps.now();
  let read = 0;
  return {
    ...deps,
    folder,
    dryRun,
    at,
    today: localDay(at, shop.timeZone),
    problems: createProblems(options.listedProblems),
    diff: createDiff(listed),
    pace: createPace(),
    progress: onProgress,
    rowsRead: (more) => {
      read += more;
      return read;
    },
    swapAbove,
    transaction: options.transaction ?? {},
  };
}

async function work(run: ImportRun, { allowRemovals = false, compared }: ImportOptions): Promise<ImportDiff> {
  const { db, problems } = run;
  const folder = readFolderParts(run.folder, existsSync(join(run.folder, 'content')), problems);
  const { modes, has } = folder;
  const version = await catalogVersion(run);
  const since = await startSnapshot(db);

  const staged = await stageFolder(run, folder);
  await refuseEmptied(run, modes, staged);
  const media = createMedia(run);
  const { tree: readT, rows: categoryRows } = await readTree(run, modes.categories);
  const redirects = await compareRedirects(run, modes.redirects);
  run.progress('check', 0, 0);
  const tree = await withPictures(readT, categoryRows, media);
  if (modes.products === 'delta') await completePatches(run, tree);
  await checkProducts(run, modes.products);
  await checkSkus(run, modes);
  if (modes['spare-parts'] !== null) await checkSpareParts(run);
  const diagrams = await compareDiagrams(run, modes.diagrams, modes['spare-parts']);

  for (const table of catalogTables) await createLike(db, table);
  const resolving: Resolving = {
    run,
    tree,
    media,
    output: createOutput(run),
    has: { stock: has.stock, prices: has.prices, history: has['price-history'] },
    hasProducts: await knowsAnything(run),
  };
  let isLarge = false;
  const afterPage = async (touched: number) => {
    if (isLarge || run.dryRun || touched <= run.swapAbove) return;
    isLarge = true;
    await createIndexesEarly(run);
  };
  await resolveProducts(resolving, staged.products, afterPage);
  await resolveOthers(resolving, modes.products, afterPage);
  const content = join(run.folder, 'content');
  const pages = folder.content ? await checkedPages(run, content) : null;
  problems.refuseIfAny();
  await reportBrandsWithoutCategory(run, tree);

  const categories = tree.records ? await compareCategories(db.kysely, tree.records, run.diff) : null;
  await compareRest(run, modes.products);
  const parts = await compareParts(run, modes['spare-parts'], staged.parts);
  await compareFitment(db, modes.fitment, modes['spare-parts'], run.diff);
  await checkRemovals(run, modes, allowRemovals);
  problems.refuseIfAny();
  run.diff.note(...problems.assumptions());
  const hasCatalogChanges = !isUnchanged(run.diff.result());
  run.diff.count('content', 'changed', pages ?? 0);
  await compared?.(db);
  if (run.dryRun) return run.diff.result();
  if (hasCatalogChanges) {
    await media.keep();
    await apply(run, {
      version,
      since,
      categories,
      redirects,
      diagrams,
      parts,
    });
  }
  // pages that are the same still have addresses that a withdrawn redirect leaves free
  if (folder.content) run.diff.note(...(await run.importContent(run, content)).warnings);
  return run.diff.result();
}

/** Checks the pages of the folder and counts the changes; problems are added to the import's. */
async function checkedPages(run: ImportRun, content: string): Promise<number | null> {
  try {
    return (await run.importContent(run, content, { dryRun: true })).files;
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    for (const problem of error.problems) run.problems.add(problem);
    run.problems.addUnlisted(error.total - error.problems.length);
    return null;
  }
}

/** The number of imports that changed something; cache keys contain it. */
async function catalogVersion({ db }: ImportRun): Promise<number> {
  const [row] = await select<{ value: string }>(db, "select value from shop_meta where key = 'catalog_version'");
  return Number(row?.value) || 0;
}

/** An empty whole set is taken for a failed export, not for a shop that sells nothing. */
async function refuseEmptied({ db, problems }: ImportRun, modes: Folder['modes'], staged: Staged): Promise<void> {
  const emptied = [
    { part: 'products', table: 'product', rows: staged.products },
    { part: 'spare-parts', table: 'spare_part', rows: staged.parts },
  ] as const;
  for (const { part, table, rows } of emptied) {
    if (modes[part] !== 'whole' || rows > 0 || problems.count() > 0) continue;
    const [shop] = await select<{ has: boolean }>(db, `select exists (select from ${table}) as has`);
    const reason = `has no rows and would remove everything; to remove items, list them in ${part}.delta`;
    if (shop?.has) problems.add({ file: part, line: null, field: '', reason });
  }
}

async function knowsAnything({ db }: ImportRun): Promise<boolean> {
  const [row] = await select<{ known: boolean }>(
    db,
    'select exists (select from product) or exists (select from price_history) or exists (select from stock_level) as known',
  );
  return row?.known ?? true;
}
