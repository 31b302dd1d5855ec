import type { Kysely } from 'kysely';
import type { CompanyService } from '#backend/customers/companies/service.ts';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { PaymentService } from '#backend/sales/payments/service.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import { isOrderNumber } from '#domain/sales/orders/order-number.ts';
import { findOrder, findOrdersOf, recordEvent } from '../queries.ts';
import { type Receipt, receiptOf } from '../receipt/receipt-of.ts';
import type { OrderView } from '../shown/order-view.ts';
import { viewOf } from '../shown/view-of.ts';
import type { StoredOrder } from '../stored-order.ts';
import { anonymizeOrders, detachOrders } from './anonymize.ts';
import { ordersOfCompany } from './company-orders.ts';
import { latestContact } from './latest-contact.ts';
import { findOwn, type OwnedBy } from './own-order.ts';
import { attachOrders, countOrders, goodsBoughtBy, type OrderRow, ordersOfCustomer, receiptsOf } from './queries.ts';
import { warrantiesOf } from './warranties.ts';

export { keepForExchange, putBackKept } from '../exchange-stock.ts';
export type { OwnedBy } from './own-order.ts';
export type { OrderRow } from './queries.ts';

/** A page of own orders, newest first. `pages` is at least 1. */
export type OrderPage = { orders: OrderRow[]; page: number; pages: number; total: number };

/** Who withdraws from which order; the address in lower case. */
export type ContractLookup = { number: OrderNumber; email: string; userId: string | null; secret: string | null };

/** Records a withdrawal as an event of the order, in the transaction that receives it. */
export const recordWithdrawal = (tx: Tx, orderId: string, details: { withdrawal: string }, at: Date): Promise<void> =>
  recordEvent(tx, orderId, 'withdrawal', details, at);

/** Records that the customer took a return back. */
export const recordReturnCancelled = (
  tx: Tx,
  orderId: string,
  details: { withdrawal: string },
  at: Date,
): Promise<void> => recordEvent(tx, orderId, 'withdrawal_cancelled', details, at);

/** 20 orders a page by default, 100 at most. */
export type OrdersPageInput = { page?: number; perPage?: number };

const ORDERS_PER_PAGE = 20;
const MOST_PER_PAGE = 100;
const within = (most: number, asked: number) => Math.min(Math.max(1, Math.trunc(asked) || 1), most);

export type CustomerOrderService = ReturnType<typeof createCustomerOrderService>;

/** Orders as seen by their customers: listed, opened, attached to an account, detached. */
export function createCustomerOrderService(
  ctx: ShopContext,
  payments: Pick<PaymentService, 'methodName'>,
  companies: Pick<CompanyService, 'of'>,
) {
  const { kysely } = ctx.db;

  const view = (order: StoredOrder, locale: Locale) => viewOf({ db: kysely, payments, now: ctx.now() }, order, locale);
  const found = (by: OwnedBy) => findOwn(kysely, by);

  return {
    /** A page of a customer's orders; a page out of range gives the nearest one. */
    async list(userId: string, { page = 1, perPage = ORDERS_PER_PAGE }: OrdersPageInput = {}): Promise<OrderPage> {
      const limit = within(MOST_PER_PAGE, perPage);
      const total = await countOrders(kysely, userId);
      const pages = Math.max(1, Math.ceil(total / limit));
      const shown = within(pages, page);
      const orders = total === 0 ? [] : await ordersOfCustomer(kysely, userId, { limit, offset: (shown - 1) * limit });
      return { orders, page: shown, pages, total };
    },

    /** A page of the orders of the visitor's company (company-7). */
    ofCompany: (visitor: Pick<Visitor, 'userId'>, page: number) => ordersOfCompany(kysely, companies, visitor, page),

    /** Goods of a customer's orders, each once, the newest first (garage-1). */
    boughtGoods: (userId: string) => goodsBoughtBy(kysely, userId),

    /** Orders of a customer that have a receipt, newest first (account-8). */
    receipts: (userId: string) => receiptsOf(kysely, userId),

    /** Warranties of a customer's goods, newest order first (warranty-1). */
    warranties: (userId: string) => warrantiesOf(kysely, userId),

    /** An own order; null when there is none or it is another's (order-6). */
    async one(by: OwnedBy, locale: Locale): Promise<OrderView | null> {
      const order = await found(by);
      return order && view(order, locale);
    },

    /** The PDF receipt of an own order; null when there is none or nothing is paid. */
    async receipt(by: OwnedBy, locale: Locale): Promise<Receipt | null> {
      const order = await found(by);
      return order && receiptOf({ db: kysely, payments, now: ctx.now() }, order, locale);
    },

    /**
     * The order that a withdrawal refers to, if it is the sender's: by session, token, or number and e-mail address.
     */
    async contract({ number, email, userId, secret }: ContractLookup): Promise<StoredOrder | null> {
      const given = number.replaceAll(/\s/g, '');
      const byNumber = isOrderNumber(given) ? await findOrder(kysely, { by: 'number', value: given }) : null;
      if (byNumber && ((byNumber.userId === userId && userId !== null) || byNumber.email === email)) return byNumber;
      const bySecret = secret ? await found({ secret }) : null;
      return bySecret?.number === given ? bySecret : null;
    },

    /** The order itself, for what is done about it afterwards; `lock`: locked until the transaction ends. */
    stored: (db: Kysely<Tables>, by: OwnedBy, lock = false): Promise<StoredOrder | null> => findOwn(db, by, { lock }),

    /** The order of something that is kept about it, such as a withdrawal. */
    storedById: (id: string): Promise<StoredOrder | null> => findOrder(kysely, { by: 'id', value: id }),

    /** All orders of a customer with their campaign codes, oldest first. */
    async all(userId: string, locale: Locale): Promise<(OrderView & { campaignCodes: string[] })[]> {
      const views = [];
      for (const order of await findOrdersOf(kysely, userId))
        views.push({ ...(await view(order, locale)), campaignCodes: order.campaigns.map(({ code }) => code) });
      return views;
    },

    /** Moves the guest orders of a verified address to its account; returns their number. */
    attach: (userId: string, email: string): Promise<number> => attachOrders(kysely, userId, email.toLowerCase()),

    /** Name, phone and address of the latest order, for an account that has none. */
    latestContact: (userId: string) => latestContact(kysely, userId),

    /** Called in the transaction that deletes the account. */
    detach: (tx: Kysely<Tables>, userId: string): Promise<void> => detachOrders(tx, userId),

    /** Anonymises done orders of deleted accounts and old guest orders; returns their ids. */
    reduce: (tx: Kysely<Tables>, before: Date): Promise<string[]> => anonymizeOrders(tx, before),
  };
}
