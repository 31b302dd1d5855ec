/** Storage key of the orders placed in this browser. A file of its own, because every page imports it. */
export const PLACED_KEY = 'placed-orders';
