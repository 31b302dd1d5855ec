import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { sellProblem } from '#domain/catalog/offers/sell-problem.ts';
import { classRank } from '#domain/catalog/products/product.ts';
import type { Discounts } from '#domain/sales/campaigns/campaign.ts';

/** Free gifts with current catalog data; `amount` is set, prices are the regular ones. */
export type GiftItem = CartItem;

/**
 * The gifts that can be given with a cart, without those that are gone, not in stock in addition to the cart's units,
 * or of a larger shipping class than the goods, which the chosen delivery could not carry.
 */
export async function giftItems(
  gifts: Discounts['gifts'],
  cart: readonly CartItem[],
  locale: Locale,
  catalog: Pick<CatalogService, 'cartItems'>,
): Promise<GiftItem[]> {
  if (gifts.length === 0) return [];
  const fresh = await catalog.cartItems(
    gifts.map(({ sku }) => sku),
    locale,
  );
  const largest = Math.max(...cart.map((item) => classRank(item.shippingClass)));
  return gifts.flatMap(({ sku, amount }) => {
    const item = fresh.get(sku);
    if (!item || item.sizing || item.isGiftCard || item.deposit !== null) return [];
    const bought = cart.reduce((sum, line) => sum + (line.sku === sku ? line.amount : 0), 0);
    const isThere = item.stock.stockStatus === 'inStock' && item.stock.qty >= bought + amount;
    const fits = classRank(item.shippingClass) <= largest;
    return isThere && fits && !sellProblem(item, amount, bought) ? [{ ...item, amount }] : [];
  });
}
