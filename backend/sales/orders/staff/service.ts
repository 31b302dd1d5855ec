import type { ShopContext } from '#backend/platform/context.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { OrderListQuery } from '#domain/sales/orders/order-list.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import { countOrders, listOrders, type OrderPage } from './list-orders.ts';
import { ordersPlaced, type WholeOrder, wholeOrder } from './whole-order.ts';

export type { ListedOrder, OrderPage } from './list-orders.ts';
export type { WholeOrder } from './whole-order.ts';

/** Orders as staff see and handle them. */
export function createStaffOrderService(ctx: ShopContext) {
  const { kysely } = ctx.db;
  const { now } = ctx;

  return {
    /** A page of orders, newest first. A store lists its own; contacts are null for roles that may not see them. */
    list: (
      actor: Actor,
      query: OrderListQuery,
      page: { after?: string | null; limit?: number } = {},
    ): Promise<OrderPage> => listOrders(kysely, actor, query, { ...page, now: now() }),

    /** How many orders each query finds; 10,001 stands for more. */
    counts: (actor: Actor, queries: readonly OrderListQuery[]): Promise<number[]> =>
      countOrders(kysely, actor, queries, now()),

    /** An order with all its rows as stored; null if it does not exist. */
    async whole(actor: Actor, number: OrderNumber): Promise<WholeOrder | null> {
      authorise(actor, 'orders.export', { subject: number });
      return wholeOrder(kysely, number);
    },

    /** Orders placed within a range of days (inclusive, in the shop's time zone), oldest first, in pages. */
    placed(actor: Actor, { from, to }: { from: string | null; to: string | null }): AsyncGenerator<WholeOrder[]> {
      authorise(actor, 'orders.export', { subject: 'orders' });
      return ordersPlaced(kysely, { from, to, timeZone: shop.timeZone });
    },
  };
}

export type StaffOrderService = ReturnType<typeof createStaffOrderService>;
