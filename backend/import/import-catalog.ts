import { type Kysely, sql } from 'kysely';
import { localDay } from '#domain/base/local-day.ts';
import { shop } from '#shop.config';
import { CATALOG_CHANGED } from '../catalog/tree-cache.ts';
import type { ShopContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import type { PictureService } from '../pictures/service.ts';
import type { SearchService } from '../search/service.ts';
import { type Counts, type ImportDiff, isUnchanged } from './catalog-data.ts';
import { ImportRefused } from './problems.ts';
import { type OnProgress, readFolder, type ShopBefore, SPARE_PARTS } from './read-folder.ts';
import { foundFiles } from './reading/found-files.ts';
import { writeCategories } from './write-categories.ts';
import { linkBrands, writeProducts } from './write-products.ts';
import { writeSpareParts } from './write-spare-parts.ts';
import { writeStock } from './write-stock.ts';

export type ImportDeps = Pick<ShopContext, 'db' | 'now'> & {
  pictures: Pick<PictureService, 'add'>;
  search: Pick<SearchService, 'reindex'>;
};
export type ImportOptions = { dryRun?: boolean; onProgress?: OnProgress };

const NONE: Counts = { added: 0, changed: 0, removed: 0 };
const LOCK_KEY = 7_450_212;

/** Thrown inside the transaction of a dry run, so that everything goes back. */
class DryRun extends Error {
  readonly diff: ImportDiff;
  constructor(diff: ImportDiff) {
    super('dry run');
    this.diff = diff;
  }
}

/**
 * Imports a catalog folder (docs/import.md) and says what changed. All or nothing: throws `ImportRefused` naming every
 * bad row, and then nothing has changed. The search index changes in the same transaction; other processes are told.
 * A dry run does everything and takes it back; only pictures stay, under their hash, where no page shows them.
 */
export async function importCatalog(
  deps: ImportDeps,
  folder: string,
  { dryRun = false, onProgress = () => {} }: ImportOptions = {},
): Promise<ImportDiff> {
  const before = await readBefore(deps);
  const data = await readFolder(folder, before, deps.pictures, onProgress);
  try {
    return await deps.db.kysely.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(tx);
      if ((await catalogVersion(tx)) !== before.version)
        throw new ImportRefused([
          { file: folder, line: null, field: '', reason: 'another import ran meanwhile; run this one again' },
        ]);
      if (data.products || data.stock.size > 0) await waitForOrders(tx);
      const categories = data.categories ? await writeCategories(tx, data.categories) : NONE;
      const products = data.products
        ? await writeProducts(tx, data.products, before.today, (done, total) => onProgress('write', done, total))
        : { counts: NONE, written: [] };
      const linked = await linkBrands(tx);
      if (!data.products) await refuseStranded(tx, folder);
      const stock = await writeStock(tx, data.stock);
      const spareParts =
        foundFiles(folder, SPARE_PARTS).length > 0
          ? await writeSpareParts(tx, folder, (done) => onProgress('write', done, 0))
          : NONE;
      const diff: ImportDiff = { categories, products: products.counts, stock: stock.counts, spareParts };
      if (dryRun) throw new DryRun(diff);
      if (isUnchanged(diff)) return diff;
      onProgress('index', 0, 0);
      const treeChanged = categories.added + categories.changed + categories.removed > 0;
      const touched = [...new Set([...products.written, ...linked, ...stock.productIds])];
      if (treeChanged) await deps.search.reindex(tx, 'all');
      else if (touched.length + products.counts.removed > 0) await deps.search.reindex(tx, touched);
      await announce(tx, before.version + 1);
      return diff;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.diff;
    throw error;
  }
}

/** The shop as it is: what rows may refer to without naming it themselves. */
async function readBefore({ db, now }: ImportDeps): Promise<ShopBefore & { version: number }> {
  const version = await catalogVersion(db.kysely);
  const categories = await db.kysely.selectFrom('category').select('path').execute();
  const products = await db.kysely.selectFrom('product').select(['sku', 'first_sold_on']).execute();
  const variants = await db.kysely.selectFrom('product_variant').select('sku').execute();
  return {
    version,
    categoryPaths: new Set(categories.map(({ path }) => path)),
    skus: new Set(variants.map(({ sku }) => sku)),
    firstSoldOn: new Map(products.map(({ sku, first_sold_on }) => [sku, first_sold_on])),
    today: localDay(now(), shop.timeZone),
  };
}

/**
 * Waits until no order is taking stock and lets none begin before the import is done: orders lock the rows of what they
 * sell, and this import may replace those rows. Pages go on reading.
 */
const waitForOrders = (tx: Kysely<Tables>) => sql`lock table product_variant in exclusive mode`.execute(tx);

/** Counts the imports that changed something; caches compare it. */
async function catalogVersion(db: Kysely<Tables>): Promise<number> {
  const row = await db.selectFrom('shop_meta').select('value').where('key', '=', 'catalog_version').executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** Bumps the version and tells every process when the transaction commits. */
async function announce(tx: Kysely<Tables>, version: number): Promise<void> {
  await sql`insert into shop_meta (key, value) values ('catalog_version', ${String(version)})
    on conflict (key) do update set value = excluded.value`.execute(tx);
  await sql`select pg_notify(${CATALOG_CHANGED}, ${String(version)})`.execute(tx);
}

/** A tree imported alone must not leave a product without a category. */
async function refuseStranded(tx: Kysely<Tables>, folder: string): Promise<void> {
  const { rows } = await sql<{ sku: string }>`
    select sku from product where not exists (select from product_category where product_id = product.id)
    order by sku limit 100`.execute(tx);
  if (rows.length > 0)
    throw new ImportRefused(
      rows.map(({ sku }) => ({
        file: folder,
        line: null,
        field: 'categories',
        reason: `product ${sku} would be left without a category; import products.jsonl too`,
      })),
    );
}
