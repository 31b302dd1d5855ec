import { type Kysely, sql } from 'kysely';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import { isPieces } from '#domain/catalog/stock/movement.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { isStore } from './adjust.ts';

/** A sku with fewer free pieces than its threshold; `coming` is ordered from suppliers or between stores. */
export type LowStock = { sku: Sku; name: string; free: number; threshold: number; coming: number };

const MOST = 500;
const LONGEST_PLACE = 20;

const lowStock = (db: Kysely<Tables>) =>
  sql<LowStock>`
  with watched as (
    select v.sku, trim(p.name_fi || ' ' || v.variation_name_fi) as name, coalesce(
      (select pieces from stock_threshold where kind = 'sku' and subject = v.sku),
      (select max(pieces) from product_category c join stock_threshold t on t.kind = 'category' and t.subject = c.category_id
       where c.product_id = p.id)
    ) as threshold
    from product_variant v join product p on p.id = v.product_id
  ), counted as (
    select sku, name, threshold,
      (select coalesce(sum(qty), 0)::int from stock_level where sku = watched.sku)
        - (select coalesce(sum(qty), 0)::int from stock_hold where sku = watched.sku) as free,
      (select coalesce(sum(greatest(0, ordered - received)), 0)::int from stock_receipt_line line
         join stock_receipt on id = receipt_id where sku = watched.sku and status = 'open')
        + (select coalesce(sum(line.qty), 0)::int from stock_transfer_line line
           join stock_transfer on id = transfer_id where sku = watched.sku and status = 'sent') as coming
    from watched where threshold is not null
  )
  select * from counted where free < threshold order by free - threshold, name limit ${MOST}`.execute(db);

/** What runs out, and where goods lie. */
export function createShelfFacts({ db, now }: ShopContext) {
  return {
    /** Skus below their threshold, the shortest first; at most 500. */
    async low(actor: Actor): Promise<LowStock[]> {
      authorise(actor, 'stock.read', { subject: 'low' });
      return (await lowStock(db.kysely)).rows;
    },

    /** Sets from how many free pieces down a sku, or the skus of a category, are listed; 0 ends it. False for another number. */
    setThreshold(actor: Actor, of: { kind: 'sku' | 'category'; subject: string }, pieces: number): Promise<boolean> {
      return inTransaction(db.kysely, async (tx) => {
        authorise(actor, 'stock.change', { subject: of.subject });
        if (!isPieces(pieces) || pieces < 0) return false;
        const { kind, subject } = of;
        await tx.deleteFrom('stock_threshold').where('kind', '=', kind).where('subject', '=', subject).execute();
        if (pieces > 0) await tx.insertInto('stock_threshold').values({ kind, subject, pieces }).execute();
        const entry = { action: 'stock.threshold', subject: { kind: 'stock', id: subject }, after: { kind, pieces } };
        await recordAudit(tx, actor, now(), entry);
        return true;
      });
    },

    /** Sets where a sku lies in a store; an empty text clears it. False for a place that is too long. */
    setPlace(actor: Actor, of: { sku: Sku; storeId: string }, text: string): Promise<boolean> {
      const { sku, storeId } = of;
      const place = text.trim().toUpperCase();
      return inTransaction(db.kysely, async (tx) => {
        authorise(actor, 'stock.change', { subject: sku, store: storeId });
        if (!isStore(storeId) || place.length > LONGEST_PLACE) return false;
        await tx.deleteFrom('shelf_place').where('sku', '=', sku).where('store_id', '=', storeId).execute();
        if (place) await tx.insertInto('shelf_place').values({ sku, store_id: storeId, place }).execute();
        const entry = { action: 'stock.place', subject: { kind: 'stock', id: sku }, after: { [storeId]: place } };
        await recordAudit(tx, actor, now(), entry);
        return true;
      });
    },
  };
}
