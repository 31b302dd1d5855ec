import type { Stock } from '#domain/catalog/products/product.ts';

/**
 * Stock as one shopper may have it: pieces held by the shopper's own unpaid order count as available, so that coming
 * back from the payment page does not show one's own last piece as sold. Store by store it stays as it is.
 */
export function withOwnHolds<T extends { stock: Stock }>(item: T, held: number): T {
  if (held <= 0) return item;
  return { ...item, stock: { ...item.stock, qty: item.stock.qty + held, stockStatus: 'inStock' } };
}
