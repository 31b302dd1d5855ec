import type { SparePartService } from '#backend/catalog/spare-parts/service.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { CART_STOCK } from '#domain/catalog/spare-parts/part.ts';
import type { LockedSku } from './stock.ts';

/** What the shop has no stock of as a sellable sku with unlimited units: a supplier's spare part (spare-part-6), a gift card. */
export const withoutStock = (price: number | null): LockedSku => ({
  price,
  productLine: 1,
  stock: { qty: CART_STOCK, stockStatus: 'inStock', nextDeliveryDate: null, storeAvailability: {} },
  shelf: [],
  saleMode: 'buy',
  deposit: null,
  isCutToSize: false,
  hygieneSealed: false,
  warrantyMonths: null,
  quantityBreaks: [],
});

/**
 * Locks the spare parts of an order for this transaction; parts of a supplier's own system keep the price read a
 * moment ago. The caller has locked the catalog's skus first, in the same order as imports do.
 */
export async function lockSpareParts(
  tx: Tx,
  items: readonly CartItem[],
  lockPrices: SparePartService['lockPrices'],
): Promise<Map<string, LockedSku>> {
  const locked = await lockPrices(
    tx,
    items.map(({ sku }) => sku),
  );
  const prices = locked ?? new Map(items.map(({ sku, price }) => [sku, price.finalPrice.inclTax]));
  return new Map([...prices].map(([sku, price]) => [sku, withoutStock(price)]));
}
