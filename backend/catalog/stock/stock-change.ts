import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';

/** The channel that tells every process of pieces that came, went or are held; the payload is ids of products, by commas. */
export const STOCK_CHANGED = 'stock_changed';

/** Tells all processes, when the transaction commits, that the stock of these skus is not what it was. */
export async function tellStockChange(tx: Kysely<Tables>, skus: readonly string[]): Promise<void> {
  if (skus.length === 0) return;
  await sql`
    select pg_notify(${STOCK_CHANGED}, string_agg(distinct product_id::text, ','))
    from product_variant where sku = any(${skus}::text[])
    having count(*) > 0`.execute(tx);
}

/** The products a notice is about. */
export const productsOf = (payload: string): number[] => payload.split(',').filter(Boolean).map(Number);
