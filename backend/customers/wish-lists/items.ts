import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { checkListName, type ListNameProblem } from '#domain/customers/wish-lists/list-name.ts';
import { membershipChange } from '#domain/customers/wish-lists/membership.ts';
import {
  DEFAULT_LIST_NAME,
  MOST_ITEMS,
  MOST_LISTS,
  type WishListItem,
} from '#domain/customers/wish-lists/wish-list.ts';
import {
  amountOf,
  countItems,
  deleteItem,
  deleteSku,
  insertList,
  lockOwner,
  putItem,
  setItemAmount,
  touchLists,
} from './changes.ts';
import { type GoodsSource, goodsOf } from './goods.ts';
import { isListId, type NamedList, type Owner } from './lists.ts';
import { readItems, readList, readLists, readMembership, type StoredItem } from './queries.ts';
import { type Wished, wishLine } from './wish-line.ts';

/** 'unknown': not sold; 'full': the list has 500 lines; 'not_found': no such list. */
export type AddProblem = 'not_found' | 'unknown' | 'full' | 'too_many_lists';

/** Changes of wish-list items. */
export function createItems({ db: { kysely }, now }: Pick<ShopContext, 'db' | 'now'>, source: GoodsSource) {
  /** A wish as an item; drops a size that it cannot be cut to. Null: not sold. */
  async function lineOf(owner: Owner, wished: Wished, amount = 1): Promise<WishListItem | null> {
    const goods = (await goodsOf(source, [wished.sku], owner.locale)).get(wished.sku);
    return goods ? wishLine(goods, wished, amount) : null;
  }

  /** The chosen list, or the default one, created when missing (wish-list-2). */
  async function listFor(tx: Tx, owner: Owner, id: string | null): Promise<Result<NamedList, AddProblem>> {
    if (id !== null) {
      const list = await readList(tx, owner.userId, id);
      return list ? ok({ id: list.id, name: list.name }) : fail('not_found');
    }
    const lists = await readLists(tx, owner.userId);
    const there = lists.find(({ name }) => name === DEFAULT_LIST_NAME);
    if (there) return ok({ id: there.id, name: there.name });
    if (lists.length >= MOST_LISTS) return fail('too_many_lists');
    return ok({ id: await insertList(tx, owner.userId, DEFAULT_LIST_NAME, now()), name: DEFAULT_LIST_NAME });
  }

  const hasRoom = async (tx: Tx, listId: string, itemId: string) =>
    (await amountOf(tx, listId, itemId)) !== null || (await countItems(tx, listId)) < MOST_ITEMS;

  const items = {
    /**
     * Adds an item to a list; with no list chosen to 'Toivelista', created when missing (wish-list-2). An existing item
     * keeps the larger amount, so a repeated request changes nothing. `addedAt` restores a removed item in its place.
     */
    async addItem(
      owner: Owner,
      { listId, amount = 1, addedAt, ...wished }: Wished & { listId: string | null; amount?: number; addedAt?: Date },
    ): Promise<Result<{ list: NamedList; item: WishListItem }, AddProblem>> {
      if (listId !== null && !isListId(listId)) return fail('not_found');
      const item = await lineOf(owner, wished, amount);
      if (!item) return fail('unknown');
      return inTransaction(kysely, async (tx) => {
        if (!(await lockOwner(tx, owner.userId))) return fail('not_found');
        const list = await listFor(tx, owner, listId);
        if (!list.ok) return list;
        if (!(await hasRoom(tx, list.value.id, item.id))) return fail('full');
        await putItem(tx, list.value.id, item, addedAt && addedAt < now() ? addedAt : now());
        await touchLists(tx, [list.value.id], now());
        return ok({ list: list.value, item });
      });
    },

    /**
     * Adds an item wished before signing in: to the only list, else to 'Toivelista'. No effect when any list has it.
     */
    async addAfterSignIn(owner: Owner, sku: Sku): Promise<Result<{ list: NamedList }, AddProblem>> {
      const lists = await readMembership(kysely, owner.userId, sku);
      const there = lists.find(({ has }) => has);
      if (there) return ok({ list: { id: there.id, name: there.name } });
      return items.addItem(owner, { listId: lists.length === 1 && lists[0] ? lists[0].id : null, sku });
    },

    /** Removes an item and returns it for undo; null when the list does not have it. */
    async removeItem(owner: Owner, listId: string, itemId: string): Promise<Result<StoredItem | null, 'not_found'>> {
      if (!isListId(listId)) return fail('not_found');
      return inTransaction(kysely, async (tx) => {
        await lockOwner(tx, owner.userId);
        const list = await readList(tx, owner.userId, listId);
        if (!list) return fail('not_found');
        const there = (await readItems(tx, [listId])).get(listId)?.find(({ id }) => id === itemId) ?? null;
        if (there) await deleteItem(tx, listId, itemId);
        if (there) await touchLists(tx, [listId], now());
        return ok(there);
      });
    },

    /** Sets the amount of an item, 1–9999; 'not_found': no such list or item. */
    async setAmount(owner: Owner, listId: string, itemId: string, amount: number): Promise<Result<null, 'not_found'>> {
      if (!isListId(listId)) return fail('not_found');
      return inTransaction(kysely, async (tx) => {
        await lockOwner(tx, owner.userId);
        if (!(await readList(tx, owner.userId, listId))) return fail('not_found');
        if (!(await setItemAmount(tx, listId, itemId, amount))) return fail('not_found');
        await touchLists(tx, [listId], now());
        return ok(null);
      });
    },

    /** Moves an item to another list and merges it with the same item there. Returns the target list. */
    async move(
      owner: Owner,
      { from, itemId, to }: { from: string; itemId: string; to: string },
    ): Promise<Result<NamedList, 'not_found' | 'full'>> {
      if (!isListId(from) || !isListId(to)) return fail('not_found');
      return inTransaction(kysely, async (tx) => {
        await lockOwner(tx, owner.userId);
        const target = await readList(tx, owner.userId, to);
        const source = await readList(tx, owner.userId, from);
        const item = (await readItems(tx, [from])).get(from)?.find(({ id }) => id === itemId);
        if (!target || !source || !item) return fail('not_found');
        if (from === to) return ok({ id: to, name: target.name });
        if (!(await hasRoom(tx, to, itemId))) return fail('full');
        await putItem(tx, to, item, now());
        await deleteItem(tx, from, itemId);
        await touchLists(tx, [from, to], now());
        return ok({ id: to, name: target.name });
      });
    },

    /**
     * Puts an item on the chosen lists, and on a new one when `newList` is given; removes it, in any size, from the
     * others (wish-list-1). All or nothing. Returns the number of changed lists and the new list.
     */
    async bulk(
      owner: Owner,
      { listIds, newList, ...wished }: Wished & { listIds: readonly string[]; newList?: string | undefined },
    ): Promise<Result<{ updated: number; created: NamedList | null }, AddProblem | ListNameProblem>> {
      const name = newList === undefined ? null : checkListName(newList);
      if (name && !name.ok) return name;
      const item = await lineOf(owner, wished);
      return inTransaction(kysely, async (tx) => {
        if (!(await lockOwner(tx, owner.userId))) return fail('not_found');
        const lists = await readMembership(tx, owner.userId, wished.sku);
        const change = membershipChange(lists, listIds);
        if (!change.ok) return change;
        const { added, removed } = change.value;
        const counts = new Map(lists.map(({ id, count }) => [id, count]));
        if (!item && (added.length > 0 || name)) return fail('unknown');
        if (added.some((id) => (counts.get(id) ?? 0) >= MOST_ITEMS)) return fail('full');
        if (name && lists.length >= MOST_LISTS) return fail('too_many_lists');
        const created = name && { id: await insertList(tx, owner.userId, name.value, now()), name: name.value };
        for (const id of [...added, ...(created ? [created.id] : [])]) if (item) await putItem(tx, id, item, now());
        for (const id of removed) await deleteSku(tx, id, wished.sku);
        await touchLists(tx, [...added, ...removed], now());
        return ok({ updated: added.length + removed.length, created });
      });
    },
  };
  return items;
}
