import type { OrderNumber } from '#domain/base/ids.ts';
import { fieldsOf } from '#domain/base/records.ts';
import { readWanted, type WantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { PLACED_KEY } from './placed-key.ts';

/** An order placed in this browser and not known to be paid: its pieces leave the cart when it is (order-10). */
export type PlacedOrder = { number: OrderNumber; lines: WantedLine[] };

const KEPT = 5;

/** A stored order; drops invalid data. */
function readPlaced(value: unknown): PlacedOrder[] {
  const { number, lines } = fieldsOf(value);
  if (typeof number !== 'string' || !Array.isArray(lines)) return [];
  return [{ number, lines: lines.flatMap((line) => readWanted(line) ?? []) }];
}

export function placedOrders(): PlacedOrder[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(readPlaced) : [];
  } catch {
    return [];
  }
}

function keep(orders: PlacedOrder[]) {
  try {
    if (orders.length > 0) localStorage.setItem(PLACED_KEY, JSON.stringify(orders.slice(-KEPT)));
    else localStorage.removeItem(PLACED_KEY);
  } catch {}
}

export function rememberOrder(order: PlacedOrder) {
  keep([...placedOrders().filter(({ number }) => number !== order.number), order]);
}

export function forgetOrder(number: OrderNumber) {
  keep(placedOrders().filter((order) => order.number !== number));
}

/** Removes the lines of a signed-out customer's orders: the server updates that cart. */
export function forgetCustomersOrders() {
  keep(placedOrders().filter(({ lines }) => lines.length > 0));
}
