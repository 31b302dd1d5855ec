import type { Shop } from '#backend/shop.ts';
import type { OrdersPage } from './order-list.ts';

type Source = { ownOrders: Pick<Shop['ownOrders'], 'list'>; log: Pick<Shop['log'], 'error'> };

/** The page of orders in the address. Logs a failed fetch and returns null; never throws (order-11). */
export async function fetchOrders(
  { ownOrders, log }: Source,
  userId: string,
  query: URLSearchParams,
): Promise<OrdersPage | null> {
  try {
    return await ownOrders.list(userId, { page: Number(query.get('page')) || 1 });
  } catch (error) {
    log.error({ err: error }, 'orders not fetched');
    return null;
  }
}
