import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { centsFromEuros } from '#domain/base/money.ts';
import { type PricePlan, plainPlan } from '#domain/catalog/prices/price-plan.ts';
import type { TradeIn } from '#domain/catalog/product.ts';
import type { StoredSafety } from '../catalog/stored.ts';
import type { Tables } from '../db/tables.ts';
import { batches } from './batches.ts';
import type { Counts, ProductData, VariantData } from './catalog-data.ts';
import type { ProductRow } from './format.ts';

const BATCH = 200;

export type ProductChanges = { counts: Counts /** Ids of added and changed products. */; written: number[] };

const productColumns = ({ row, images, documents }: ProductData) => ({
  sku: row.sku,
  slug: row.slug ?? row.sku,
  name_fi: row.name?.fi ?? '',
  name_en: row.name?.en ?? null,
  brand: row.brand ?? '',
  description_fi: row.description?.fi ?? '',
  description_en: row.description?.en ?? null,
  phrases: JSON.stringify(row.salesPhrases ?? {}),
  attributes: JSON.stringify(
    (row.attributes ?? []).map(({ label, value }) => ({
      label,
      value: typeof value === 'string' ? { fi: value, en: value } : value,
    })),
  ),
  selectable_attributes: JSON.stringify(row.selectableVariationAttributes ?? []),
  images: JSON.stringify(images),
  labels: row.labels ?? [],
  review_score: row.reviewScore === undefined ? null : row.reviewScore.toFixed(1),
  review_count: row.reviewCount ?? 0,
  vat_class: row.vatClass ?? 'standard',
  shipping_class: row.shippingClass ?? 'parcel',
  shipping_methods: row.shippingMethods ?? [],
  manufacturer: row.manufacturer ? JSON.stringify(row.manufacturer) : null,
  safety: JSON.stringify({
    responsible: row.safety?.responsible ?? null,
    warnings: row.safety?.warnings ?? {},
  } satisfies StoredSafety),
  popularity: row.popularity ?? 0,
  item_id: row.itemId ?? null,
  label_tags: JSON.stringify(row.labelTags ?? []),
  documents: JSON.stringify(documents),
  related: row.related ?? [],
  accessories: row.accessories ?? [],
  customization: row.customization ? JSON.stringify(row.customization) : null,
  sale_mode: row.saleMode ?? 'buy',
  deposit_cents: row.deposit === undefined ? null : centsFromEuros(row.deposit),
  trade_in: row.tradeIn ? JSON.stringify({ hours: null, kilometres: null, ...row.tradeIn } satisfies TradeIn) : null,
});

const cents = (euros: number | undefined) => (euros === undefined ? null : centsFromEuros(euros));
const iso = (time: string | undefined) => (time === undefined ? null : new Date(time).toISOString());

/** A reduction younger than 30 days counts from the regular price, the lowest since the product came on sale. */
function planOf(row: ProductRow): PricePlan {
  const plan = plainPlan(cents(row.price));
  if (row.salePrice === undefined) return plan;
  const from = iso(row.saleStartsAt) ?? '2020-01-01T00:00:00.000Z';
  const reduction = {
    cents: centsFromEuros(row.salePrice),
    from,
    until: iso(row.saleEndsAt),
    reference: cents(row.lowest30 ?? row.price) ?? 0,
    campaignFrom: from,
    ruleId: row.priceRuleId ?? null,
  };
  return { ...plan, reductions: [reduction] };
}

const variantColumns = ({ row, images }: VariantData, position: number) => ({
  sku: row.sku,
  position,
  variation_name_fi: row.variationName?.fi ?? '',
  variation_name_en: row.variationName?.en ?? null,
  options: JSON.stringify(row.variationOptions ?? {}),
  images: JSON.stringify(images),
  prices: JSON.stringify(planOf(row)),
  product_line: row.productLine ?? 1,
  ean: row.ean ?? null,
  erpinfo: row.erpinfo ?? null,
});

const planned = (product: ProductData) => {
  const columns = productColumns(product);
  const variants = product.variants.map(variantColumns);
  const { categories = [], firstSoldOn } = product.row;
  const import_hash = createHash('sha256')
    .update(JSON.stringify([columns, variants, categories, firstSoldOn]))
    .digest('hex');
  return { columns: { ...columns, import_hash }, variants, categories, firstSoldOn };
};
type Planned = ReturnType<typeof planned>;

