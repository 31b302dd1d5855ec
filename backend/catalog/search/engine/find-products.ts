import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { QueryWord } from '#domain/catalog/search/analysis/query-words.ts';
import type { Filter } from '#domain/catalog/search/filters/condition.ts';
import type { Sort } from '#domain/catalog/search/query.ts';
import { productAttributes } from './attributes.ts';
import { type FacetCount, type FacetRequest, type FacetSql, facetSql } from './facet-sql.ts';
import { filterSql } from './filter-sql.ts';
import { indexQueries, localeLiteral, RELEVANCE, relevanceQueries, rowsFound } from './match.ts';

export type ProductSearch = {
  locale: Locale;
  /** Empty: everything. */
  words: readonly QueryWord[];
  filter: Filter;
  /** One hit per product instead of one per sku; facets then count products. */
  distinct: boolean;
  /** `year`: newest machines first. */
  sort: Sort | 'year';
  /** Skus of product pages pinned to the query: first by relevance, in this order, whatever their words (search-9). */
  pinned: readonly string[];
  /** Skus of product pages that are never found. */
  hidden: readonly string[];
  offset: number;
  limit: number;
  /** Whether a large total may be an estimate. */
  roughTotal?: boolean;
  /** Each with its own filter, so that a facet can ignore its own choice (listing-2). */
  facets: readonly FacetRequest[];
  /** Decides which reductions are still running. */
  now: Date;
};

/** One hit: a product with its first sku, or a sku. `categories` are the paths of its categories and their ancestors. */
export type ProductHit = {
  productId: number;
  sku: Sku;
  parentSku: Sku;
  productLine: number;
  categories: string[];
};
/** `isRough`: the total is an estimate. */
export type ProductsFound = { hits: ProductHit[]; total: number; isRough?: boolean; facets: FacetCount[] };

const orders: Record<ProductSearch['sort'], RawBuilder<unknown>> = {
  relevance: sql`relevance desc, popularity desc, product_id, position`,
  newest: sql`first_sold_on desc, popularity desc, product_id, position`,
  'price-asc': sql`price asc nulls last, popularity desc, product_id, position`,
  'price-desc': sql`price desc nulls last, popularity desc, product_id, position`,
  discount: sql`discount desc nulls last, popularity desc, product_id, position`,
  name: sql`sort_key, product_id, position`,
  year: sql`used_year desc nulls last, popularity desc, product_id, position`,
};

/** Clauses common to every part of the statement: the rows are narrowed once. */
function commonClauses(search: ProductSearch): Filter {
  const filters = search.facets.map((facet) => facet.filter);
  return search.filter.filter((clause) => filters.every((filter) => filter.includes(clause)));
}

const where = (filter: Filter, done: Filter) =>
  filterSql(
    filter.filter((clause) => !done.includes(clause)),
    productAttributes,
  );

const notHidden = (hidden: readonly string[]): RawBuilder<unknown> =>
  hidden.length === 0
    ? sql``
    : sql` and product_id <> all (array(select id from product where sku = any(${hidden}::text[])))`;

/** The products whose words match, as the CTE `matched`; empty without words. */
function matchedCte({ words, locale, pinned, hidden }: ProductSearch): RawBuilder<unknown> {
  if (words.length === 0) return sql``;
  const queries = indexQueries(words);
  const sets = relevanceQueries.map(
    (name) => sql`${sql.ref(name)} as materialized (select product_id from ${rowsFound(queries[name], locale)})`,
  );
  const relevance = relevanceQueries.map(
    (name) => sql`(product_id in (select product_id from ${sql.ref(name)}))::int * ${sql.lit(RELEVANCE[name])}`,
  );
  return sql`${sql.join(sets)},
    pins as materialized (
      select id, ${sql.lit(RELEVANCE.pinned + 1)} - array_position(${pinned}::text[], sku) as relevance from product
      where sku = any(${pinned}::text[])),
    matched as materialized (
      select product_id, popularity as match_popularity, sort_key, ${sql.join(relevance, sql` + `)} as relevance
      from ${rowsFound(queries.all, locale)} and product_id not in (select id from pins)${notHidden(hidden)}
      union all
      select product_id, popularity, sort_key, relevance from search_quick join pins on pins.id = product_id
      where locale = ${localeLiteral(locale)}),`;
}

