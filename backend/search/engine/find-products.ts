import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#backend/db/tables.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { VatClass } from '#domain/base/vat.ts';
import type { QueryWord } from '#domain/search/analysis/query-words.ts';
import type { Filter } from '#domain/search/filters/condition.ts';
import type { Sort } from '#domain/search/query.ts';
import { productAttributes } from './attributes.ts';
import { type FacetCount, type FacetRequest, facetSql } from './facet-sql.ts';
import { filterSql } from './filter-sql.ts';
import { localeLiteral, matchSql } from './match.ts';

export type ProductSearch = {
  locale: Locale;
  /** Empty: everything. */
  words: readonly QueryWord[];
  filter: Filter;
  /** One hit a product instead of one a sku; facets count products then. */
  distinct: boolean;
  sort: Sort;
  offset: number;
  limit: number;
  /** Each with a filter of its own, so that a facet can ignore its own choice. */
  facets: readonly FacetRequest[];
  /** Decides which reductions still run. */
  now: Date;
};

/** One hit: a product with its first sku, or a sku. `categories` are the paths of its categories and their ancestors. */
export type ProductHit = {
  productId: number;
  sku: string;
  parentSku: string;
  productLine: number;
  vatClass: VatClass;
  categories: string[];
};
export type ProductsFound = { hits: ProductHit[]; total: number; facets: FacetCount[] };

const orders: Record<Sort, RawBuilder<unknown>> = {
  relevance: sql`nearness desc, popularity desc, product_id, position`,
  newest: sql`first_sold_on desc, popularity desc, product_id, position`,
  'price-asc': sql`price asc nulls last, popularity desc, product_id, position`,
  'price-desc': sql`price desc nulls last, popularity desc, product_id, position`,
  discount: sql`discount desc nulls last, popularity desc, product_id, position`,
  name: sql`sort_key, product_id, position`,
};

/** Clauses that every part of the statement asks for: they narrow the rows once. */
function commonClauses(search: ProductSearch): Filter {
  const filters = search.facets.map((facet) => facet.filter);
  return search.filter.filter((clause) => filters.every((filter) => filter.includes(clause)));
}

function without(filter: Filter, done: Filter): Filter {
  return filter.filter((clause) => !done.includes(clause));
}

function documents(search: ProductSearch, common: Filter): RawBuilder<unknown> {
  const { words, locale, now } = search;
  const ended = sql`sale_ends_at <= ${now.toISOString()}::timestamptz`;
  const match = words.length > 0 ? matchSql(words) : null;
  const matched = match
    ? sql`matched as materialized (
        select product_id, sort_key, ${match.nearness} as nearness
        from search_quick where locale = ${localeLiteral(locale)} and ${match.matches}), `
    : sql``;
  const source = match
    ? sql`matched join search_document using (product_id)`
    : search.sort === 'name'
      ? sql`search_document join search_quick using (product_id, popularity)`
      : sql`search_document`;
  return sql`${matched}documents as (
    select * from (
      select product_id, sku, product_sku, position, popularity, brand, categories, stores, labels, in_stock, outlet,
             product_line, vat_class, first_sold_on,
             case when ${ended} then coalesce(regular_cents, price_cents) else price_cents end as price,
             case when ${ended} then null else discount_percent end as discount,
             case when ${ended} then false else discount_percent is not null end as discounted,
             ${match ? sql`nearness` : sql`0`} as nearness,
             ${match || search.sort === 'name' ? sql`sort_key` : sql`''`} as sort_key
      from ${source} ${!match && search.sort === 'name' ? sql`where locale = ${localeLiteral(locale)}` : sql``}
    ) narrow where ${filterSql(common, productAttributes)})`;
}

// the skus of a product stand together under its best values, so that sorting sees one row a product
const perProduct = sql`select product_id, min(sku) as sku, min(product_sku) as product_sku, 0 as position,
  min(product_line) as product_line, min(vat_class) as vat_class, min(categories) as categories,
  max(nearness) as nearness, max(popularity) as popularity, min(price) as price, max(discount) as discount,
  max(first_sold_on) as first_sold_on, max(sort_key) as sort_key`;
const perSku = sql`select *`;

const hit = sql`json_build_object('productId', product_id, 'sku', sku, 'parentSku', product_sku,
  'productLine', product_line, 'vatClass', vat_class, 'categories', categories)`;

/** Searches products: one statement for the page, the total and all facets. */
export async function findProducts(db: Kysely<Tables>, search: ProductSearch): Promise<ProductsFound> {
  const common = commonClauses(search);
  const own = filterSql(without(search.filter, common), productAttributes);
  const order = orders[search.sort];
  const facets = search.facets.map((facet, i) => {
    const filter = filterSql(without(facet.filter, common), productAttributes);
    return sql`, ${facetSql(facet, filter, search.distinct)} as ${sql.ref(`facet_${i}`)}`;
  });
  const { rows } = await sql<Record<string, unknown>>`
    with ${documents(search, common)},
    found as (
      ${search.distinct ? perProduct : perSku} from documents where ${own}
      ${search.distinct ? sql`group by product_id` : sql``})
    select
      (select coalesce(json_agg(${hit} order by place), '[]')
       from (select *, row_number() over (order by ${order}) as place from found
             order by place limit ${search.limit} offset ${search.offset}) page) as hits,
      (select count(*) from found) as total
      ${sql.join(facets, sql` `)}`.execute(db);
  const row = rows[0] ?? {};
  return {
    hits: row.hits as ProductsFound['hits'],
    total: row.total as number,
    facets: search.facets.map((_, i) => row[`facet_${i}`] as FacetCount),
  };
}
