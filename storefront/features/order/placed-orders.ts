import type { WantedLine } from '#domain/cart/wanted-line.ts';
import { PLACED_KEY } from './placed-key.ts';

/** An order this browser has placed and not yet seen paid: its pieces leave the cart when it is (decisions 6). */
export type PlacedOrder = { number: string; lines: WantedLine[] };

const KEPT = 5;

const isPlacedOrder = (value: unknown): value is PlacedOrder =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as PlacedOrder).number === 'string' &&
  Array.isArray((value as PlacedOrder).lines);

export function placedOrders(): PlacedOrder[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlacedOrder) : [];
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

export function forgetOrder(number: string) {
  keep(placedOrders().filter((order) => order.number !== number));
}

/** Forgets the orders of a customer who signs out; their cart is the server's matter, so they are kept without lines. */
export function forgetCustomersOrders() {
  keep(placedOrders().filter(({ lines }) => lines.length > 0));
}
