import type { OrderPage as OrdersPage } from '#backend/sales/orders/customer/service.ts';

export type { OrderPage as OrdersPage } from '#backend/sales/orders/customer/service.ts';

/** The list in its four states (order-11). */
export type OrderList = { status: 'initial' | 'fetching' | 'error' } | ({ status: 'fetched' } & OrdersPage);

/** The loader's data: a page of orders, null when the fetch failed, or a promise of either. */
export type GivenOrders = OrdersPage | null | Promise<OrdersPage | null>;

/** The state of the list when its page first renders. */
export function listOf(given: GivenOrders): OrderList {
  if (given instanceof Promise) return { status: 'initial' };
  return given ? { status: 'fetched', ...given } : { status: 'error' };
}

/** Reports each state of an awaited list until it is stopped. */
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
