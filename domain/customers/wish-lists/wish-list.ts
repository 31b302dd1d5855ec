import type { Sku } from '#domain/base/ids.ts';
import { MAX_AMOUNT, MIN_AMOUNT } from '#domain/catalog/offers/cart-commands.ts';
import type { ChosenSize } from '#domain/catalog/offers/cart-item.ts';

/** Version of stored items. An item of another version is loaded again from the catalog (wish-list-3). */
export const WISHLIST_ITEM_VERSION = 1;

/** Name of the list that is created when none is chosen, in both languages (wish-list-2). */
export const DEFAULT_LIST_NAME = 'Toivelista';

/** Limits: lists of a customer, items of a list. */
export const MOST_LISTS = 50;
export const MOST_ITEMS = 500;

/** An item of a wish list. `id` is `lineId` of sku and size; the `slug` of a spare part is its sku. */
export type WishListItem = {
  id: string;
  version: number;
  baseType: 'wishlistItem';
  sku: Sku;
  amount: number;
  /** Title of the product at the time it was added. */
  title: string;
  image: string | null;
  slug: string;
  customization: ChosenSize | null;
};

/** A wish list; times in ISO 8601. */
export type WishList = { id: string; name: string; items: WishListItem[]; createdAt: string; updatedAt: string };

/** Whether an item lacks a version or has another than the current one (wish-list-3). */
export const isOutdated = ({ version }: { version?: number | null }): boolean => version !== WISHLIST_ITEM_VERSION;

/**
 * Amount after adding an item that is on the list already: the larger of both, so that a repeated request or a merge
 * never doubles it.
 */
export const joinedAmount = (there: number, added: number): number =>
  Math.max(MIN_AMOUNT, Math.min(MAX_AMOUNT, Math.max(there, added)));
