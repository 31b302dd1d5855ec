import type { PricesService } from '#backend/catalog/prices/service.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { sizePrice } from '#domain/catalog/prices/size-price.ts';

/**
 * Adds the lowest price of the last 30 days to items, also to those that are not reduced: a campaign may reduce them,
 * and the law requires it next to a reduced price (price-4, 0019). The frozen value of a reduction stays.
 */
export async function withLowestPrices(
  items: readonly CartItem[],
  prices: Pick<PricesService, 'lowest30'>,
): Promise<CartItem[]> {
  const unknown = items.filter((item) => item.price.lowest30 === null && !item.sparePart && !item.isGiftCard);
  if (unknown.length === 0) return [...items];
  const lowest = await prices.lowest30([...new Set(unknown.map(({ sku }) => sku))]);
  return items.map((item) => {
    const perUnit = item.price.lowest30 === null ? lowest.get(item.sku) : undefined;
    if (perUnit === undefined) return item;
    const lowest30 = item.customization ? sizePrice(perUnit, item.customization).cents : perUnit;
    return { ...item, price: { ...item.price, lowest30 } };
  });
}
