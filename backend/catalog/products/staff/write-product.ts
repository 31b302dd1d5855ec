import { sql } from 'kysely';
import { planPrice } from '#backend/catalog/import/resolving/plan-price.ts';
import { categoriesOf } from '#backend/catalog/import/resolving/resolve-products.ts';
import { unknownSku } from '#backend/catalog/import/resolving/stored.ts';
import { treeOf } from '#backend/catalog/import/resolving/tree.ts';
import { contentHash, productColumns, variantColumns } from '#backend/catalog/import/rows/product-columns.ts';
import type { ResolvedProduct } from '#backend/catalog/import/rows/product-rows.ts';
import { appendHistory, readHistory } from '#backend/catalog/prices/service.ts';
import { readCategories } from '#backend/catalog/products/stored-categories.ts';
import { CATALOG_CHANGED } from '#backend/catalog/products/tree-cache.ts';
import type { SearchService } from '#backend/catalog/search/service.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { nextBoundary, type PricePlan } from '#domain/catalog/prices/price-plan.ts';
import { shop } from '#shop.config';
import type { ProductProblem } from './check-product.ts';
import type { ProductContent } from './content.ts';
import type { StoredProduct } from './read-product.ts';

export type WriteDeps = { search: Pick<SearchService, 'recordChange'> };

const OPEN_START = 0;
const OPEN_END = 9999;

/**
 * Holds a save back while an import writes, before it locks anything itself: an import takes this table first and may replace the
 * rows that a save would lock.
 */
export const waitForImport = (tx: Tx) => sql`lock table product_variant in row exclusive mode`.execute(tx);

/**
 * Writes a checked product into the shop with all effects of an import: categories of its brand, first prices of new skus, redirect of
 * an old address, search and caches. Prices and stock of skus that are sold already stay. Returns what refuses it.
 */
export async function writeProduct(
  tx: Tx,
  { search }: WriteDeps,
  { content, resolved }: { content: ProductContent; resolved: ResolvedProduct },
  stored: StoredProduct | null,
  now: Date,
): Promise<ProductProblem[]> {
  const { row } = resolved.page;
  const gone = (stored?.id ? stored.content.variants : []).filter(
    ({ sku }) => !content.variants.some((variant) => variant.sku === sku),
  );
  const kept = await refuseStocked(
    tx,
    gone.map(({ sku }) => sku),
  );
  if (kept.length > 0) return kept;

  const columns = productColumns(row, content.images, content.documents);
  const variants = resolved.variants.map((variant, position) => {
    const { sku } = variant.row;
    const images = sku === row.sku ? [] : (content.variantImages[sku] ?? []);
    return variantColumns(variant.row, images, position);
  });
  const firstSoldOn = stored?.firstSoldOn ?? row.firstSoldOn ?? localDay(now, shop.timeZone);
  if (stored?.id) await redirectOldSlug(tx, stored.content.page.slug ?? '', columns.slug);
  const page = { ...columns, first_sold_on: firstSoldOn, import_hash: contentHash(columns, variants), updated_at: now };
  const id = await writePage(tx, stored?.id ?? null, page);
  await removeSkus(
    tx,
    gone.map(({ sku }) => sku),
    now,
  );
  const prices = await plansOf(tx, resolved, stored, firstSoldOn, now);
  if ('problems' in prices) return prices.problems;
  await writeVariants(
    tx,
    id,
    resolved.variants.flatMap(({ row: sold }, i) => ({
      ...variants[i],
      backorder: sold.backorder ?? false,
      next_delivery_date: sold.nextDeliveryDate ?? null,
      ...prices.plans.get(sold.sku),
    })),
    [...prices.plans.keys()],
  );
  const tree = treeOf(await readCategories(tx), null);
  await tx.deleteFrom('product_category').where('product_id', '=', id).execute();
  for (const { id: category_id, position } of categoriesOf(tree, row.categories ?? [], columns.brand))
    await tx.insertInto('product_category').values({ product_id: id, category_id, position }).execute();
  await writeFitment(tx, row.sku, content);
  await sql`delete from redirect where source = 'slug' and from_path = ${`/product/${columns.slug}`}`.execute(tx);
  await announce(tx, search, id);
  return [];
}

/** Tells search and caches, with the commit, that a product changed. */
async function announce(tx: Tx, search: WriteDeps['search'], id: number): Promise<void> {
  await search.recordChange(tx, [id]);
  await sql`select pg_notify(${CATALOG_CHANGED}, 'product')`.execute(tx);
}

/** Takes a product out of the shop; its history stays, and its address leads to `to`. Returns what refuses it. */
export async function removeProduct(
  tx: Tx,
  { search }: WriteDeps,
  stored: StoredProduct,
  to: string | null,
  now: Date,
): Promise<ProductProblem[]> {
  if (stored.id === null) return [];
  const skus = stored.content.variants.map(({ sku }) => sku);
  const kept = await refuseStocked(tx, skus);
  if (kept.length > 0) return kept;
  await removeSkus(tx, skus, now);
  await tx.deleteFrom('fitment').where('product_sku', '=', stored.sku).execute();
  await tx.deleteFrom('product').where('id', '=', stored.id).execute();
  if (to) await redirectTo(tx, `/product/${stored.content.page.slug}`, to);
  await announce(tx, search, stored.id);
  return [];
}

