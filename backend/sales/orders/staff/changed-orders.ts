import { type Kysely, sql } from 'kysely';
import { changesAfter, type FeedEntry } from '#backend/platform/change-feed/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import type { OrderStatus } from '#domain/sales/orders/order-status.ts';
import { type Actor, storesFor } from '#domain/staff/actor.ts';

/** `after`: the cursor of the last page; null starts with what changed longest ago. */
export type ChangedQuery = { after: string | null; limit: number; statuses: readonly OrderStatus[] };

export type ChangedOrder = {
  number: OrderNumber;
  status: OrderStatus;
  storeId: string;
  placedAt: Date;
  changedAt: Date;
  version: string;
  total: Cents;
  refunded: Cents;
};

/** `next` continues after the last change that was looked at; `hasMore`: at once. */
export type ChangedOrders = { orders: ChangedOrder[]; next: string | null; hasMore: boolean };

/** Orders by their last change, oldest change first, each once; complete as `changesAfter` is. */
export async function changedOrders(
  db: Kysely<Tables>,
  actor: Actor,
  { after, limit, statuses }: ChangedQuery,
): Promise<ChangedOrders> {
  const stores = storesFor(actor, 'orders.read');
  const entries = await changesAfter(db, { kinds: ['order'], after, limit: limit + 1 });
  const seen = entries.slice(0, limit);
  const changes = new Map(seen.map((entry): [string, FeedEntry] => [entry.id, entry]));
  let query = db
    .selectFrom('customer_order')
    .select(['number', 'status', 'store_id', 'placed_at', 'total_cents', 'refunded_cents'])
    .where('number', '=', sql<OrderNumber>`any(${[...changes.keys()]}::text[])`);
  if (stores) query = query.where('store_id', 'in', stores);
  if (statuses.length > 0) query = query.where('status', 'in', statuses);
  const rows = new Map((await query.execute()).map((row) => [row.number, row]));
  const orders = seen.flatMap(({ id, at, version }): ChangedOrder[] => {
    const row = rows.get(id);
    return row
      ? [
          {
            number: row.number,
            status: row.status,
            storeId: row.store_id,
            placedAt: row.placed_at,
            changedAt: at,
            version,
            total: row.total_cents,
            refunded: row.refunded_cents,
          },
        ]
      : [];
  });
  return { orders, next: seen.at(-1)?.cursor ?? after, hasMore: entries.length > limit };
}
