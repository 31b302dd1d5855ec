import { type Kysely, sql } from 'kysely';
import { authorOf } from '#backend/platform/audit/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { MovementKind } from '#domain/catalog/stock/movement.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { notifyStockChange } from './stock-change.ts';

/** Why quantities change: the same for all changes of one action. `reference` names its order, count, transfer or receipt. */
export type StockCause = {
  kind: MovementKind;
  actor: Actor;
  at: Date;
  reason?: string;
  reference?: string;
  key?: string;
};

export type StockChange = { sku: Sku; storeId: string; qty: number };

/** Pieces by store of locked skus; unknown skus are absent. */
export type Levels = Map<Sku, Map<string, number>>;

/** Locks skus as orders do, in the order of their names, and reads their levels. */
export async function lockLevels(tx: Tx, skus: readonly Sku[]): Promise<Levels> {
  const wanted = sql<string>`any(${[...new Set(skus)]})`;
  const variants = await tx
    .selectFrom('product_variant')
    .select('sku')
    .where('sku', '=', wanted)
    .orderBy('sku')
    .forUpdate()
    .execute();
  // a statement of its own sees what others committed before the lock was acquired
  const rows = await tx
    .selectFrom('stock_level')
    .selectAll()
    .where('sku', '=', wanted)
    .orderBy('sku')
    .orderBy('store_id')
    .forUpdate()
    .execute();
  const levels: Levels = new Map(variants.map(({ sku }) => [sku, new Map<string, number>()]));
  for (const { sku, store_id, qty } of rows) levels.get(sku)?.set(store_id, qty);
  return levels;
}

export const levelOf = (levels: Levels, sku: Sku, storeId: string): number => levels.get(sku)?.get(storeId) ?? 0;

/**
 * Changes quantities of skus that the caller has locked, with a movement for each, and notifies other processes (stock-5). Fails
 * when a level would become negative: callers check that before.
 */
export async function changeStock(tx: Tx, cause: StockCause, changes: readonly StockChange[]): Promise<void> {
  const moved = changes.filter(({ qty }) => qty !== 0);
  if (moved.length === 0) return;
  const rows = sql`unnest(
    ${moved.map(({ sku }) => sku)}::text[], ${moved.map(({ storeId }) => storeId)}::text[], ${moved.map(({ qty }) => qty)}::int[]
  ) as moved (sku, store_id, qty)`;
  await sql`
    update stock_level level set qty = level.qty + sums.qty
    from (select sku, store_id, sum(qty)::int as qty from ${rows} group by sku, store_id) sums
    where level.sku = sums.sku and level.store_id = sums.store_id`.execute(tx);
  const { kind, actor, at, reason = null, reference = null, key = null } = cause;
  const { staffId, name } = authorOf(actor);
  // levels that the update did not find are new
  await sql`
    with moved as (select * from ${rows}),
    added as (
      insert into stock_level (sku, store_id, qty) select sku, store_id, sum(qty)::int from moved
      where not exists (select from stock_level old where old.sku = moved.sku and old.store_id = moved.store_id)
      group by sku, store_id
    )
    insert into stock_movement (sku, store_id, qty, kind, reason, reference, actor_kind, staff_id, actor_name, at, key)
    select sku, store_id, qty, ${kind}, ${reason}, ${reference}, ${actor.kind}, ${staffId}::uuid, ${name}, ${at}::timestamptz, ${key}
    from moved`.execute(tx);
  await notifyStockChange(
    tx,
    moved.map(({ sku }) => sku),
  );
}

export type Movement = {
  id: number;
  sku: Sku;
  storeId: string;
  qty: number;
  kind: MovementKind;
  reason: string | null;
  reference: string | null;
  by: string | null;
  at: Date;
};

/** The movements of a sku, newest first. */
export async function movementsOf(db: Kysely<Tables>, sku: Sku, limit: number): Promise<Movement[]> {
  const rows = await db
    .selectFrom('stock_movement')
    .select(['id', 'sku', 'store_id', 'qty', 'kind', 'reason', 'reference', 'actor_name', 'at'])
    .where('sku', '=', sku)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ store_id, actor_name, id, ...row }) => ({
    ...row,
    id: Number(id),
    storeId: store_id,
    by: actor_name,
  }));
}
