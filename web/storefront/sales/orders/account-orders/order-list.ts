import type { OrderPage as OrdersPage } from '#backend/sales/orders/customer/service.ts';

export type { OrderPage as OrdersPage } from '#backend/sales/orders/customer/service.ts';

/** The list and its four states (spec 3, order list status). */
export type OrderList = { status: 'initial' | 'fetching' | 'error' } | ({ status: 'fetched' } & OrdersPage);

/** What a loader gives: a page of orders, null when the fetch failed, or the promise of either. */
export type GivenOrders = OrdersPage | null | Promise<OrdersPage | null>;

/** The list as it stands when its page is first shown. */
export function listOf(given: GivenOrders): OrderList {
  if (given instanceof Promise) return { status: 'initial' };
  return given ? { status: 'fetched', ...given } : { status: 'error' };
}

/** Tells every state of an awaited list until it is stopped. */
export function follow(given: Promise<OrdersPage | null>, tell: (list: OrderList) => void) {
  let wanted = true;
  tell({ status: 'fetching' });
  const settle = (result: OrdersPage | null) => {
    if (wanted) tell(listOf(result));
  };
  return {
    stop: () => {
      wanted = false;
    },
    done: given.then(settle, () => settle(null)),
  };
}
