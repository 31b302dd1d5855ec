import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StoredImage } from '#backend/catalog/products/stored.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import { type PricePlan, priceAt } from '#domain/catalog/prices/price-plan.ts';
import type { ProductListQuery, ProductState } from '#domain/catalog/products/product-list.ts';
import { draftConditions, productConditions } from './list-filters.ts';

/** A product as a row of a list. */
export type ListedProduct = {
  sku: Sku;
  name: string;
  brand: string;
  state: ProductState;
  /** Id of the first picture. */
  picture: string | null;
  pictures: number;
  /** Finnish name of its main category. */
  category: string | null;
  variants: number;
  /** The lowest price now, and the highest when it differs, in cents. */
  price: Cents | null;
  priceTo: Cents | null;
  isReduced: boolean;
  /** The only sku on sale with its regular price and its threshold of low stock; null with several variants, and for what is not on sale. */
  sold: { sku: Sku; regular: Cents | null; threshold: number | null } | null;
  /** Pieces of all skus in all stores; null for what is not on sale. */
  stock: number | null;
  hasEnglish: boolean;
  publishAt: Date | null;
  updatedAt: Date;
};

/** `next` continues after the last row; null on the last page. */
export type ProductListPage = { products: ListedProduct[]; next: string | null };

export const PAGE = 50;
/** Totals above this are shown as "more than". */
export const MOST_COUNTED = 10_000;

type Row = {
  sku: Sku;
  name: string;
  brand: string;
  state: ProductState;
  images: StoredImage[];
  category: string | null;
  plans: { sku: Sku; prices: PricePlan; threshold: number | null }[];
  skus: number;
  stock: number | null;
  hasEnglish: boolean;
  publishAt: Date | null;
  updatedAt: Date;
};

const all = (conditions: readonly RawBuilder<boolean>[]) =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;

const cursorOf = ({ name, sku }: Pick<Row, 'name' | 'sku'>) => JSON.stringify([name, sku]);

function afterCursor(cursor: string | null, table: 'p' | 'd'): RawBuilder<boolean>[] {
  try {
    const read: unknown = JSON.parse(cursor ?? '');
    if (!Array.isArray(read) || read.length !== 2) return [];
    // no text of the database has a NUL
    const [name, sku] = read.map((part) => String(part).replaceAll('\0', ''));
    return [sql`(${sql.ref(`${table}.name_fi`)}, ${sql.ref(`${table}.sku`)}) > (${name}, ${sku})`];
  } catch {
    return [];
  }
}

/** The products and the drafts that a query finds, each in the order of names and read no further than a page. */
function found(query: ProductListQuery, now: Date, more: (table: 'p' | 'd') => RawBuilder<boolean>[], limit: number) {
  const products = productConditions(query, now);
  const drafts = draftConditions(query);
  return [
    products &&
      sql`select * from (select p.id, p.name_fi, p.sku from product p where ${all([...products, ...more('p')])}
        order by p.name_fi, p.sku limit ${limit}) one`,
    drafts &&
      sql`select * from (select null::integer as id, d.name_fi, d.sku from product_draft d where ${all([...drafts, ...more('d')])}
        order by d.name_fi, d.sku limit ${limit}) one`,
  ].filter((part) => part !== null);
}

/** A page of products by Finnish name, drafts among them, in one query. */
export async function listProducts(
  db: Kysely<Tables>,
  query: ProductListQuery,
  { after = null, limit = PAGE, now }: { after?: string | null; limit?: number; now: Date },
): Promise<ProductListPage> {
  const parts = found(query, now, (table) => afterCursor(after, table), limit + 1);
  if (parts.length === 0) return { products: [], next: null };
  const { rows } = await sql<Row>`
    select page.sku, page.name_fi as name, coalesce(p.brand, d.brand) as brand, coalesce(d.state, 'published') as state,
      coalesce(p.images, d.content -> 'images', '[]') as images,
      case when p.id is null
        then (select name_fi from category where path = d.content #>> '{page,categories,0}')
        else (select category.name_fi from product_category listed join category on category.id = listed.category_id
              where listed.product_id = p.id order by listed.position limit 1) end as category,
      coalesce((select jsonb_agg(jsonb_build_object('sku', sku, 'prices', prices, 'threshold',
          (select pieces from stock_threshold where kind = 'sku' and subject = sku)))
        from product_variant where product_id = p.id), '[]') as plans,
      coalesce((select count(*) from product_variant where product_id = p.id),
        jsonb_array_length(d.content -> 'variants'))::int as skus,
      (select coalesce(sum(level.qty), 0)::int from product_variant v join stock_level level on level.sku = v.sku
       where v.product_id = p.id) as stock,
      coalesce(p.name_en is not null and (p.description_en is not null or p.description_fi = ''), d.name_en is not null)
        as "hasEnglish",
      d.publish_at as "publishAt", coalesce(p.updated_at, d.updated_at) as "updatedAt"
    from (${sql.join(parts, sql` union all `)} order by name_fi, sku limit ${limit + 1}) page
    left join product p on p.id = page.id
    left join product_draft d on page.id is null and d.sku = page.sku
    order by page.name_fi, page.sku`.execute(db);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { products: shown.map((row) => listed(row, now)), next: last ? cursorOf(last) : null };
}

function listed({ images, plans, skus, stock, ...row }: Row, now: Date): ListedProduct {
  const prices = plans.map((plan) => ({ ...priceAt(plan.prices, now), ...plan }));
  const cents = prices.flatMap(({ price }) => price ?? []);
  const [least, most] = [Math.min(...cents), Math.max(...cents)];
  const [only, other] = prices;
  return {
    ...row,
    sold: only && !other ? { sku: only.sku, regular: only.regular ?? only.price, threshold: only.threshold } : null,
    picture: images[0]?.id ?? null,
    pictures: images.length,
    variants: skus,
    price: cents.length > 0 ? least : null,
    priceTo: cents.length > 0 && most !== least ? most : null,
    isReduced: prices.some(({ regular }) => regular !== null),
    stock: row.state === 'published' ? stock : null,
  };
}

/** How many products each query finds, up to `MOST_COUNTED` + 1, in one statement. */
export async function countProducts(
  db: Kysely<Tables>,
  queries: readonly ProductListQuery[],
  now: Date,
): Promise<number[]> {
  const most = MOST_COUNTED + 1;
  const counts = queries.map((query, i) => {
    const conditions = [productConditions(query, now), draftConditions(query)];
    const [products, drafts] = conditions.map((one, table) =>
      one
        ? sql`(select count(*) from (select from ${table === 0 ? sql`product p` : sql`product_draft d`}
            where ${all(one)} limit ${most}) counted)`
        : sql`0`,
    );
    return sql`select ${i}::int as i, (${products} + ${drafts})::int as n`;
  });
  if (counts.length === 0) return [];
  const { rows } = await sql<{ i: number; n: number }>`${sql.join(counts, sql` union all `)} order by i`.execute(db);
  return rows.map(({ n }) => Math.min(n, most));
}

/** The skus of the products that a query finds, up to `MOST_COUNTED`: what a change of the whole view concerns. */
export async function skusOfQuery(db: Kysely<Tables>, query: ProductListQuery, now: Date): Promise<Sku[]> {
  const conditions = productConditions(query, now);
  if (!conditions) return [];
  const { rows } = await sql<{ sku: Sku }>`select p.sku from product p where ${all(conditions)}
    order by p.name_fi, p.sku limit ${MOST_COUNTED}`.execute(db);
  return rows.map(({ sku }) => sku);
}
