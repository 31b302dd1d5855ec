import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { invoiceOfOrder } from '#backend/sales/invoices/service.ts';
import type { PaymentService } from '#backend/sales/payments/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import { afterSaleOf } from '../customer/after-sale.ts';
import type { StoredOrder } from '../stored-order.ts';
import { type OrderView, orderView } from './order-view.ts';
import { shownStatus } from './shown-status.ts';

/** `now`: the moment that the order is shown at. */
export type ShownFrom = { db: Kysely<Tables>; payments: Pick<PaymentService, 'methodName'>; now: Date };

/** The order as shown to its shopper, with what happened since its payment. */
export async function viewOf({ db, payments, now }: ShownFrom, order: StoredOrder, locale: Locale): Promise<OrderView> {
  const status = await shownStatus(db, order);
  const paymentMethod = order.paymentMethod && payments.methodName(order.paymentMethod, locale);
  const invoice = await invoiceOfOrder(db, order.id);
  return orderView({ ...order, status }, locale, { paymentMethod, invoice, now, ...(await afterSaleOf(db, order.id)) });
}
