import type { Transaction } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import { joinedAmount, type WishListItem } from '#domain/customers/wish-lists/wish-list.ts';

type Tx = Transaction<Tables>;

/**
 * Serializes the writes of one customer, so that limits hold and no default list is created twice. False: the account
 * is gone.
 */
export async function lockOwner(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('auth_user')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertList(tx: Tx, userId: string, name: string, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('wish_list')
    .values({ user_id: userId, name, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateList(
  tx: Tx,
  userId: string,
  id: string,
  change: { name?: string; share_secret?: string | null },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('wish_list')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a list with its items. Returns its name, or null when it does not exist. */
export async function deleteList(tx: Tx, userId: string, id: string): Promise<string | null> {
  const row = await tx
    .deleteFrom('wish_list')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

export async function countItems(tx: Tx, listId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('wish_list_item')
    .where('list_id', '=', listId)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function amountOf(tx: Tx, listId: string, itemId: string): Promise<number | null> {
  const row = await tx
    .selectFrom('wish_list_item')
    .select('amount')
    .where('list_id', '=', listId)
    .where('id', '=', itemId)
    .executeTakeFirst();
  return row?.amount ?? null;
}

/** Adds an item to a list; an existing one keeps the larger amount and takes the newer title and image. */
export async function putItem(tx: Tx, listId: string, item: WishListItem, addedAt: Date): Promise<void> {
  const { id, sku, version, title, image, slug } = item;
  const there = await amountOf(tx, listId, id);
  const amount = there === null ? item.amount : joinedAmount(there, item.amount);
  const customization = item.customization && JSON.stringify(item.customization);
  await tx
    .insertInto('wish_list_item')
    .values({ list_id: listId, id, sku, version, amount, title, image, slug, customization, added_at: addedAt })
    .onConflict((line) => line.columns(['list_id', 'id']).doUpdateSet({ version, amount, title, image, slug }))
    .execute();
}

/** True when the item existed. */
export async function setItemAmount(tx: Tx, listId: string, itemId: string, amount: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('wish_list_item')
    .set({ amount })
    .where('list_id', '=', listId)
    .where('id', '=', itemId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** True when the item existed. */
export async function deleteItem(tx: Tx, listId: string, itemId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('wish_list_item')
    .where('list_id', '=', listId)
    .where('id', '=', itemId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes every item of a sku from a list, in any size. */
export async function deleteSku(tx: Tx, listId: string, sku: Sku): Promise<void> {
  await tx.deleteFrom('wish_list_item').where('list_id', '=', listId).where('sku', '=', sku).execute();
}

export async function touchLists(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('wish_list').set({ updated_at: now }).where('id', 'in', ids).execute();
}
