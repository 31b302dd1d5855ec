import { type Kysely, sql } from 'kysely';
import { costsOf, readCosts } from '#backend/catalog/costs/service.ts';
import { sharedFields } from '#backend/catalog/import/patches/complete-product.ts';
import { storedRows } from '#backend/catalog/import/patches/stored-rows.ts';
import type { ExportedProduct } from '#backend/catalog/import/rows/product-columns.ts';
import type { PricedSku } from '#backend/catalog/prices/service.ts';
import { storedProducts } from '#backend/catalog/products/stored-products.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import type { VatClass } from '#domain/base/vat.ts';
import type { ChangeSetPart, Selection } from '#domain/catalog/change-sets/change-set.ts';
import type { CostPrice } from '#domain/catalog/prices/margin.ts';
import { priceAt } from '#domain/catalog/prices/price-plan.ts';
import { costStamp } from './check-costs.ts';
import { vehicleStamps } from './check-fitment.ts';
import type { SelectedGoods } from './rule-rows.ts';

/** A sku with its prices, and a fingerprint of its plan as the database writes it. */
export type Priced = PricedSku & { name: string; stamp: string; vatClass: VatClass; costs: CostPrice[] };

type PricedRow = Omit<Priced, 'last'> & { last_cents: Cents | null; last_from: Date | null };

/** The price plans of skus; unknown ones are left out. */
export async function readPrices(db: Kysely<Tables>, skus: readonly Sku[]): Promise<Map<string, Priced>> {
  const { rows } = await sql<PricedRow>`
    select v.sku, v.product_id as "productId", v.prices as plan, p.first_sold_on as "firstSoldOn", md5(v.prices::text) as stamp,
      p.vat_class as "vatClass", ${costsOf(sql`v.sku`)} as costs, trim(p.name_fi || ' ' || v.variation_name_fi) as name, last.cents as last_cents, last.from_at as last_from
    from product_variant v join product p on p.id = v.product_id
    left join lateral (select cents, from_at from price_history where sku = v.sku and not declared
      order by from_at desc limit 1) last on true
    where v.sku = any(${[...skus]}::text[])`.execute(db);
  return new Map(
    rows.map(({ last_cents, last_from, ...row }) => [
      row.sku,
      { ...row, last: last_from && { cents: last_cents, from: last_from } },
    ]),
  );
}

/** The stored row of a product or a variant as the export writes it, without pictures, documents and stock; `price`: its regular one. */
export type StoredGoods = { name: string; row: Record<string, unknown>; stamp: string; price: Cents | null };

/** The rows of products and variants; unknown skus are left out. `stamp` changes with every write of the product. */
export async function readGoods(
  db: Kysely<Tables>,
  skus: readonly string[],
  now: Date,
): Promise<Map<string, StoredGoods>> {
  const { rows } = await sql<{ data: string; stamp: string }>`
    select data, stamp from (
      select data, (data::jsonb ->> 'id')::int as id from (${sql.raw(storedProducts)} where p.sku = any(${[...skus]}::text[])
        or p.id in (select product_id from product_variant where sku = any(${[...skus]}::text[]))) found) stored
    join (select id, xmin::text as stamp from product) written using (id)`.execute(db);
  const goods = new Map<string, StoredGoods>();
  for (const { data, stamp } of rows) {
    const product = JSON.parse(data) as ExportedProduct;
    const { page, variants } = storedRows(product, now);
    const inherited = Object.fromEntries(sharedFields.map((field) => [field, page[field]]));
    const prices = new Map<string, Cents | null>();
    for (const { sku, variation_name_fi, prices: plan } of product.variants) {
      const { price, regular } = priceAt(plan, now);
      prices.set(sku, regular ?? price);
      goods.set(sku, {
        name: `${product.name_fi} ${variation_name_fi}`.trim(),
        row: { ...inherited, ...variants.get(sku) },
        stamp,
        price: regular ?? price,
      });
    }
    goods.set(product.sku, { name: product.name_fi, row: page, stamp, price: prices.get(product.sku) ?? null });
  }
  return goods;
}

/** Fingerprints of skus and products as they are now, to compare with those that a check saw. */
export async function stampsNow(
  tx: Kysely<Tables>,
  { prices, products, fitment, costs }: Record<Exclude<ChangeSetPart, 'pages'>, readonly string[]>,
): Promise<Map<string, string>> {
  const plans = await sql<{ key: string; stamp: string }>`
    select 'prices:' || sku as key, md5(prices::text) as stamp from product_variant
    where sku = any(${[...prices]}::text[])`.execute(tx);
  // locked: a product's form must not save between this look and the import's write
  const pages = await sql<{ key: string; stamp: string }>`
    select 'products:' || key as key, p.xmin::text as stamp from unnest(${[...products]}::text[]) key
    join product p on p.sku = key or p.id = (select product_id from product_variant v where v.sku = key)
    for update of p`.execute(tx);
  // held until the commit, so that no other cost is written between
  if (costs.length > 0) await sql`lock table cost_price in share row exclusive mode`.execute(tx);
  const known = await readCosts(tx, costs);
  const vehicles = fitment.length > 0 ? await vehicleStamps(tx, fitment) : new Map<string, string>();
  return new Map([
    ...[...plans.rows, ...pages.rows].map(({ key, stamp }) => [key, stamp] as const),
    ...costs.map((sku) => [`costs:${sku}`, costStamp(known.get(sku) ?? [])] as const),
    ...[...vehicles].map(([sku, stamp]) => [`fitment:${sku}`, stamp] as const),
  ]);
}

/** The products, variants and drafts of a selection. */
export function selected(selection: Exclude<Selection, { by: 'filter' }>): SelectedGoods {
  switch (selection.by) {
    case 'skus':
      return {
        products: sql`(v.sku = any(${selection.skus}::text[]) or p.sku = any(${selection.skus}::text[]))`,
        drafts: sql`d.sku = any(${selection.skus}::text[])`,
      };
    case 'brand':
      return { products: sql`p.brand = ${selection.brand}`, drafts: sql`d.brand = ${selection.brand}` };
    case 'category':
      return {
        products: sql`exists (select from product_category listed join category c on c.id = listed.category_id
          where listed.product_id = p.id and (c.path = ${selection.path} or starts_with(c.path, ${`${selection.path}/`})))`,
        drafts: sql`exists (select from jsonb_array_elements_text(d.content #> '{page,categories}') listed (path)
          where path = ${selection.path} or starts_with(path, ${`${selection.path}/`}))`,
      };
  }
}
