import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { WishList, WishListItem } from '#domain/customers/wish-lists/wish-list.ts';

type Db = Kysely<Tables>;

/** A list without its items. */
export type ListRecord = {
  id: string;
  name: string;
  /** Secret of the share link; null: not shared. */
  secret: string | null;
  createdAt: string;
  updatedAt: string;
};

export type StoredItem = WishListItem & { addedAt: string };

const listOf = (row: Selectable<Tables['wish_list']>): ListRecord => ({
  id: row.id,
  name: row.name,
  secret: row.share_secret,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

const itemOf = (row: Selectable<Tables['wish_list_item']>): StoredItem => ({
  id: row.id,
  version: row.version,
  baseType: 'wishlistItem',
  sku: row.sku,
  amount: row.amount,
  title: row.title,
  image: row.image,
  slug: row.slug,
  customization: row.customization,
  addedAt: row.added_at.toISOString(),
});

/** A customer's lists, oldest first. */
export async function readLists(db: Db, userId: string): Promise<ListRecord[]> {
  const rows = await db
    .selectFrom('wish_list')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(listOf);
}

export async function readList(db: Db, userId: string, id: string): Promise<ListRecord | null> {
  const row = await db
    .selectFrom('wish_list')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? listOf(row) : null;
}

export async function readSharedList(db: Db, secret: string): Promise<ListRecord | null> {
  const row = await db.selectFrom('wish_list').selectAll().where('share_secret', '=', secret).executeTakeFirst();
  return row ? listOf(row) : null;
}

/** Items by list, the last added first. */
export async function readItems(db: Db, listIds: readonly string[]): Promise<Map<string, StoredItem[]>> {
  const items = new Map<string, StoredItem[]>(listIds.map((id) => [id, []]));
  if (listIds.length === 0) return items;
  const rows = await db
    .selectFrom('wish_list_item')
    .selectAll()
    .where('list_id', 'in', listIds)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .execute();
  for (const row of rows) items.get(row.list_id)?.push(itemOf(row));
  return items;
}

export const withItems = ({ id, name, createdAt, updatedAt }: ListRecord, items: readonly StoredItem[]): WishList => ({
  id,
  name,
  items: items.map(({ addedAt: _, ...item }) => item),
  createdAt,
  updatedAt,
});

/** Item count of each list of a customer, and images of the newest few. */
export async function readListFacts(
  db: Db,
  userId: string,
  pictures: number,
): Promise<Map<string, { count: number; images: string[] }>> {
  const rows = await db
    .selectFrom('wish_list as list')
    .innerJoin('wish_list_item as item', 'item.list_id', 'list.id')
    .where('list.user_id', '=', userId)
    .groupBy('list.id')
    .select(({ fn }) => [
      'list.id',
      fn.count<string>('item.id').as('count'),
      sql<string[] | null>`(array_agg(item.image order by item.added_at desc, item.id)
        filter (where item.image is not null))[1:${sql.lit(pictures)}]`.as('images'),
    ])
    .execute();
  return new Map(rows.map(({ id, count, images }) => [id, { count: Number(count), images: images ?? [] }]));
}

/** Item count of each list of a customer, and whether a sku is on it in any size. */
export async function readMembership(
  db: Db,
  userId: string,
  sku: Sku,
): Promise<{ id: string; name: string; count: number; has: boolean }[]> {
  const rows = await db
    .selectFrom('wish_list as list')
    .leftJoin('wish_list_item as item', 'item.list_id', 'list.id')
    .where('list.user_id', '=', userId)
    .groupBy(['list.id'])
    .orderBy('list.created_at')
    .orderBy('list.id')
    .select(({ fn }) => [
      'list.id',
      'list.name',
      fn.count<string>('item.id').as('count'),
      sql<boolean>`coalesce(bool_or(item.sku = ${sku}), false)`.as('has'),
    ])
    .execute();
  return rows.map(({ id, name, count, has }) => ({ id, name, count: Number(count), has }));
}

/** Distinct skus on all lists of a customer. */
export async function readWishedSkus(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('wish_list_item as item')
    .innerJoin('wish_list as list', 'list.id', 'item.list_id')
    .where('list.user_id', '=', userId)
    .select('item.sku')
    .distinct()
    .orderBy('item.sku')
    .execute();
  return rows.map(({ sku }) => sku);
}
