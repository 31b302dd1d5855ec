import { sql } from 'kysely';
import { changeStock } from '#backend/catalog/stock/ledger.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import { unitsBySku } from '#domain/sales/orders/allocate-stock.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { recordEvent } from '../queries.ts';
import { lockSkus } from '../stock.ts';
import type { StoredOrder } from '../stored-order.ts';

type Taken = { sku: Sku; taken: { storeId: string; qty: number }[] };

/** What the order took from the stock of which store; without units that no store had. */
async function takenOf(tx: Tx, orderId: string): Promise<Map<string, Map<string, number>>> {
  const rows = await tx
    .selectFrom('order_event')
    .select(['kind', sql<Taken[]>`details -> 'lines'`.as('lines')])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['stock_taken', 'stock_returned'])
    .orderBy('id')
    .execute();
  const left = new Map<string, Map<string, number>>();
  for (const { kind, lines } of rows)
    for (const { sku, taken } of lines) {
      const shelf = left.get(sku) ?? new Map<string, number>();
      const sign = kind === 'stock_taken' ? 1 : -1;
      for (const { storeId, qty } of taken) shelf.set(storeId, (shelf.get(storeId) ?? 0) + sign * qty);
      left.set(sku, shelf);
    }
  return left;
}

/**
 * Puts refunded units back in the stores they came from, the order's own store first. At most as many as were taken:
 * units that no store had were never in stock, spare parts go back to their supplier, and removed skus have no stock.
 */
export async function putBack(
  actor: Actor,
  tx: Tx,
  order: StoredOrder,
  lines: readonly { position: number; amount: number }[],
  now: Date,
): Promise<void> {
  const pieces = lines.flatMap(({ position, amount }) => {
    const line = order.lines[position];
    const hasShelf = line && !line.sparePart && (line.kind === 'goods' || line.kind === 'gift');
    return hasShelf ? [{ sku: line.sku, amount }] : [];
  });
  if (pieces.length === 0) return;
  const skus = await lockSkus(
    tx,
    pieces.map(({ sku }) => sku),
    now,
  );
  const left = await takenOf(tx, order.id);
  const back: Taken[] = [];
  for (const [sku, amount] of unitsBySku(pieces)) {
    if (!skus.has(sku)) continue;
    const shelves = [...(left.get(sku) ?? [])].toSorted(
      ([a], [b]) => Number(b === order.storeId) - Number(a === order.storeId),
    );
    const taken: Taken['taken'] = [];
    let missing = amount;
    for (const [storeId, most] of shelves) {
      const qty = Math.min(missing, most);
      if (qty > 0) taken.push({ storeId, qty });
      missing -= Math.max(0, qty);
    }
    if (taken.length > 0) back.push({ sku, taken });
  }
  if (back.length === 0) return;
  await recordEvent(tx, order.id, 'stock_returned', { lines: back }, now);
  await changeStock(
    tx,
    { kind: 'return', actor, at: now, reference: order.number },
    back.flatMap(({ sku, taken }) => taken.map((level) => ({ sku, ...level }))),
  );
}
