import type { Kysely } from 'kysely';
import type { Locale } from '#domain/base/locale.ts';
import { isOrderNumber } from '#domain/orders/order-number.ts';
import type { ShopContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import type { PaymentService } from '../../payments/service.ts';
import { type OrderView, orderView } from '../order-view.ts';
import { findOrder, findOrdersOf } from '../queries.ts';
import { shownStatus } from '../shown-status.ts';
import type { StoredOrder } from '../stored-order.ts';
import { attachOrders, countOrders, type OrderRow, ordersOfCustomer } from './queries.ts';
import { detachOrders, reduceOrders } from './reduce.ts';

export type { OrderRow } from './queries.ts';

/** Part of one's own orders, newest first. `pages` is at least 1. */
export type OrderPage = { orders: OrderRow[]; page: number; pages: number; total: number };

/** Which part of the orders: 20 on a page unless told, 100 at most. */
export type OrdersAsked = { page?: number; perPage?: number };

const ORDERS_PER_PAGE = 20;
const MOST_PER_PAGE = 100;
const within = (most: number, asked: number) => Math.min(Math.max(1, Math.trunc(asked) || 1), most);

export type CustomerOrderService = ReturnType<typeof createCustomerOrderService>;

/** Orders as their customers have them: listed, shown, given to an account, let go of. */
export function createCustomerOrderService(ctx: ShopContext, payments: Pick<PaymentService, 'methodName'>) {
  const { kysely } = ctx.db;

  async function view(order: StoredOrder, locale: Locale): Promise<OrderView> {
    const status = await shownStatus(kysely, order);
    const method = order.paymentMethod && payments.methodName(order.paymentMethod, locale);
    return orderView({ ...order, status }, locale, method);
  }

  return {
    /** A page of a customer's orders; a page that is not there is the nearest one that is. */
    async list(userId: string, { page = 1, perPage = ORDERS_PER_PAGE }: OrdersAsked = {}): Promise<OrderPage> {
      const limit = within(MOST_PER_PAGE, perPage);
      const total = await countOrders(kysely, userId);
      const pages = Math.max(1, Math.ceil(total / limit));
      const shown = within(pages, page);
      const orders = total === 0 ? [] : await ordersOfCustomer(kysely, userId, { limit, offset: (shown - 1) * limit });
      return { orders, page: shown, pages, total };
    },

    /** One's own order by its number; null when there is none, or it is somebody else's. */
    async one(userId: string, number: string, locale: Locale): Promise<OrderView | null> {
      const order = isOrderNumber(number) ? await findOrder(kysely, { by: 'number', value: number }) : null;
      return order && order.userId === userId ? view(order, locale) : null;
    },

    /** All of a customer's orders, oldest first. */
    async all(userId: string, locale: Locale): Promise<OrderView[]> {
      const views: OrderView[] = [];
      for (const order of await findOrdersOf(kysely, userId)) views.push(await view(order, locale));
      return views;
    },

    /** Gives the orders that guests placed with a verified address to its account; how many. */
    attach: (userId: string, email: string): Promise<number> => attachOrders(kysely, userId, email.toLowerCase()),

    /** In the transaction that deletes the account. */
    detach: (tx: Kysely<Tables>, userId: string): Promise<void> => detachOrders(tx, userId),

    /** Personal fields of done orders go: of customers who left, and of guests from before `before`. The orders' ids. */
    reduce: (tx: Kysely<Tables>, before: Date): Promise<string[]> => reduceOrders(tx, before),
  };
}
