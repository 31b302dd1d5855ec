import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import type { CostPrice } from '#domain/catalog/prices/margin.ts';

/** The costs of a sku as JSON, newest first, in a query of that sku. */
export const costsOf = (sku: RawBuilder<unknown>): RawBuilder<CostPrice[]> =>
  sql<
    CostPrice[]
  >`(select coalesce(jsonb_agg(jsonb_build_object('cents', cents, 'from', from_day) order by from_day desc), '[]')
    from cost_price where cost_price.sku = ${sku})`;

/** The costs of skus, newest first; skus without any are absent. */
export async function readCosts(db: Kysely<Tables>, skus: readonly Sku[]): Promise<Map<Sku, CostPrice[]>> {
  const { rows } = await sql<{ sku: Sku; costs: CostPrice[] }>`
    select sku, ${costsOf(sql`of.sku`)} as costs
    from (select distinct sku from cost_price where sku = any(${[...skus]}::text[])) of`.execute(db);
  return new Map(rows.map(({ sku, costs }) => [sku, costs]));
}

/** A cost from a day on; `cents` null takes the cost of that very day away. */
export type CostEntry = { sku: Sku; from: string; cents: Cents | null };

export async function writeCosts(db: Kysely<Tables>, entries: readonly CostEntry[]): Promise<void> {
  const json = JSON.stringify(entries.map(({ sku, from, cents }) => ({ sku, from_day: from, cents })));
  const given = sql`json_populate_recordset(null::cost_price, ${json}::json)`;
  await sql`delete from cost_price old using ${given} given
    where old.sku = given.sku and old.from_day = given.from_day and given.cents is null`.execute(db);
  await sql`insert into cost_price (sku, from_day, cents)
    select sku, from_day, cents from ${given} given where cents is not null
    on conflict (sku, from_day) do update set cents = excluded.cents`.execute(db);
}
