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
  const isUnknown = ({ price, sparePart, isGiftCard, publicPrice }: CartItem) =>
    // a contract price is no public reduction
    price.lowest30 === null && !sparePart && !isGiftCard && !publicPrice;
  const unknown = items.filter(isUnknown);
  if (unknown.length === 0) return [...items];
  const lowest = await prices.lowest30([...new Set(unknown.map(({ sku }) => sku))]);
  return items.map((item) => {
    const perUnit = isUnknown(item) ? lowest.get(item.sku) : undefined;
    if (perUnit === undefined) return item;
    const lowest30 = item.customization ? sizePrice(perUnit, item.customization).cents : perUnit;
    return { ...item, price: { ...item.price, lowest30 } };
  });
}
