import type { SparePartService } from '#backend/catalog/spare-parts/service.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { CART_STOCK } from '#domain/catalog/spare-parts/part.ts';
import type { LockedSku } from './stock.ts';

/** A spare part as something to sell: any number of pieces, from its supplier (spec 9). */
const lockedPart = (price: number | null): LockedSku => ({
  price,
  productLine: 1,
  stock: { qty: CART_STOCK, stockStatus: 'inStock', nextDeliveryDate: null, storeAvailability: {} },
  shelf: [],
  saleMode: 'buy',
  deposit: null,
  isCutToSize: false,
});

/**
 * The spare parts of an order as they are while this transaction goes on; parts of a supplier's own system are as they
 * were judged a moment ago. The caller has locked the skus of the catalog first, as imports do.
 */
export async function partsUnderLock(
  tx: Tx,
  items: readonly CartItem[],
  lockPrices: SparePartService['lockPrices'],
): Promise<Map<string, LockedSku>> {
  const locked = await lockPrices(
    tx,
    items.map(({ sku }) => sku),
  );
  const prices = locked ?? new Map(items.map(({ sku, price }) => [sku, price.finalPrice.inclTax]));
  return new Map([...prices].map(([sku, price]) => [sku, lockedPart(price)]));
}