/** Pieces on a shelf or held by an order keep a sku: the books of stock would lose them. */
async function refuseStocked(tx: Tx, skus: readonly Sku[]): Promise<ProductProblem[]> {
  if (skus.length === 0) return [];
  const { rows } = await sql<{ sku: string }>`
    select sku from stock_level where sku = any(${[...skus]}::text[]) and qty > 0
    union select sku from stock_hold where sku = any(${[...skus]}::text[]) order by sku`.execute(tx);
  return rows.map(({ sku }) => ({ field: 'variants', reason: `${sku} has stock` }));
}

/** Deletes skus; the price history says when they stopped being for sale (price-5). */
async function removeSkus(tx: Tx, skus: readonly Sku[], now: Date): Promise<void> {
  if (skus.length === 0) return;
  await appendHistory(
    tx,
    skus.map((sku) => ({ sku, cents: null, from: now })),
  );
  await tx
    .deleteFrom('stock_level')
    .where('sku', 'in', [...skus])
    .execute();
  await tx
    .deleteFrom('product_variant')
    .where('sku', 'in', [...skus])
    .execute();
}

async function writePage(tx: Tx, id: number | null, page: Record<string, unknown>): Promise<number> {
  const names = sql.join(Object.keys(page).map((name) => sql.ref(name)));
  const values = sql`select ${names} from jsonb_populate_record(null::product, ${JSON.stringify(page)}::jsonb)`;
  const { rows } =
    id === null
      ? await sql<{ id: number }>`insert into product (${names}) ${values} returning id`.execute(tx)
      : await sql<{ id: number }>`update product set (${names}) = (${values}), version = nextval('product_version')
          where id = ${id} returning id`.execute(tx);
  const [written] = rows;
  if (!written) throw new Error('the product was not written');
  return written.id;
}

type Plan = { prices: PricePlan; next_price_at: Date | null };
type Plans = { plans: Map<Sku, Plan> } | { problems: ProductProblem[] };

/** First prices of the skus that are not sold yet. */
async function plansOf(
  tx: Tx,
  { variants }: ResolvedProduct,
  stored: StoredProduct | null,
  firstSoldOn: string,
  now: Date,
): Promise<Plans> {
  const sold = stored?.id ? stored.content.variants.map(({ sku }) => sku) : [];
  const added = variants.filter(({ row }) => !sold.includes(row.sku));
  const history = await readHistory(
    tx,
    added.map(({ row }) => row.sku),
  );
  const plans = new Map<Sku, Plan>();
  for (const { row } of added) {
    const past = (history.get(row.sku) ?? []).map((point) => ({ ...point, from: point.from.toISOString() }));
    const planned = planPrice({ at: now }, { ...unknownSku(row.sku), history: past }, { row }, firstSoldOn);
    if ('wrong' in planned)
      return { problems: [{ field: `variant/${encodeURIComponent(row.sku)}/price`, reason: planned.wrong.reason }] };
    await appendHistory(
      tx,
      planned.points.map((point) => ({ sku: row.sku, ...point })),
    );
    plans.set(row.sku, { prices: planned.plan, next_price_at: nextBoundary(planned.plan, now) });
  }
  return { plans };
}

/** Inserts the added skus and updates the others, whose prices stay. */
async function writeVariants(
  tx: Tx,
  id: number,
  rows: ({ sku?: Sku } & object)[],
  added: readonly Sku[],
): Promise<void> {
  // a position or an EAN may move from one sku to another: each is written whole
  for (const row of rows) {
    const names = Object.keys(row).filter((name) => name !== 'sku');
    const columns = sql.join(names.map((name) => sql.ref(name)));
    const values = sql`select ${columns} from jsonb_populate_record(null::product_variant, ${JSON.stringify(row)}::jsonb)`;
    if (row.sku && added.includes(row.sku))
      await sql`insert into product_variant (product_id, sku, ${columns})
        select ${id}, ${row.sku}, made.* from (${values}) made`.execute(tx);
    else await sql`update product_variant set (${columns}) = (${values}) where sku = ${row.sku}`.execute(tx);
  }
}

async function writeFitment(tx: Tx, sku: Sku, { fitment }: ProductContent): Promise<void> {
  await tx.deleteFrom('fitment').where('product_sku', '=', sku).execute();
  for (const { make, model, yearFrom = OPEN_START, yearTo = OPEN_END, note } of fitment)
    await tx
      .insertInto('fitment')
      .values({
        ...{ product_sku: sku, make, model, year_from: yearFrom, year_to: yearTo },
        note: note ? JSON.stringify(note) : null,
      })
      .execute();
}

async function redirectTo(tx: Tx, from: string, to: string): Promise<void> {
  await sql`update redirect set to_url = ${to} where source = 'slug' and to_url = ${from}`.execute(tx);
  await sql`insert into redirect (from_path, to_url, source) values (${from}, ${to}, 'slug')
    on conflict (from_path) do update set to_url = excluded.to_url where redirect.source = 'slug'`.execute(tx);
}

/** The old address of a product leads to its new one (import-5). */
async function redirectOldSlug(tx: Tx, before: string, after: string): Promise<void> {
  if (before !== after) await redirectTo(tx, `/product/${before}`, `/product/${after}`);
}
