import { MAX_AMOUNT, MIN_AMOUNT } from '#domain/catalog/offers/cart-commands.ts';
import type { ChosenSize } from '#domain/catalog/offers/cart-item.ts';

/** The configured version of stored items: one of another version is fetched again from the catalog (spec 4, 9). */
export const WISHLIST_ITEM_VERSION = 1;

/** With no list chosen, one of this name is created (spec 4); the same in both languages. */
export const DEFAULT_LIST_NAME = 'Toivelista';

/** So many lists a customer may have, and so many lines a list. */
export const MOST_LISTS = 50;
export const MOST_ITEMS = 500;

/** A line of a wish list (spec 3). `id` is `lineId` of sku and size; a spare part's `slug` is its sku. */
export type WishListItem = {
  id: string;
  version: number;
  baseType: 'wishlistItem';
  sku: string;
  amount: number;
  /** As the thing was called when it was put on the list. */
  title: string;
  image: string | null;
  slug: string;
  customization: ChosenSize | null;
};

/** A wish list (spec 3); times in ISO 8601. */
export type WishList = { id: string; name: string; items: WishListItem[]; createdAt: string; updatedAt: string };

/** An item that lacks a version or is not of the configured one (spec 4). */
export const isOutdated = ({ version }: { version?: number | null }): boolean => version !== WISHLIST_ITEM_VERSION;

/**
 * Pieces of a line that was on the list already: the larger amount, so that a repeated press or a line that comes from
 * another list never doubles.
 */
export const joinedAmount = (there: number, added: number): number =>
  Math.max(MIN_AMOUNT, Math.min(MAX_AMOUNT, Math.max(there, added)));
