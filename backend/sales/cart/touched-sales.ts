import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';

/** How many customers' carts and open quotes contain one of these skus: their prices are about to change. */
export async function touchedSales(
  db: Kysely<Tables>,
  skus: readonly Sku[],
): Promise<{ carts: number; quotes: number }> {
  const wanted = sql`(select unnest(${[...skus]}::text[]))`;
  const { rows } = await sql<{ carts: number; quotes: number }>`
    select (select count(distinct user_id)::int from customer_cart, jsonb_array_elements(lines) line
            where line ->> 'sku' in ${wanted}) as carts,
           (select count(distinct id)::int from quote, jsonb_array_elements(items) item
            where status in ('requested', 'answered') and item ->> 'sku' in ${wanted}) as quotes`.execute(db);
  return rows[0] ?? { carts: 0, quotes: 0 };
}
