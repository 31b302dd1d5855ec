import { useEffect, useState } from 'react';
import { follow, type GivenOrders, listOf, type OrderList } from './order-list.ts';

/** The order list of a loader, in its current state (order-11). */
export function useOrderList(given: GivenOrders): OrderList {
  const [seen, setSeen] = useState({ given, list: listOf(given) });
  useEffect(() => {
    if (!(given instanceof Promise)) return;
    const following = follow(given, (list) => setSeen({ given, list }));
    return following.stop;
  }, [given]);
  return seen.given === given ? seen.list : listOf(given);
}
