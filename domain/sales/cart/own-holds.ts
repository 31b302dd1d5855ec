import type { Stock } from '#domain/catalog/products/product.ts';

/**
 * Stock as one shopper sees it: units held by the shopper's own unpaid order count as available, so that returning
 * from the payment page does not show the own last unit as sold out. Stock per store is unchanged.
 */
export function withOwnHolds<T extends { stock: Stock }>(item: T, held: number): T {
  if (held <= 0) return item;
  return { ...item, stock: { ...item.stock, qty: item.stock.qty + held, stockStatus: 'inStock' } };
}
