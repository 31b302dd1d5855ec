import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import { readVehicle } from '#domain/catalog/fitment/fitment.ts';
import { tsQueries } from '#domain/catalog/search/analysis/ts-query.ts';
import type { Filter } from '#domain/catalog/search/filters/condition.ts';
import { fits } from '../engine/attributes.ts';
import type { ProductSearch } from '../engine/find-products.ts';
import { localeLiteral, RELEVANCE, relevanceQueries, rowsFound } from '../engine/match.ts';
import type { Fitting } from './filter.ts';

// ids as packed four-byte integers: the driver parses a list of thousands slower than the database finds it
const packed = (rows: RawBuilder<unknown>) =>
  sql`(select coalesce(string_agg(int4send(product_id), ''), '') from ${rows})`;

function unpack(bytes: Uint8Array): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ids = new Int32Array(bytes.byteLength / 4);
  for (let i = 0; i < ids.length; i++) ids[i] = view.getInt32(i * 4);
  return ids;
}

/** Up to this many matches are ranked row by row; above it, each part of relevance is one index lookup. */
const FEW = 500;

/** Ids of all matching products with their relevance; pinned ones first. */
export async function findIds(
  db: Kysely<Tables>,
  { words, locale, sort, pinned }: ProductSearch,
): Promise<Map<number, number>> {
  const { all, ...near } = tsQueries(words);
  const ranks = sort === 'relevance' ? relevanceQueries : [];
  const sets = ranks.map((name) => {
    const alike = sql`(
      select product_id from compared where lex @@ (select ${near[name]}::tsquery)
      union all select product_id from ${rowsFound(near[name], locale)} and (select not are_few from size)) alike`;
    return sql`, ${packed(alike)} as ${sql.ref(name)}`;
  });
  const { rows } = await sql<Record<'every' | 'pinned' | (typeof relevanceQueries)[number], Uint8Array>>`
    with matching as materialized (select product_id from ${rowsFound(all, locale)}),
    size as materialized (select count(*) <= ${sql.lit(FEW)} as are_few from matching),
    compared as materialized (
      select product_id, lex from matching cross join lateral (
        select lex from search_quick where locale = ${localeLiteral(locale)}
          and search_quick.product_id = matching.product_id) one
      where (select are_few from size))
    select ${packed(sql`matching`)} as every,
           (select coalesce(string_agg(int4send(id), '' order by array_position(${pinned}::text[], sku)), '')
            from product where sku = any(${pinned}::text[])) as pinned ${sql.join(sets, sql``)}`.execute(db);
  const found = new Map<number, number>();
  const [row] = rows;
  if (!row) return found;
  for (const id of unpack(row.every)) found.set(id, 0);
  for (const name of ranks)
    for (const id of unpack(row[name])) {
      const relevance = found.get(id);
      if (relevance !== undefined) found.set(id, relevance + RELEVANCE[name]);
    }
  for (const [place, id] of unpack(row.pinned).entries()) found.set(id, RELEVANCE.pinned - place);
  return found;
}

/** The skus of pages that fit the vehicles in the filters. */
export async function readFitting(db: Kysely<Tables>, filters: readonly Filter[]): Promise<Fitting> {
  const named = filters
    .flat(2)
    .flatMap((one) => (one.attribute === 'vehicle' && one.kind === 'value' ? [one.value] : []));
  const fitting = new Map<string, ReadonlySet<string>>();
  for (const vehicle of new Set(named)) {
    if (!readVehicle(vehicle)) continue;
    const { rows } = await sql<{ sku: Sku }>`
      select distinct product_sku as sku from fitment where ${fits(vehicle)}`.execute(db);
    fitting.set(vehicle, new Set(rows.map(({ sku }) => sku)));
  }
  return fitting;
}
