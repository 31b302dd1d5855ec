import { changeStock } from '#backend/catalog/stock/ledger.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import { allocateStock, unitsBySku } from '#domain/sales/orders/allocate-stock.ts';
import type { KeptPiece } from '#domain/sales/returns/withdrawal-state.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { lockSkus } from './stock.ts';
import type { StoredOrder } from './stored-order.ts';

type Piece = { sku: Sku; amount: number };

/**
 * Takes pieces off the shelves for the exchange of an order's goods, from its own store first (return-4). Null when some are not
 * there, or are held for unpaid orders; nothing is taken then.
 */
export async function keepForExchange(
  tx: Tx,
  order: Pick<StoredOrder, 'number' | 'storeId' | 'userId'>,
  pieces: readonly Piece[],
  now: Date,
): Promise<KeptPiece[] | null> {
  const wanted = unitsBySku(pieces);
  const skus = await lockSkus(tx, [...wanted.keys()], now);
  const kept: KeptPiece[] = [];
  for (const [sku, amount] of wanted) {
    const locked = skus.get(sku);
    if (!locked || locked.stock.qty < amount) return null;
    const { taken, missing } = allocateStock(amount, locked.shelf, order.storeId);
    if (missing > 0) return null;
    kept.push(...taken.map(({ storeId, qty }) => ({ sku, storeId, qty })));
  }
  const cause = { kind: 'sale', reason: 'exchange', at: now, reference: order.number } as const;
  const changes = kept.map(({ qty, ...level }) => ({ ...level, qty: -qty }));
  await changeStock(tx, { ...cause, actor: { kind: 'customer', userId: order.userId } }, changes);
  return kept;
}

/** Puts kept pieces back on their shelves, when the exchange does not come about. */
export async function putBackKept(
  tx: Tx,
  actor: Actor,
  reference: string,
  kept: readonly KeptPiece[],
  now: Date,
): Promise<void> {
  await lockSkus(
    tx,
    kept.map(({ sku }) => sku),
    now,
  );
  await changeStock(tx, { kind: 'return', reason: 'exchange', actor, at: now, reference }, kept);
}
