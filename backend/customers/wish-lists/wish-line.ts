import type { Sku } from '#domain/base/ids.ts';
import { type ChosenSize, lineId } from '#domain/catalog/offers/cart-item.ts';
import { checkSize } from '#domain/catalog/prices/size-price.ts';
import { WISHLIST_ITEM_VERSION, type WishListItem } from '#domain/customers/wish-lists/wish-list.ts';
import type { Goods } from './goods.ts';

/** A wished item: a sku, and optionally a size of goods cut to size. */
export type Wished = { sku: Sku; customization?: ChosenSize | null };

/** A wish as an item of a list; drops a size that it cannot be cut to. */
export function wishLine(goods: Goods, { sku, customization }: Wished, amount: number): WishListItem {
  const sizing = goods.item?.sizing;
  const size = sizing && customization && checkSize(sizing, customization).ok ? customization : null;
  return {
    id: lineId({ sku, customization: size }),
    version: WISHLIST_ITEM_VERSION,
    baseType: 'wishlistItem',
    sku,
    amount,
    title: goods.title,
    image: goods.image,
    slug: goods.slug,
    customization: size,
  };
}