/**
 * Makes the stored products equal to `products`, leaving alone those whose rows are the same. Ids survive a change.
 * `today` is the first day of sale of a new product whose row names none. Stock is written by `writeStock`.
 */
export async function writeProducts(
  tx: Kysely<Tables>,
  products: readonly ProductData[],
  today: string,
  onProgress: (done: number, total: number) => void,
): Promise<ProductChanges> {
  const known = await tx.selectFrom('product').select(['id', 'sku', 'import_hash', 'first_sold_on']).execute();
  const before = new Map(known.map((row) => [row.sku, row]));
  const plans = products.map(planned);
  const skus = new Set(plans.map(({ columns }) => columns.sku));
  const removed = known.filter(({ sku }) => !skus.has(sku)).map(({ id }) => id);
  const different = plans.filter(({ columns }) => before.get(columns.sku)?.import_hash !== columns.import_hash);
  const changedIds = different.flatMap(({ columns }) => before.get(columns.sku)?.id ?? []);

  await deleteBy(tx, 'product', removed);
  // skus and slugs may move between products: free them all before writing
  await deleteBy(tx, 'product_variant', changedIds);
  await deleteBy(tx, 'product_category', changedIds);
  for (const ids of batches(changedIds, BATCH))
    await sql`update product set slug = 'moving ' || id where id = any(${ids}::int[])`.execute(tx);

  const written: number[] = [];
  for (const batch of batches(different, BATCH)) {
    const firstSold = ({ columns, firstSoldOn }: Planned) =>
      firstSoldOn ?? before.get(columns.sku)?.first_sold_on ?? today;
    written.push(...(await writeBatch(tx, batch, firstSold)));
    onProgress(written.length, different.length);
  }
  const changed = changedIds.length;
  return { counts: { added: different.length - changed, changed, removed: removed.length }, written };
}

async function deleteBy(tx: Kysely<Tables>, table: 'product' | 'product_variant' | 'product_category', ids: number[]) {
  const column = sql.ref(table === 'product' ? 'id' : 'product_id');
  for (const batch of batches(ids, 1000))
    await sql`delete from ${sql.table(table)} where ${column} = any(${batch}::int[])`.execute(tx);
}

async function writeBatch(tx: Kysely<Tables>, batch: readonly Planned[], firstSold: (plan: Planned) => string) {
  const rows = batch.map((plan) => ({ ...plan.columns, first_sold_on: firstSold(plan), updated_at: sql<Date>`now()` }));
  const ids = await tx
    .insertInto('product')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('sku').doUpdateSet((eb) => {
        const fields = Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[];
        return Object.fromEntries(fields.map((field) => [field, eb.ref(`excluded.${field}`)]));
      }),
    )
    .returning(['id', 'sku'])
    .execute();
  const idOf = new Map(ids.map(({ id, sku }) => [sku, id]));
  const withId = batch.map((plan) => ({ plan, product_id: idOf.get(plan.columns.sku) ?? 0 }));
  const variants = withId.flatMap(({ plan, product_id }) => plan.variants.map((row) => ({ ...row, product_id })));
  for (const part of batches(variants, 1000)) await tx.insertInto('product_variant').values(part).execute();
  const listed = withId.flatMap(({ plan, product_id }) =>
    [...new Set(plan.categories)].map((path, position) => ({ product_id, path, position })),
  );
  await sql`
    insert into product_category (product_id, category_id, position)
    select listed.product_id, category.id, listed.position
    from json_to_recordset(${JSON.stringify(listed)}::json) as listed (product_id int, path text, position int)
    join category on category.path = listed.path`.execute(tx);
  return ids.map(({ id }) => id);
}

// after every category a row can name
const BRAND_POSITION = 1000;

/** Lists every product in the brand category that bears its brand's name; returns the ids of newly listed ones. */
export async function linkBrands(tx: Kysely<Tables>): Promise<number[]> {
  await sql`
    delete from product_category listed using category, product
    where listed.position = ${BRAND_POSITION} and category.id = listed.category_id and product.id = listed.product_id
      and category.name_fi <> product.brand`.execute(tx);
  const { rows } = await sql<{ product_id: number }>`
    insert into product_category (product_id, category_id, position)
    select product.id, category.id, ${BRAND_POSITION}::int
    from product join category on category.name_fi = product.brand and starts_with(category.path, 'brandit/')
    on conflict do nothing
    returning product_id`.execute(tx);
  return rows.map(({ product_id }) => product_id);
}
