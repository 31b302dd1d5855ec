import type { Db } from '#backend/platform/db/db.ts';
import type { Localized } from '#domain/base/locale.ts';
import { type PricePlan, plainPlan } from '#domain/catalog/prices/price-plan.ts';
import type { Label, ShippingClass, TradeIn } from '#domain/catalog/products/product.ts';

/** A sellable sku of a product of `makeProduct`; prices in cents. */
export type MadeVariant = {
  sku: string;
  name?: Localized;
  price?: number | null;
  /** Makes `price` a reduction from this 30-day lowest price. */
  lowest30?: number;
  saleEndsAt?: string;
  productLine?: number;
  ean?: string;
  /** Attribute code → value code. */
  options?: Record<string, string>;
  stock?: Record<string, number>;
};

export type MadeProduct = {
  name: Localized;
  sku?: string;
  brand?: string;
  categories?: string[];
  labels?: Label[];
  popularity?: number;
  firstSoldOn?: string;
  attributes?: { label: Localized; value: Localized }[];
  selectable?: { code: string; label: Localized; values: { code: string; label: Localized }[] }[];
  shippingClass?: ShippingClass;
  /** Model year of a trade-in machine. */
  usedYear?: number;
  /** Other facts of the machine. */
  used?: Partial<TradeIn>;
  variants?: MadeVariant[];
};

const tradeIn: Omit<TradeIn, 'year'> = {
  hours: null,
  kilometres: null,
  condition: 'good',
  store: 'oulu',
  marginScheme: true,
};

let count = 0;

/** Writes a category with its parents, `a/b` under `a`; returns nothing when it is there already. */
export async function makeCategory(db: Db, path: string, name: Localized = { fi: path }): Promise<void> {
  const parent = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null;
  if (parent) await makeCategory(db, parent);
  await db.kysely
    .insertInto('category')
    .values({
      id: path,
      parent_id: parent,
      path,
      level: path.split('/').length,
      is_included_in_menu: true,
      name_fi: name.fi,
      name_en: name.en ?? null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Writes a product with its skus straight into the catalog's tables; returns its id. The search index is not touched. */
export async function makeProduct(db: Db, made: MadeProduct): Promise<number> {
  const sku = made.sku ?? `P${++count}`;
  const { id } = await db.kysely
    .insertInto('product')
    .values({
      sku,
      slug: `tuote-${sku.toLowerCase()}`,
      name_fi: made.name.fi,
      name_en: made.name.en ?? null,
      brand: made.brand ?? 'Tieva',
      attributes: JSON.stringify(made.attributes ?? []),
      selectable_attributes: JSON.stringify(made.selectable ?? []),
      trade_in: made.usedYear ? JSON.stringify({ ...tradeIn, year: made.usedYear, ...made.used }) : null,
      labels: made.labels ?? [],
      shipping_class: made.shippingClass ?? 'parcel',
      popularity: made.popularity ?? 0,
      first_sold_on: made.firstSoldOn ?? '2025-01-01',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [position, path] of (made.categories ?? []).entries()) {
    await makeCategory(db, path);
    await db.kysely.insertInto('product_category').values({ product_id: id, category_id: path, position }).execute();
  }
  const variants = made.variants ?? [{ sku }];
  for (const [position, variant] of variants.entries()) await makeVariant(db, id, position, variant);
  return id;
}

/** One price; with `lowest30` a reduction from it, running since long ago. */
export function madePlan({ price = 1000, lowest30, saleEndsAt }: Omit<MadeVariant, 'sku'>): PricePlan {
  if (lowest30 === undefined || price === null) return plainPlan(price);
  const from = '2020-01-01T00:00:00.000Z';
  const until = saleEndsAt ? new Date(saleEndsAt).toISOString() : null;
  const reduction = { cents: price, from, until, reference: lowest30, campaignFrom: from, ruleId: null };
  return { ...plainPlan(lowest30), reductions: [reduction] };
}

async function makeVariant(db: Db, productId: number, position: number, made: MadeVariant): Promise<void> {
  await db.kysely
    .insertInto('product_variant')
    .values({
      product_id: productId,
      sku: made.sku,
      position,
      variation_name_fi: made.name?.fi ?? '',
      variation_name_en: made.name?.en ?? null,
      prices: JSON.stringify(madePlan(made)),
      product_line: made.productLine ?? 1,
      ean: made.ean ?? null,
      options: JSON.stringify(made.options ?? {}),
    })
    .execute();
  for (const [store_id, qty] of Object.entries(made.stock ?? {})) {
    await db.kysely.insertInto('stock_level').values({ sku: made.sku, store_id, qty }).execute();
    if (qty === 0) continue;
    const opening = { kind: 'opening', actor_kind: 'job', at: new Date(0) } as const;
    await db.kysely
      .insertInto('stock_movement')
      .values({ sku: made.sku, store_id, qty, ...opening })
      .execute();
  }
}
