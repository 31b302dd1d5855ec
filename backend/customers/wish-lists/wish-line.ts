import { type ChosenSize, lineId } from '#domain/catalog/offers/cart-item.ts';
import { checkSize } from '#domain/catalog/prices/size-price.ts';
import { WISHLIST_ITEM_VERSION, type WishListItem } from '#domain/customers/wish-lists/wish-list.ts';
import type { Goods } from './goods.ts';

/** A thing that is wished: a sku, and of goods cut to size perhaps a size. */
export type Wished = { sku: string; customization?: ChosenSize | null };

/** The thing as a line of a list; a size that it cannot be cut to is left out. */
export function wishLine(goods: Goods, { sku, customization }: Wished, amount: number): WishListItem {
  const sizing = goods.item?.sizing;
  const size = sizing && customization && checkSize(sizing, customization).ok ? customization : null;
  return {
    id: lineId({ sku, customization: size }),
    version: WISHLIST_ITEM_VERSION,
    baseType: 'wishlistItem',
    ...{ sku, amount, title: goods.title, image: goods.image, slug: goods.slug },
    customization: size,
  };
}