/** The candidate skus with their current prices. */
function documents(search: ProductSearch, common: Filter): RawBuilder<unknown> {
  const matched = search.words.length > 0;
  const named = matched || search.sort === 'name';
  const ended = sql`sale_ends_at <= ${search.now.toISOString()}::timestamptz`;
  const names = matched
    ? sql`matched`
    : sql`(select product_id, sort_key from search_quick where locale = ${localeLiteral(search.locale)}) names`;
  return sql`(
    select * from (
      select search_document.*,
             case when ${ended} then coalesce(regular_cents, price_cents) else price_cents end as price,
             case when ${ended} then null else discount_percent end as discount,
             case when ${ended} then false else discount_percent is not null end as discounted,
             ${matched ? sql`relevance` : sql`0`} as relevance, ${named ? sql`sort_key` : sql`''`} as sort_key
      from search_document ${named ? sql`join ${names} using (product_id)` : sql``}
    ) priced where ${filterSql(common, productAttributes)}${matched ? sql`` : notHidden(search.hidden)}) documents`;
}

/**
 * One row per product (or sku) with its match, sort values and facet values. The skus of a product are grouped under their
 * best values. A query without filters and facets needs the matches only.
 */
function rowsCte(search: ProductSearch, facets: readonly FacetSql[], common: Filter): RawBuilder<unknown> {
  const { words, filter, distinct, sort } = search;
  if (words.length > 0 && filter.length === 0 && facets.length === 0 && distinct && sort === 'relevance')
    return sql`found_rows as (
      select product_id, null as sku, relevance, match_popularity as popularity, 0 as position, true as found,
             null as first_sold_on, null as used_year, null as price, null as discount, null as sort_key from matched)`;
  const own = where(filter, common);
  const columns = facets.flatMap((facet) => facet.columns);
  return sql`found_rows as materialized (
    select product_id, ${distinct ? sql`null as sku` : sql`sku`}, max(relevance) as relevance,
           max(popularity) as popularity, min(position) as position, max(first_sold_on) as first_sold_on, max(used_year) as used_year,
           max(sort_key) as sort_key, bool_or(${own}) as found,
           min(price) filter (where ${own}) as price, max(discount) filter (where ${own}) as discount
           ${sql.join(
             columns.map((column) => sql`, ${column}`),
             sql``,
           )}
    from ${documents(search, common)}
    group by product_id ${distinct ? sql`` : sql`, sku`})`;
}

export const hit = sql`json_build_object('productId', document.product_id, 'sku', document.sku, 'parentSku', product_sku,
  'productLine', product_line, 'categories', categories)`;

/** Searches products in the database: one statement for the page, the total and all facets. */
export async function findProducts(db: Kysely<Tables>, search: ProductSearch): Promise<ProductsFound> {
  const common = commonClauses(search);
  const facets = search.facets.map((facet, i) => facetSql(facet, where(facet.filter, common), i));
  const results = facets.map((facet, i) => sql`, ${facet.result} as ${sql.ref(`facet_${i}`)}`);
  const { rows } = await sql<Pick<ProductsFound, 'hits' | 'total'> & Record<`facet_${number}`, FacetCount>>`
    with ${matchedCte(search)} ${rowsCte(search, facets, common)}
    select
      (select coalesce(json_agg(${hit} order by place), '[]')
       from (select product_id, sku, row_number() over (order by ${orders[search.sort]}) as place
             from found_rows where found order by place limit ${search.limit} offset ${search.offset}) page
       cross join lateral (
         select * from search_document where search_document.product_id = page.product_id
           and (page.sku is null or search_document.sku = page.sku) order by position, sku limit 1) document) as hits,
      (select count(*) from found_rows where found) as total
      ${sql.join(results, sql` `)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the search statement returned no row');
  const { hits, total } = row;
  return { hits, total, facets: search.facets.flatMap((_, i) => row[`facet_${i}`] ?? []) };
}
