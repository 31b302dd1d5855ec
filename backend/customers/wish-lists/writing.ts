import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { lineId } from '#domain/catalog/offers/cart-item.ts';
import { checkListName, type ListNameProblem } from '#domain/customers/wish-lists/list-name.ts';
import { joinedAmount, MOST_ITEMS, MOST_LISTS } from '#domain/customers/wish-lists/wish-list.ts';
import { insertList, lockOwner, putItem, touchLists, updateList } from './changes.ts';
import { type Goods, type GoodsSource, goodsOf } from './goods.ts';
import type { AddProblem } from './items.ts';
import { isListId, type NamedList, type Owner } from './lists.ts';
import { readItems, readList, readLists, type StoredItem } from './queries.ts';
import { type Wished, wishLine } from './wish-line.ts';

type WishedPieces = Wished & { amount: number };

/** Change of a list; omitted fields stay. */
export type ListChange = { name?: string | undefined; items?: readonly WishedPieces[] | undefined };

type Problem = ListNameProblem | AddProblem;

/** Writes lists as documents: whole, or only the name or the items. */
export function createWriting({ db: { kysely }, now }: Pick<ShopContext, 'db' | 'now'>, source: GoodsSource) {
  /**
   * The resulting items. An item that the list has already may stay although it is no longer sold; duplicates merge to
   * the larger amount.
   */
  function linesOf(
    wished: readonly WishedPieces[],
    goods: ReadonlyMap<string, Goods>,
    there: readonly StoredItem[],
  ): Result<StoredItem[], 'unknown' | 'full'> {
    const lines = new Map<string, StoredItem>();
    for (const one of wished) {
      const sold = goods.get(one.sku);
      const made = sold && wishLine(sold, one, one.amount);
      const before = there.find(({ id }) => id === (made?.id ?? lineId(one)));
      const line = made ?? before;
      if (!line) return fail('unknown');
      const amount = joinedAmount(lines.get(line.id)?.amount ?? 0, one.amount);
      lines.set(line.id, { ...line, amount, addedAt: before?.addedAt ?? now().toISOString() });
    }
    return lines.size > MOST_ITEMS ? fail('full') : ok([...lines.values()]);
  }

  async function replaceLines(tx: Tx, listId: string, lines: readonly StoredItem[]): Promise<void> {
    await tx.deleteFrom('wish_list_item').where('list_id', '=', listId).execute();
    for (const { addedAt, ...line } of lines) await putItem(tx, listId, line, new Date(addedAt));
    await touchLists(tx, [listId], now());
  }

  return {
    /**
     * Writes a list: its name and exactly these items; creates it when `id` is null. All or nothing. Remaining items
     * keep their place.
     */
    async write(owner: Owner, id: string | null, change: ListChange): Promise<Result<NamedList, Problem>> {
      const name = change.name === undefined && id !== null ? null : checkListName(change.name ?? '');
      if (name && !name.ok) return name;
      if (id !== null && !isListId(id)) return fail('not_found');
      const skus = (change.items ?? []).map(({ sku }) => sku);
      const goods = await goodsOf(source, skus, owner.locale);
      return inTransaction(kysely, async (tx): Promise<Result<NamedList, Problem>> => {
        if (!(await lockOwner(tx, owner.userId))) return fail('not_found');
        const list = id === null ? null : await readList(tx, owner.userId, id);
        if (id !== null && !list) return fail('not_found');
        const there = list ? ((await readItems(tx, [list.id])).get(list.id) ?? []) : [];
        const lines = change.items ? linesOf(change.items, goods, there) : null;
        if (lines && !lines.ok) return lines;
        if (!list && (await readLists(tx, owner.userId)).length >= MOST_LISTS) return fail('too_many_lists');
        const called = name?.value ?? list?.name ?? '';
        const listId = list?.id ?? (await insertList(tx, owner.userId, called, now()));
        if (list && name) await updateList(tx, owner.userId, listId, { name: called }, now());
        if (lines) await replaceLines(tx, listId, lines.value);
        return ok({ id: listId, name: called });
      });
    },
  };
}
