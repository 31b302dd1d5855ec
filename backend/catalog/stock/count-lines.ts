import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { CountSelection } from '#domain/catalog/stock/stock-count.ts';
import { levelOf, lockLevels } from './ledger.ts';
import { unfetchedPieces } from './unfetched-pieces.ts';

export type CountRow = {
  id: number;
  storeId: string;
  selection: CountSelection;
  isBlind: boolean;
  status: 'open' | 'approved' | 'cancelled';
  begunAt: Date;
  begunBy: string | null;
  closedAt: Date | null;
};

const columns = [
  ...(['id', 'store_id as storeId', 'selection', 'is_blind as isBlind', 'status'] as const),
  ...(['begun_at as begunAt', 'begun_by as begunBy', 'closed_at as closedAt'] as const),
] as const;

const counts = (db: Kysely<Tables>) => db.selectFrom('stock_count').select(columns);

export const findCount = (db: Kysely<Tables>, id: number): Promise<CountRow | undefined> =>
  counts(db).where('id', '=', id).executeTakeFirst();

/** `share`: several people count at once, and none while it is approved. */
export const lockCount = (tx: Tx, id: number, how: 'share' | 'update'): Promise<CountRow | undefined> => {
  const row = counts(tx).where('id', '=', id);
  return (how === 'share' ? row.forShare() : row.forUpdate()).executeTakeFirst();
};

/** Open counts first, then the last ones. */
export const listCounts = (db: Kysely<Tables>, limit: number): Promise<CountRow[]> =>
  counts(db).orderBy(sql`status = 'open'`, 'desc').orderBy('id', 'desc').limit(limit).execute();

/** Condition on a sku (an SQL expression) that a selection covers it in a store. */
function covers(selection: CountSelection, storeId: string, sku: RawBuilder<unknown>): RawBuilder<boolean> {
  const ofProduct = (condition: RawBuilder<unknown>) =>
    sql<boolean>`exists (select from product_variant v join product p on p.id = v.product_id where v.sku = ${sku} and ${condition})`;
  switch (selection.kind) {
    case 'shelf':
      return sql<boolean>`exists (select from shelf_place place where place.sku = ${sku} and place.store_id = ${storeId}
        and starts_with(place.place, ${selection.value}))`;
    case 'brand':
      return ofProduct(sql`p.brand = ${selection.value}`);
    case 'category':
      return ofProduct(sql`exists (select from product_category c where c.product_id = p.id
        and (c.category_id = ${selection.value} or starts_with(c.category_id, ${`${selection.value}/`})))`);
    default:
      return sql<boolean>`true`;
  }
}

export async function isCovered(db: Kysely<Tables>, count: CountRow, sku: Sku): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select ${covers(count.selection, count.storeId, sql`${sku}::text`)} as is`.execute(db);
  return rows[0]?.is ?? false;
}

/** Skus with pieces in the store that the selection covers and nobody has counted, in the order of shelves. */
export async function uncountedSkus(db: Kysely<Tables>, count: CountRow, limit: number): Promise<Sku[]> {
  const { rows } = await sql<{ sku: Sku }>`
    select level.sku from stock_level level
    left join shelf_place place on place.sku = level.sku and place.store_id = level.store_id
    where level.store_id = ${count.storeId} and level.qty > 0
      and ${covers(count.selection, count.storeId, sql`level.sku`)}
      and not exists (select from stock_count_line line where line.count_id = ${count.id} and line.sku = level.sku)
    order by place.place nulls last, level.sku limit ${limit}`.execute(db);
  return rows.map(({ sku }) => sku);
}

/** What should lie on the shelf now: the level and the sold pieces that nobody has fetched. Locks the skus. */
export async function expectedOnShelf(tx: Tx, storeId: string, skus: readonly Sku[]): Promise<Map<Sku, number>> {
  const levels = await lockLevels(tx, skus);
  const sold = await unfetchedPieces(tx, skus);
  return new Map(
    [...levels.keys()].map((sku) => [sku, levelOf(levels, sku, storeId) + (sold.get(sku)?.get(storeId) ?? 0)]),
  );
}

/** Whether a scan is new; one that was sent before has counted already. */
export async function isNewScan(tx: Tx, subject: string, key: string): Promise<boolean> {
  const added = await tx
    .insertInto('stock_scan')
    .values({ key, subject })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return added !== undefined;
}

export const forgetScans = (tx: Tx, subject: string) =>
  tx.deleteFrom('stock_scan').where('subject', '=', subject).execute();
