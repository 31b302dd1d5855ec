import type { ShopContext } from '#backend/platform/context.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import { isOutdated, WISHLIST_ITEM_VERSION, type WishList } from '#domain/customers/wish-lists/wish-list.ts';
import { type Goods, type GoodsSource, goodsOf } from './goods.ts';
import { isListId, type Owner } from './lists.ts';
import {
  type ListRecord,
  readItems,
  readList,
  readListFacts,
  readLists,
  readMembership,
  readSharedList,
  readWishedSkus,
  type StoredItem,
  withItems,
} from './queries.ts';
import { pageOf, presentList, type WishListView } from './view.ts';

/** A list in the overview. */
export type WishListCard = {
  id: string;
  name: string;
  count: number;
  /** Images of the last added items. */
  images: string[];
  isShared: boolean;
  updatedAt: string;
};

/** A list in the chooser of a product page; `has`: the item is on it. */
export type WishListChoice = { id: string; name: string; count: number; has: boolean };

const PICTURES = 4;
const SECRET = /^[\w-]{22}$/;

/** Lists as pages and endpoints show them. */
export function createReading({ db: { kysely } }: Pick<ShopContext, 'db'>, source: GoodsSource) {
  /**
   * Reloads items of another version from the catalog and stores them (wish-list-3); those no longer sold stay as they
   * are.
   */
  async function refreshed(listId: string, items: StoredItem[], locale: Locale): Promise<StoredItem[]> {
    const outdated = items.filter(isOutdated);
    if (outdated.length === 0) return items;
    const goods = await goodsOf(
      source,
      outdated.map(({ sku }) => sku),
      locale,
    );
    const renewed = new Map(
      outdated.flatMap((item) => {
        const now = goods.get(item.sku);
        if (!now) return [];
        const { title, image, slug } = now;
        return [[item.id, { ...item, version: WISHLIST_ITEM_VERSION, title, image, slug }] as const];
      }),
    );
    await kysely.transaction().execute(async (tx) => {
      for (const { id, version, title, image, slug } of renewed.values())
        await tx
          .updateTable('wish_list_item')
          .set({ version, title, image, slug })
          .where('list_id', '=', listId)
          .where('id', '=', id)
          .execute();
    });
    return items.map((item) => renewed.get(item.id) ?? item);
  }

  async function viewOf(list: ListRecord, page: number, locale: Locale): Promise<WishListView> {
    const stored = (await readItems(kysely, [list.id])).get(list.id) ?? [];
    const items = await refreshed(list.id, stored, locale);
    const skus = pageOf(items, page).items.map(({ sku }) => sku);
    const goods: Map<string, Goods> = await goodsOf(source, skus, locale);
    return presentList(list, items, page, goods);
  }

  return {
    /** The owner's lists with item counts and some images, oldest first. */
    async overview({ userId }: Pick<Owner, 'userId'>): Promise<WishListCard[]> {
      const lists = await readLists(kysely, userId);
      const facts = await readListFacts(kysely, userId, PICTURES);
      return lists.map(({ id, name, secret, updatedAt }) => {
        const { count = 0, images = [] } = facts.get(id) ?? {};
        return { id, name, count, images, isShared: secret !== null, updatedAt };
      });
    },

    /** The owner's lists with all items; outdated items are reloaded (wish-list-3). */
    async list(owner: Owner): Promise<WishList[]> {
      const lists = await readLists(kysely, owner.userId);
      const items = await readItems(
        kysely,
        lists.map(({ id }) => id),
      );
      const found: WishList[] = [];
      for (const list of lists)
        found.push(withItems(list, await refreshed(list.id, items.get(list.id) ?? [], owner.locale)));
      return found;
    },

    /** A page of one of the owner's lists in a locale; null when the owner has no such list. */
    async one(owner: Owner, id: string, { page = 1, locale = owner.locale } = {}): Promise<WishListView | null> {
      const list = isListId(id) ? await readList(kysely, owner.userId, id) : null;
      return list && viewOf(list, page, locale);
    },

    /** A page of a shared list by the secret of its link; does not reveal its owner (wish-list-6). */
    async shared(
      secret: string,
      { page = 1, locale }: { page?: number; locale: Locale },
    ): Promise<WishListView | null> {
      const list = SECRET.test(secret) ? await readSharedList(kysely, secret) : null;
      return list && viewOf(list, page, locale);
    },

    /** The owner's lists, and which of them contain an item. */
    choices: ({ userId }: Pick<Owner, 'userId'>, sku: Sku): Promise<WishListChoice[]> =>
      readMembership(kysely, userId, sku),

    /** Distinct skus on all lists of the owner. */
    wishedSkus: ({ userId }: Pick<Owner, 'userId'>): Promise<string[]> => readWishedSkus(kysely, userId),
  };
}
