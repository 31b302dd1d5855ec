import { type RawBuilder, sql } from 'kysely';
import type { Filter } from '#domain/catalog/search/filters/condition.ts';
import { productAttributes } from './attributes.ts';
import { columnOf } from './filter-sql.ts';

/** Counts the values of an attribute among what `filter` leaves; at most `limit` values, most frequent first. */
export type FacetRequest = { attribute: string; filter: Filter; limit: number; kind: 'values' | 'stats' };

/** `values` is empty for stats, `stats` null for values and when nothing has a number. */
export type FacetCount = {
  values: { value: string; count: number }[];
  stats: { min: number; max: number; avg: number; sum: number } | null;
};

/** The columns a facet needs from each row while skus are grouped, and its result from the grouped rows. */
export type FacetSql = { columns: RawBuilder<unknown>[]; result: RawBuilder<unknown> };

type Sql = RawBuilder<unknown>;
const SEPARATOR = sql.lit('\u001f');

/** Counts the rows of `values` (one `value` per grouped row), most frequent first. */
const counted = (values: Sql, limit: number): Sql => sql`(
  select json_build_object('stats', null, 'values',
    coalesce(json_agg(json_build_object('value', value::text, 'count', n) order by n desc, value), '[]'))
  from (select value, count(*) as n from (${values}) one where value is not null
        group by value order by n desc, value limit ${limit}) best)`;

function flagFacet(value: Sql, where: Sql, at: number, limit: number): FacetSql {
  const [yes, no] = [sql.ref(`yes_${at}`), sql.ref(`no_${at}`)];
  return {
    columns: [
      sql`bool_or(${value}) filter (where ${where}) as ${yes}`,
      sql`bool_or(not ${value}) filter (where ${where}) as ${no}`,
    ],
    result: counted(
      sql`select 'true' as value from found_rows where ${yes} union all select 'false' from found_rows where ${no}`,
      limit,
    ),
  };
}

function statsFacet(value: Sql, where: Sql, at: number): FacetSql {
  const [min, max, sum, count] = ['min', 'max', 'sum', 'count'].map((name) => sql.ref(`${name}_${at}`));
  const of = (call: string) => sql`${sql.raw(call)}((${value})::float8) filter (where ${where})`;
  return {
    columns: [
      sql`${of('min')} as ${min}`,
      sql`${of('max')} as ${max}`,
      sql`${of('sum')} as ${sum}`,
      sql`${of('count')} as ${count}`,
    ],
    result: sql`(
      select json_build_object('values', json_build_array(), 'stats', case when sum(${count}) > 0 then json_build_object(
        'min', min(${min}), 'max', max(${max}), 'avg', sum(${sum}) / sum(${count}), 'sum', sum(${sum})) end)
      from found_rows)`,
  };
}

/** A facet over the skus that `where` leaves; `at` makes its column names unique. */
export function facetSql({ attribute, kind, limit }: FacetRequest, where: Sql, at: number): FacetSql {
  const { type, expression, shared } = columnOf(productAttributes, attribute);
  if (kind === 'stats') return statsFacet(expression, where, at);
  if (type === 'flag') return flagFacet(expression, where, at, limit);
  const kept = sql.ref(`kept_${at}`);
  const keep = (column: Sql, value: Sql): FacetSql => ({
    columns: [sql`${column} filter (where ${where}) as ${kept}`],
    result: counted(sql`select ${value} as value from found_rows`, limit),
  });
  if (shared) return keep(sql`min(${expression})`, type === 'list' ? sql`unnest(${kept})` : kept);
  // the skus of a product differ in value: each value counts once per product
  const distinct = (list: Sql, column: Sql): FacetSql => ({
    columns: [sql`${column} filter (where ${where}) as ${kept}`],
    result: counted(sql`select value from found_rows, lateral (select distinct unnest(${list}) as value) own`, limit),
  });
  if (type === 'list')
    return distinct(
      sql`string_to_array(${kept}, ${SEPARATOR})`,
      sql`string_agg(nullif(array_to_string(${expression}, ${SEPARATOR}), ''), ${SEPARATOR})`,
    );
  return distinct(kept, type === 'number' ? sql`array_agg((${expression})::float8)` : sql`array_agg(${expression})`);
}
