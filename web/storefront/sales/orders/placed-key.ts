/** Where a browser keeps the orders it has placed; by itself, because every page looks whether there are any. */
export const PLACED_KEY = 'placed-orders';
