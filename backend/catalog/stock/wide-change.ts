import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import { localDay, startOfLocalDay } from '#domain/base/time/local-day.ts';
import { isWide, type MovementKind } from '#domain/catalog/stock/movement.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import type { StockChange } from './ledger.ts';

/** Changes by hand count together, those of a day too; transfers and receipts each by their kind. */
export const BY_HAND = ['adjustment', 'count'] as const satisfies readonly MovementKind[];

const MOST_NAMED = 5;

/** What a consent is bound to: the skus, stores and pieces of the change; many by their digest. */
function subjectOf(base: string | null, changes: readonly StockChange[]): string {
  const rows = changes
    .map(({ sku, storeId, qty }) => `${sku} ${storeId} ${qty > 0 ? '+' : '−'}${Math.abs(qty)}`)
    .toSorted();
  const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16);
  const named = rows.length > MOST_NAMED ? [...rows.slice(0, MOST_NAMED), `(${rows.length}) ${digest}`] : rows;
  return [base, named.join(', ')].filter(Boolean).join(' ');
}

/** Pieces by sku that a person has added, less those taken away, by movements of these kinds since midnight. */
async function movedToday(tx: Tx, staffId: string, kinds: readonly MovementKind[], skus: readonly Sku[], now: Date) {
  const since = startOfLocalDay(localDay(now, shop.timeZone), shop.timeZone);
  const { rows } = await sql<{ sku: Sku; qty: number }>`
    select sku, sum(qty)::int as qty from stock_movement
    where sku = any(${[...skus]}::text[]) and staff_id = ${staffId} and at >= ${since} and kind = any(${[...kinds]}::text[])
    group by sku`.execute(tx);
  return new Map(rows.map(({ sku, qty }) => [sku, qty]));
}

type Wanted = { subject: string | null; kinds: readonly MovementKind[]; changes: readonly StockChange[] };

/**
 * Throws `AccessRefused` unless the actor may move this many pieces of locked skus: more than 20 of one, in one change or with the
 * person's others of the day, need `stock.change-widely`. The consent names skus, stores and pieces (stock-13).
 */
export async function authoriseWide(
  tx: Tx,
  actor: Actor,
  { subject, kinds, changes }: Wanted,
  now: Date,
): Promise<void> {
  const skus = [...new Set(changes.map(({ sku }) => sku))];
  const moved = actor.kind === 'staff' ? await movedToday(tx, actor.id, kinds, skus, now) : new Map<Sku, number>();
  const sums = new Map(moved);
  for (const { sku, qty } of changes) sums.set(sku, (sums.get(sku) ?? 0) + qty);
  const isFurther = (sku: Sku) => Math.abs(sums.get(sku) ?? 0) > Math.abs(moved.get(sku) ?? 0);
  const wide = changes.filter(({ sku, qty }) => isWide(qty) || (isWide(sums.get(sku) ?? 0) && isFurther(sku)));
  if (wide.length > 0) authorise(actor, 'stock.change-widely', { subject: subjectOf(subject, wide) });
}
