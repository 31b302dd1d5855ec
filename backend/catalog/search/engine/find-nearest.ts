import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { QueryWord } from '#domain/catalog/search/analysis/query-words.ts';
import { tsQueries } from '#domain/catalog/search/analysis/ts-query.ts';
import { hit, type ProductsFound } from './find-products.ts';
import { indexQueries, localeLiteral, relevanceSql, rowsFound } from './match.ts';

export type NearestSearch = { locale: Locale; words: readonly QueryWord[]; hidden: readonly string[]; limit: number };

export type SamplingLimits = { popular: number; sample: number; enough: number; countable: number };

export const SAMPLING: SamplingLimits = {
  /** Common words are searched among the most popular products; the sample of first matches estimates how common they are. */
  popular: 1000,
  sample: 20,
  /** Fewer matches are too few for an estimate. */
  enough: 10,
  /** Above this estimate the matches are not countable. */
  countable: 1000,
};

/** Largest number of results, including hidden products. */
export const MAX_NEAREST = 20;

type Sql = RawBuilder<unknown>;

/**
 * The `limit` most relevant products (at most MAX_NEAREST) for words with thousands of matches, with a total estimated from a
 * sample; null for rarer words. The cost hardly grows with the matches: a relevance level with enough matches among the
 * most popular products needs no further lookup; a level without is rare, and is looked up completely in the word index.
 */
export async function findNearestOfMany(
  db: Kysely<Tables>,
  { locale, words, hidden, limit }: NearestSearch,
  { popular: most, sample, enough, countable }: SamplingLimits = SAMPLING,
): Promise<ProductsFound | null> {
  // compounds contain the common word as a part anyway; comparing each row with all of them would dominate the time
  const plain = words.map((word) => ({ ...word, compounds: [] }));
  const { all, ...near } = tsQueries(plain);
  const test = (query: string): Sql => sql`lex @@ (select ${query}::tsquery)`;
  const relevance = relevanceSql(near);
  const popular = sql`(
    select *, row_number() over (order by popularity desc, product_id) as place from search_quick
    where locale = ${localeLiteral(locale)} order by popularity desc, product_id limit ${sql.lit(most)}) popular`;
  const wanted = sql.lit(limit + hidden.length);
  const { type } = indexQueries(plain);
  const lookedUp = (query: string, isNeeded: Sql): Sql => sql`materialized (
    select product_id, popularity, ${relevance} as relevance from ${rowsFound(query, locale)}
      and (select ${isNeeded} from level) and (${test(all)}) is true order by 3 desc, popularity desc, product_id limit ${wanted})`;
  const { rows } = await sql<Pick<ProductsFound, 'hits' | 'total'>>`
    with first as materialized (
      select product_id, popularity, ${relevance} as relevance, place from ${popular} where ${test(all)}
      limit ${sql.lit(sample)}),
    sample as (select product_id, popularity, relevance from first),
    estimate as materialized (
      select count(*) as seen, case when count(*) < ${sql.lit(sample)} then ${sql.lit(most)} else max(place) end as among
      from first),
    common as materialized (
      select matches_estimate::int from (
        select seen * (select greatest(reltuples, 0) / 2 from pg_class where oid = 'search_quick'::regclass)
                 / among as matches_estimate, seen from estimate) sized
      where seen >= greatest(${sql.lit(enough)}, ${wanted}) and matches_estimate > ${sql.lit(countable)}),
    high as materialized (
      select product_id, popularity, ${relevance} as relevance from ${popular}
      where exists (select from common) and (${test(near.type)} or ${test(near.exact)}) and ${test(all)}),
    called as materialized (
      select product_id, popularity, ${relevance} as relevance from ${popular}
      where exists (select from common) and ${test(near.named)} and ${test(all)} limit ${wanted}),
    level as materialized (
      select exists (select from common) as is_common,
             count(*) filter (where relevance & 7 = 7) >= ${wanted} as fills_type,
             count(*) filter (where relevance & 5 = 5) >= ${wanted} as fills_kind,
             count(*) filter (where relevance & 3 = 3) >= ${wanted} as fills_exact,
             (select count(*) from called) >= ${wanted} as fills_named from high),
    whole as ${lookedUp(near.whole, sql`is_common`)},
    typed_exact as ${lookedUp(`(${near.type}) & (${near.exact})`, sql`is_common and not fills_type`)},
    type as ${lookedUp(type, sql`is_common and not fills_kind`)},
    exact as ${lookedUp(near.exact, sql`is_common and not fills_kind and not fills_exact`)},
    named as ${lookedUp(near.named, sql`is_common and not fills_kind and not fills_exact and not fills_named`)},
    best as (
      select distinct product_id, popularity, relevance from (
        select * from sample union all select * from high union all select * from called union all select * from whole
        union all select * from typed_exact union all select * from type union all select * from exact
        union all select * from named) found
      order by relevance desc, popularity desc, product_id limit ${wanted})
    select matches_estimate as total, (
      select coalesce(json_agg(${hit} order by relevance desc, best.popularity desc, best.product_id), '[]') from best
      cross join lateral (
        select * from search_document where search_document.product_id = best.product_id
        order by position, sku limit 1) document) as hits
    from common`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const hits = row.hits.filter(({ parentSku }) => !hidden.includes(parentSku));
  return { hits: hits.slice(0, limit), total: row.total, isRough: true, facets: [] };
}
