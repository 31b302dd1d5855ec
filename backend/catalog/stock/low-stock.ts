import { type Kysely, sql } from 'kysely';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import { type Fail, fail, type Ok, ok } from '#domain/base/result.ts';
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

type ThresholdOf = { kind: 'sku' | 'category'; subject: string };
export type ThresholdEdit = { sku: Sku; pieces: number; seen: number };
export type ThresholdChanged = Ok<number> | Fail<'invalid' | 'unknown'> | Fail<'changed', number>;

/** What runs out, and where goods lie. */
export function createShelfFacts({ db, now }: ShopContext) {
  async function writeThreshold(tx: Tx, actor: Actor, { kind, subject }: ThresholdOf, pieces: number): Promise<void> {
    await tx.deleteFrom('stock_threshold').where('kind', '=', kind).where('subject', '=', subject).execute();
    if (pieces > 0) await tx.insertInto('stock_threshold').values({ kind, subject, pieces }).execute();
    const entry = { action: 'stock.threshold', subject: { kind: 'stock', id: subject }, after: { kind, pieces } };
    await recordAudit(tx, actor, now(), entry);
  }

  return {
    /** Skus below their threshold, the shortest first; at most 500. */
    async low(actor: Actor): Promise<LowStock[]> {
      authorise(actor, 'stock.read', { subject: 'low' });
      return (await lowStock(db.kysely)).rows;
    },

    /** From how many free pieces down the skus of a category are listed; null: no such number is set. */
    async categoryThreshold(actor: Actor, categoryId: string): Promise<number | null> {
      authorise(actor, 'stock.read', { subject: categoryId });
      const row = await db.kysely
        .selectFrom('stock_threshold')
        .select('pieces')
        .where('kind', '=', 'category')
        .where('subject', '=', categoryId)
        .executeTakeFirst();
      return row?.pieces ?? null;
    },

    /** Sets from how many free pieces down a sku, or the skus of a category, are listed; 0 ends it. False for another number. */
    setThreshold(actor: Actor, of: ThresholdOf, pieces: number): Promise<boolean> {
      return inTransaction(db.kysely, async (tx) => {
        authorise(actor, 'stock.change', { subject: of.subject });
        if (!isPieces(pieces) || pieces < 0) return false;
        await writeThreshold(tx, actor, of, pieces);
        return true;
      });
    },

    /**
     * Sets the threshold of a sku that the person saw as `seen`; 0 ends it. `changed`: a colleague set another one meanwhile, which is
     * in the details.
     */
    changeThreshold(actor: Actor, { sku, pieces, seen }: ThresholdEdit): Promise<ThresholdChanged> {
      return inTransaction(db.kysely, async (tx): Promise<ThresholdChanged> => {
        authorise(actor, 'stock.change', { subject: sku });
        if (!isPieces(pieces) || pieces < 0) return fail('invalid');
        // the row of the sku orders edits of a threshold that is not stored yet
        const { rows } = await sql`select from product_variant where sku = ${sku} for update`.execute(tx);
        if (rows.length === 0) return fail('unknown');
        const of = tx
          .selectFrom('stock_threshold')
          .select('pieces')
          .where('kind', '=', 'sku')
          .where('subject', '=', sku);
        const stored = (await of.executeTakeFirst())?.pieces ?? 0;
        if (stored !== seen) return fail('changed', stored);
        await writeThreshold(tx, actor, { kind: 'sku', subject: sku }, pieces);
        return ok(pieces);
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
