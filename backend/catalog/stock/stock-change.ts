import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';

/** The notification channel of stock changes, holds included; the payload is product ids separated by commas. */
export const STOCK_CHANGED = 'stock_changed';

/** Notifies all processes of a stock change of these skus when the transaction commits. */
export async function notifyStockChange(tx: Kysely<Tables>, skus: readonly Sku[]): Promise<void> {
  if (skus.length === 0) return;
  await sql`
    select pg_notify(${STOCK_CHANGED}, string_agg(distinct product_id::text, ','))
    from product_variant where sku = any(${skus}::text[])
    having count(*) > 0`.execute(tx);
}

/** The product ids in the payload of a notification. */
export const parseProductIds = (payload: string): number[] => payload.split(',').filter(Boolean).map(Number);
