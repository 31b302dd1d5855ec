import { useEffect, useState } from 'react';
import { follow, type GivenOrders, listOf, type OrderList } from './order-list.ts';

/** The list of a loader's answer, through its states. */
export function useOrderList(given: GivenOrders): OrderList {
  const [seen, setSeen] = useState({ given, list: listOf(given) });
  useEffect(() => {
    if (!(given instanceof Promise)) return;
    const following = follow(given, (list) => setSeen({ given, list }));
    return following.stop;
  }, [given]);
  return seen.given === given ? seen.list : listOf(given);
}
