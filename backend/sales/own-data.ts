import type { OwnDataContributor } from '#backend/customers/own-data/contributor.ts';
import type { CustomerOrderService } from '#backend/sales/orders/customer/service.ts';
import type { QuoteService } from '#backend/sales/quotes/service.ts';
import type { SpecialOrderService } from '#backend/sales/special-orders/service.ts';

type Orders = Pick<CustomerOrderService, 'all' | 'detach' | 'reduce'>;
type Quotes = Pick<QuoteService, 'own' | 'forget'>;
type SpecialOrders = Pick<SpecialOrderService, 'own' | 'forget'>;
type SalesExport = {
  orders: Awaited<ReturnType<Orders['all']>>;
  quotes: Awaited<ReturnType<Quotes['own']>>;
  specialOrders: Awaited<ReturnType<SpecialOrders['own']>>;
};
type Sales = { orders: Orders; quotes: Quotes; specialOrders: SpecialOrders };

/** Earlier than any order. */
const NONE = new Date(0);

/** Orders, quotes and special orders of customers and guests. Orders keep what the Accounting Act requires (own-data-1). */
export const salesData = ({ orders, quotes, specialOrders }: Sales): OwnDataContributor<SalesExport> => ({
  async exportOf({ userId, locale }) {
    return {
      orders: await orders.all(userId, locale),
      quotes: await quotes.own(userId),
      specialOrders: await specialOrders.own(userId),
    };
  },
  async deleteOf(tx, userId) {
    await orders.detach(tx, userId);
    return [
      ...(await quotes.forget(tx, { userId })),
      ...(await specialOrders.forget(tx, { userId })),
      ...(await orders.reduce(tx, NONE)),
    ];
  },
  async deleteGuests(tx, before) {
    return [
      ...(await quotes.forget(tx, { guestsBefore: before })),
      ...(await specialOrders.forget(tx, { guestsBefore: before })),
      ...(await orders.reduce(tx, before)),
    ];
  },
});
