import { type Kysely, sql } from 'kysely';
import { readCategories } from '#backend/catalog/products/stored-categories.ts';
import { auditEntries } from '#backend/platform/audit/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import { type PricePlan, priceAt } from '#domain/catalog/prices/price-plan.ts';
import type { PageSection } from '#domain/catalog/products/page-sections.ts';
import type { ProductState } from '#domain/catalog/products/product-list.ts';
import { checkProduct, type ProductProblem, publishingProblems } from './check-product.ts';
import { fieldsOf, type ProductFields } from './fields.ts';
import { sectionsOf } from './page-sections.ts';
import { readProduct } from './read-product.ts';

/** A sku of the product's page, with what its form does not change. */
export type SkuFacts = { sku: Sku; price: Cents | null; regular: Cents | null; stock: Record<string, number> };

/** Values in use under a name among products of the same category. */
export type UsedAttribute = { label: string; values: string[] };

export type OpenProduct = {
  sku: Sku;
  state: ProductState;
  version: number;
  publishAt: Date | null;
  problem: string | null;
  fields: ProductFields;
  /** By sku; of skus that are on sale. */
  skus: SkuFacts[];
  /** What stops it from being published. */
  lacks: ProductProblem[];
  sections: PageSection[];
  /** Values of options that pictures may be of, `vari=musta`. */
  choices: { value: string; text: string }[];
  attributes: UsedAttribute[];
  brands: string[];
  vehicles: { make: string; model: string }[];
  changes: { at: Date; by: string | null; action: string; fields: string[] }[];
};

const MOST_READ = 500;
const MOST_VALUES = 12;
const SHOWN_CHANGES = 8;

/** A product as its page shows it; null when there is none of this sku. */
export async function openProduct(
  db: Kysely<Tables>,
  sku: Sku,
  { now, deliveryMethods }: { now: Date; deliveryMethods: ReadonlySet<string> },
): Promise<OpenProduct | null> {
  const stored = await readProduct(db, sku, now);
  if (!stored) return null;
  const { content, publishAt, problem, state, version } = stored;
  const [categories, skus, attributes, names, entries] = await Promise.all([
    readCategories(db),
    readSkus(db, stored.id, now),
    usedAttributes(db, content.page.categories?.[0] ?? null),
    usedNames(db),
    auditEntries(db, { subject: { kind: 'product', id: stored.sku }, limit: SHOWN_CHANGES }),
  ]);
  const known = { categoryPaths: new Set(categories.map(({ path }) => path)), deliveryMethods };
  const lacks = state === 'published' ? [] : [...publishingProblems(content), ...checkProduct(content, known).problems];
  return {
    sku: stored.sku,
    state,
    version,
    publishAt,
    problem,
    fields: fieldsOf(content),
    skus,
    attributes,
    ...names,
    sections: sectionsOf(content),
    choices: (content.page.selectableVariationAttributes ?? []).flatMap(({ code, label, values }) =>
      values.map((one) => ({ value: `${code}=${one.code}`, text: `${label.fi}: ${one.label.fi}` })),
    ),
    lacks: [...new Map(lacks.map((lack) => [lack.field, lack])).values()],
    changes: entries.map(({ at, actor, action, after }) => ({
      at,
      by: actor.name,
      action,
      fields: Object.keys(after ?? {}),
    })),
  };
}

async function readSkus(db: Kysely<Tables>, id: number | null, now: Date): Promise<SkuFacts[]> {
  if (id === null) return [];
  const { rows } = await sql<{ sku: Sku; prices: PricePlan; stock: Record<string, number> }>`
    select sku, prices, coalesce((select jsonb_object_agg(store_id, qty) from stock_level level where level.sku = v.sku), '{}')
      as stock from product_variant v where product_id = ${id} order by position`.execute(db);
  return rows.map(({ sku, prices, stock }) => {
    const { price, regular } = priceAt(prices, now);
    return { sku, price, regular, stock };
  });
}

/** Names and values of attributes in use in a category, the most frequent first. */
async function usedAttributes(db: Kysely<Tables>, path: string | null): Promise<UsedAttribute[]> {
  if (path === null) return [];
  const { rows } = await sql<UsedAttribute>`
    select label, (array_agg(value order by n desc))[1:${sql.raw(String(MOST_VALUES))}] as values
    from (
      select attribute #>> '{label,fi}' as label, attribute #>> '{value,fi}' as value, count(*) as n
      from (select product.attributes from product join product_category listed on listed.product_id = product.id
            join category on category.id = listed.category_id
            where category.path = ${path} limit ${MOST_READ}) product, jsonb_array_elements(product.attributes) attribute
      group by 1, 2) used
    group by label order by sum(n) desc limit 30`.execute(db);
  return rows;
}

/** Brands, and vehicles that products fit, for suggestions. */
async function usedNames(db: Kysely<Tables>) {
  const brands = await db.selectFrom('product').select('brand').distinct().orderBy('brand').limit(MOST_READ).execute();
  const vehicles = await db
    .selectFrom('fitment')
    .select(['make', 'model'])
    .distinct()
    .orderBy('make')
    .orderBy('model')
    .limit(MOST_READ)
    .execute();
  return { brands: brands.map(({ brand }) => brand), vehicles };
}
