import type { Kysely } from 'kysely';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { PaymentService } from '#backend/sales/payments/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import { isOrderNumber } from '#domain/sales/orders/order-number.ts';
import { findOrder, findOrdersOf, recordEvent } from '../queries.ts';
import { receiptPdf } from '../receipt/receipt-pdf.ts';
import type { OrderView } from '../shown/order-view.ts';
import { viewOf } from '../shown/view-of.ts';
import type { StoredOrder } from '../stored-order.ts';
import { findOwn, type OwnedBy } from './own-order.ts';
import { attachOrders, countOrders, type OrderRow, ordersOfCustomer } from './queries.ts';
import { detachOrders, reduceOrders } from './reduce.ts';

export type { OwnedBy } from './own-order.ts';
export type { OrderRow } from './queries.ts';

/** Part of one's own orders, newest first. `pages` is at least 1. */
export type OrderPage = { orders: OrderRow[]; page: number; pages: number; total: number };

/** A file to be read and kept. */
export type Receipt = { name: string; bytes: Uint8Array };

/** Who says which order; the address in lower case. */
export type ContractAsked = { number: string; email: string; userId: string | null; secret: string | null };

/** In the transaction that receives it: the order knows of its withdrawal. */
export const recordWithdrawal = (tx: Tx, orderId: string, details: { withdrawal: string }, at: Date): Promise<void> =>
  recordEvent(tx, orderId, 'withdrawal', details, at);

/** Which part of the orders: 20 on a page unless told, 100 at most. */
export type OrdersAsked = { page?: number; perPage?: number };

const ORDERS_PER_PAGE = 20;
const MOST_PER_PAGE = 100;
const within = (most: number, asked: number) => Math.min(Math.max(1, Math.trunc(asked) || 1), most);

export type CustomerOrderService = ReturnType<typeof createCustomerOrderService>;

/** Orders as their customers have them: listed, shown, given to an account, let go of. */
export function createCustomerOrderService(ctx: ShopContext, payments: Pick<PaymentService, 'methodName'>) {
  const { kysely } = ctx.db;

  const view = (order: StoredOrder, locale: Locale) => viewOf({ db: kysely, payments }, order, locale);
  const found = (by: OwnedBy) => findOwn(kysely, by);

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

    /** One's own order; null when there is none, or it is somebody else's. */
    async one(by: OwnedBy, locale: Locale): Promise<OrderView | null> {
      const order = await found(by);
      return order && view(order, locale);
    },

    /** The receipt of one's own order as a PDF; null when there is none, or nothing has been paid. */
    async receipt(by: OwnedBy, locale: Locale): Promise<Receipt | null> {
      const order = await found(by);
      if (!order?.paidAt) return null;
      const bytes = await receiptPdf(await view(order, locale), { locale, madeAt: ctx.now() });
      return { name: `kuitti-${order.number}.pdf`, bytes };
    },

    /** The order that a withdrawal means, when it is the sender's: by session, secret, or number and mail address. */
    async contract({ number, email, userId, secret }: ContractAsked): Promise<StoredOrder | null> {
      const given = number.replaceAll(/\s/g, '');
      const byNumber = isOrderNumber(given) ? await findOrder(kysely, { by: 'number', value: given }) : null;
      if (byNumber && ((byNumber.userId === userId && userId !== null) || byNumber.email === email)) return byNumber;
      const bySecret = secret ? await found({ secret }) : null;
      return bySecret?.number === given ? bySecret : null;
    },

    /** All of a customer's orders with the codes of their campaigns, oldest first. */
    async all(userId: string, locale: Locale): Promise<(OrderView & { campaignCodes: string[] })[]> {
      const views = [];
      for (const order of await findOrdersOf(kysely, userId))
        views.push({ ...(await view(order, locale)), campaignCodes: order.campaigns.map(({ code }) => code) });
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
