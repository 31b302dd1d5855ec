import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { QueryWord } from '#domain/catalog/search/analysis/query-words.ts';
import { tsQueries } from '#domain/catalog/search/analysis/ts-query.ts';
import { hit, type ProductsFound } from './find-products.ts';
import { indexQueries, localeLiteral, nearnessSql, rowsFound } from './match.ts';

export type NearestSearch = { locale: Locale; words: readonly QueryWord[]; hidden: readonly string[]; limit: number };

export type Looking = { popular: number; sample: number; telling: number; counted: number };

export const LOOKING: Looking = {
  /** What is common is found among the most popular products, and the first of them that match, the sample, tell how common. */
  popular: 1000,
  sample: 20,
  /** Fewer than this tell nothing. */
  telling: 10,
  /** What seems to match more often than this is not counted. */
  counted: 1000,
};

/** The most that can be asked for, with those that are hidden. */
export const MOST_NEAREST = 20;

type Sql = RawBuilder<unknown>;

/**
 * The nearest `limit` products (at most MOST_NEAREST) of words that match thousands, with a total told from a
 * sample; null when they do not. The work hardly grows with the matches: by nearness.ts products stand in levels, and a
 * level that fills the answer among the most popular products alone needs no more looking up; one that does not is rare,
 * and all of it is looked up in the index over words.
 */
export async function findNearestOfMany(
  db: Kysely<Tables>,
  { locale, words, hidden, limit }: NearestSearch,
  { popular: most, sample, telling, counted }: Looking = LOOKING,
): Promise<ProductsFound | null> {
  // the compounds of a common word have it as a part; comparing row by row with each of them would take the longest
  const plain = words.map((word) => ({ ...word, compounds: [] }));
  const { all, ...near } = tsQueries(plain);
  const test = (query: string): Sql => sql`lex @@ (select ${query}::tsquery)`;
  const nearness = nearnessSql(near);
  const popular = sql`(
    select *, row_number() over (order by popularity desc, product_id) as place from search_quick
    where locale = ${localeLiteral(locale)} order by popularity desc, product_id limit ${sql.lit(most)}) popular`;
  const wanted = sql.lit(limit + hidden.length);
  const { type } = indexQueries(plain);
  const lookedUp = (query: string, isNeeded: Sql): Sql => sql`materialized (
    select product_id, popularity, ${nearness} as nearness from ${rowsFound(query, locale)}
      and (select ${isNeeded} from level) and (${test(all)}) is true order by 3 desc, popularity desc, product_id limit ${wanted})`;
  const { rows } = await sql<Pick<ProductsFound, 'hits' | 'total'>>`
    with first as materialized (
      select product_id, popularity, ${nearness} as nearness, place from ${popular} where ${test(all)}
      limit ${sql.lit(sample)}),
    sample as (select product_id, popularity, nearness from first),
    told as materialized (
      select count(*) as seen, case when count(*) < ${sql.lit(sample)} then ${sql.lit(most)} else max(place) end as among
      from first),
    common as materialized (
      select about::int from (
        select seen * (select greatest(reltuples, 0) / 2 from pg_class where oid = 'search_quick'::regclass)
                 / among as about, seen from told) sized
      where seen >= greatest(${sql.lit(telling)}, ${wanted}) and about > ${sql.lit(counted)}),
    high as materialized (
      select product_id, popularity, ${nearness} as nearness from ${popular}
      where exists (select from common) and (${test(near.type)} or ${test(near.exact)}) and ${test(all)}),
    called as materialized (
      select product_id, popularity, ${nearness} as nearness from ${popular}
      where exists (select from common) and ${test(near.named)} and ${test(all)} limit ${wanted}),
    level as materialized (
      select exists (select from common) as is_common,
             count(*) filter (where nearness & 7 = 7) >= ${wanted} as fills_type,
             count(*) filter (where nearness & 5 = 5) >= ${wanted} as fills_kind,
             count(*) filter (where nearness & 3 = 3) >= ${wanted} as fills_exact,
             (select count(*) from called) >= ${wanted} as fills_named from high),
    whole as ${lookedUp(near.whole, sql`is_common`)},
    typed_exact as ${lookedUp(`(${near.type}) & (${near.exact})`, sql`is_common and not fills_type`)},
    type as ${lookedUp(type, sql`is_common and not fills_kind`)},
    exact as ${lookedUp(near.exact, sql`is_common and not fills_kind and not fills_exact`)},
    named as ${lookedUp(near.named, sql`is_common and not fills_kind and not fills_exact and not fills_named`)},
    best as (
      select distinct product_id, popularity, nearness from (
        select * from sample union all select * from high union all select * from called union all select * from whole
        union all select * from typed_exact union all select * from type union all select * from exact
        union all select * from named) found
      order by nearness desc, popularity desc, product_id limit ${wanted})
    select about as total, (
      select coalesce(json_agg(${hit} order by nearness desc, best.popularity desc, best.product_id), '[]') from best
      cross join lateral (
        select * from search_document where search_document.product_id = best.product_id
        order by position, sku limit 1) document) as hits
    from common`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const hits = row.hits.filter(({ parentSku }) => !hidden.includes(parentSku));
  return { hits: hits.slice(0, limit), total: row.total, isRough: true, facets: [] };
}
