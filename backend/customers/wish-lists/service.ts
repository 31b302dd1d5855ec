import type { ShopContext } from '#backend/platform/context.ts';
import type { GoodsSource } from './goods.ts';
import { createItems } from './items.ts';
import { createLists } from './lists.ts';
import { createReading } from './reading.ts';
import { createWriting } from './writing.ts';

export type { AddProblem } from './items.ts';
export type { NamedList, Owner } from './lists.ts';
export type { WishListCard, WishListChoice } from './reading.ts';
export type { WantedWish, WishLine, WishListView, WishProblem } from './view.ts';

export type WishListService = ReturnType<typeof createWishListService>;

/**
 * Wish lists of customers: at most 50 lists of 500 items (wish-list-1 to wish-list-6). Every method works on the lists
 * of the given owner; another customer's list counts as not found.
 */
export const createWishListService = (ctx: ShopContext, source: GoodsSource) => ({
  ...createLists(ctx),
  ...createItems(ctx, source),
  ...createReading(ctx, source),
  ...createWriting(ctx, source),
});
