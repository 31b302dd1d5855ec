import type { ShopContext } from '#backend/platform/context.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { DeliveryService } from '#backend/sales/delivery/service.ts';
import type { PaymentService } from '#backend/sales/payments/service.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { OrderListQuery } from '#domain/sales/orders/order-list.ts';
import { isOrderNumber } from '#domain/sales/orders/order-number.ts';
import { type Actor, authorise, storesFor } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import type { AfterSale } from '../fulfilment/after-sale.ts';
import { findOrder } from '../queries.ts';
import { type Receipt, receiptOf } from '../receipt/receipt-of.ts';
import { type ChangedOrders, type ChangedQuery, changedOrders } from './changed-orders.ts';
import { seesContacts } from './contact-access.ts';
import { createOrderEdits } from './edit-order.ts';
import { countOrders, listOrders, type OrderPage } from './list-orders.ts';
import { createOrderActions } from './staff-actions.ts';
import { type StaffOrder, staffOrder } from './staff-order.ts';
import { ordersPlaced, type WholeOrder, wholeOrder } from './whole-order.ts';

export type { Edited, OrderClash, OrderEdits } from './edit-order.ts';
export { filterConditions as orderConditions } from './list-filters.ts';
export type { ListedOrder, OrderPage } from './list-orders.ts';
export type { StaffOrder, StaffOrderLine } from './staff-order.ts';
export type { TimelineEntry } from './timeline.ts';
export type { WholeOrder } from './whole-order.ts';

type Deps = {
  delivery: Pick<DeliveryService, 'servicePoint' | 'servicePoints'>;
  mail: Pick<MailService, 'sendAgain' | 'about'>;
  payments: Pick<PaymentService, 'methodName'>;
  afterSale: Pick<AfterSale, 'moved' | 'tellChanged' | 'tellFormer' | 'tellExpected'>;
};

/** Orders as staff see and handle them. */
export function createStaffOrderService(ctx: ShopContext, { delivery, mail, payments, afterSale }: Deps) {
  const { kysely } = ctx.db;
  const { now } = ctx;

  const { moved, tellChanged, tellFormer, tellExpected } = afterSale;
  const edit = createOrderEdits(ctx, { delivery, onStoreMoved: moved, tell: tellChanged, tellFormer });

  return {
    ...createOrderActions(ctx, { mail, tellExpected }),
    edit,

    /** Everything of one order; null if it does not exist. Any order may be opened by its number. */
    async view(actor: Actor, number: OrderNumber): Promise<StaffOrder | null> {
      storesFor(actor, 'orders.read');
      const order = isOrderNumber(number) ? await findOrder(kysely, { by: 'number', value: number }) : null;
      return order && staffOrder(kysely, mail, actor, order, now());
    },

    /** The receipt that the customer of a paid order gets; null without a payment or for who does not see the customer. */
    async receipt(actor: Actor, number: OrderNumber): Promise<Receipt | null> {
      storesFor(actor, 'orders.read');
      const order = isOrderNumber(number) ? await findOrder(kysely, { by: 'number', value: number }) : null;
      return order && seesContacts(actor, order)
        ? receiptOf({ db: kysely, payments, now: now() }, order, order.locale)
        : null;
    },

    /** People to whom orders can be given. */
    people: () =>
      kysely.selectFrom('staff').select(['id', 'name']).where('suspended_at', 'is', null).orderBy('name').execute(),

    /** A page of orders, sorted as the query says. A store lists its own; contacts are null for roles that may not see them. */
    list: (
      actor: Actor,
      query: OrderListQuery,
      page: { after?: string | null; limit?: number } = {},
    ): Promise<OrderPage> => listOrders(kysely, actor, query, { ...page, now: now() }),

    /** Orders in the order in which they changed last, for programs that follow them (api-5). */
    changed: (actor: Actor, query: ChangedQuery): Promise<ChangedOrders> => changedOrders(kysely, actor, query),

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
