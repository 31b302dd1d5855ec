import { type RawBuilder, sql } from 'kysely';
import type { Filter } from '#domain/search/filters/condition.ts';
import { productAttributes } from './attributes.ts';
import { attributeOf } from './filter-sql.ts';

/** Count the values of an attribute among what `filter` leaves; at most `limit` values, most frequent first. */
export type FacetRequest = { attribute: string; filter: Filter; limit: number; kind: 'values' | 'stats' };

/** `values` is empty for stats, `stats` null for values and when nothing has a number. */
export type FacetCount = {
  values: { value: string; count: number }[];
  stats: { min: number; max: number; avg: number; sum: number } | null;
};

/** One facet as a scalar subquery over `documents`. */
export function facetSql(facet: FacetRequest, where: RawBuilder<unknown>, distinct: boolean): RawBuilder<unknown> {
  const { type, expression } = attributeOf(productAttributes, facet.attribute);
  if (facet.kind === 'stats')
    return sql`(
      select json_build_object('values', json_build_array(), 'stats', case when count(n) = 0 then null else
        json_build_object('min', min(n), 'max', max(n), 'avg', avg(n), 'sum', sum(n)) end)
      from (select (${expression})::float8 as n from documents where ${where}) numbers)`;
  const single = type === 'number' ? sql`(${expression})::float8` : expression;
  const value = type === 'list' ? sql`unnest(${expression})` : single;
  const rows = sql`select ${distinct ? sql`distinct product_id,` : sql``} ${value} as value from documents where ${where}`;
  return sql`(
    select json_build_object('stats', null, 'values',
      coalesce(json_agg(json_build_object('value', value::text, 'count', n) order by n desc, value), '[]'))
    from (select value, count(*) as n from (${rows}) counted where value is not null
          group by value order by n desc, value limit ${facet.limit}) best)`;
}
