import { z } from 'zod';
import { type Callables, callable } from '#backend/entrypoints/callables/callable.ts';
import type { CustomerOrderService } from '#backend/sales/orders/customer/service.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { locales } from '#domain/base/locale.ts';
import { orderRowToWire, orderToWire } from './order-wire.ts';

const page = z
  .strictObject({ page: z.int().min(1), perPage: z.int().min(1).max(100) })
  .partial()
  .nullable();
const one = z.strictObject({ order_number: z.string().max(30), locale: z.enum(locales).optional() });

/** Callables for the own orders, newest first and paged, and for one of them. */
export const orderCallables = ({ ownOrders }: { ownOrders: CustomerOrderService }): Callables => ({
  'customer-getOrders': callable(page, async (asked, { userId }) => {
    const { orders, ...pages } = await ownOrders.list(userId, asked ?? {});
    return { orders: orders.map(orderRowToWire), ...pages };
  }),
  'customer-getOrder': callable(one, async ({ order_number, locale }, visitor) => {
    const order = await ownOrders.one({ userId: visitor.userId, number: order_number }, locale ?? visitor.locale);
    if (!order) throw new ShopError('not-found', 'There is no such order.');
    return { order: orderToWire(order) };
  }),
});
