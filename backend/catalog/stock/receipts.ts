import { type Kysely, sql } from 'kysely';
import { nameOf, recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { isPieces } from '#domain/catalog/stock/movement.ts';
import type { ReceiptStatus } from '#domain/catalog/stock/transfer.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { isStore, recordProducts, type StockDeps } from './adjust.ts';
import { type Goods, goodsOf } from './goods.ts';
import { changeStock, lockLevels } from './ledger.ts';
import { authoriseWide } from './wide-change.ts';

export type ReceiptRow = {
  id: number;
  supplier: string;
  storeId: string;
  reference: string;
  status: ReceiptStatus;
  createdAt: Date;
};
export type ReceiptLine = Goods & { ordered: number; received: number; expectedOn: string | null };
export type ReceiptView = ReceiptRow & { lines: ReceiptLine[] };

/** Goods ordered from a supplier; `expectedOn` is a day `YYYY-MM-DD`. */
export type ReceiptInput = {
  supplier: string;
  storeId: string;
  reference: string;
  lines: { sku: Sku; ordered: number; expectedOn: string | null }[];
  key: string;
};

export type ReceiptBegun = Result<{ id: number }, 'invalid' | 'unknown_sku', { skus: Sku[] } | null>;
export type ReceiptResult = Result<{ isComplete: boolean }, 'unknown' | 'not_open' | 'invalid' | 'empty'>;

const MOST_LISTED = 50;
const columns = ['id', 'supplier', 'store_id as storeId', 'reference', 'status', 'created_at as createdAt'] as const;
const receipts = (db: Kysely<Tables>) => db.selectFrom('stock_receipt').select(columns);
const subjectOf = (id: number) => `receipt:${id}`;

const linesOf = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom('stock_receipt_line')
    .select(['sku', 'ordered', 'received', sql<string | null>`expected_on::text`.as('expectedOn')])
    .where('receipt_id', '=', id)
    .orderBy('sku')
    .execute();

/**
 * Sets the next delivery date of skus to the first day that open orders expect them (stock-8). Without such a day, a date that came
 * from one of these orders is taken back; dates of an import stay.
 */
async function setDeliveryDates(tx: Tx, skus: readonly Sku[]): Promise<void> {
  await sql`
    update product_variant variant set next_delivery_date = known.day
    from (
      select line.sku, min(expected_on) filter (where status = 'open' and received < ordered) as day, array_agg(expected_on) as days
      from stock_receipt_line line join stock_receipt receipt on receipt.id = line.receipt_id
      where line.sku = any(${[...skus]}) group by line.sku
    ) known
    where variant.sku = known.sku and variant.next_delivery_date is distinct from known.day
      and (known.day is not null or variant.next_delivery_date = any(known.days))`.execute(tx);
}

/** Goods ordered from suppliers, and their arrival in one or more parts (stock-8). */
export function createReceipts({ db, now }: ShopContext, deps: StockDeps) {
  const onOpen = <T>(id: number, work: (tx: Tx, receipt: ReceiptRow) => Promise<T>) =>
    inTransaction(db.kysely, async (tx) => {
      const receipt = await receipts(tx).where('id', '=', id).forUpdate().executeTakeFirst();
      if (!receipt) return fail('unknown');
      return work(tx, receipt);
    });

  const close = (tx: Tx, id: number) =>
    tx.updateTable('stock_receipt').set({ status: 'closed' }).where('id', '=', id).execute();

  return {
    /** Notes an order to a supplier; the same key notes one. */
    begin(actor: Actor, input: ReceiptInput): Promise<ReceiptBegun> {
      const { supplier, storeId, reference, lines, key } = input;
      return inTransaction(db.kysely, async (tx): Promise<ReceiptBegun> => {
        authorise(actor, 'stock.change', { subject: 'receipt', store: storeId });
        const skus = lines.map(({ sku }) => sku);
        const isValid =
          supplier.trim() !== '' && isStore(storeId) && lines.every(({ ordered }) => ordered > 0 && isPieces(ordered));
        if (!isValid || lines.length === 0 || new Set(skus).size < skus.length) return fail('invalid', null);
        const known = await lockLevels(tx, skus);
        const unknown = skus.filter((sku) => !known.has(sku));
        if (unknown.length > 0) return fail('unknown_sku', { skus: unknown });
        const row = await tx
          .insertInto('stock_receipt')
          .values({
            supplier: supplier.trim(),
            store_id: storeId,
            reference,
            created_at: now(),
            created_by: nameOf(actor),
            key,
          })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!row) {
          const same = await receipts(tx).where('key', '=', key).executeTakeFirstOrThrow();
          return ok({ id: same.id });
        }
        await tx
          .insertInto('stock_receipt_line')
          .values(
            lines.map(({ sku, ordered, expectedOn }) => ({
              receipt_id: row.id,
              sku,
              ordered,
              expected_on: expectedOn,
            })),
          )
          .execute();
        await setDeliveryDates(tx, skus);
        const after = { supplier, store: storeId, lines: lines.length };
        await recordAudit(tx, actor, now(), {
          action: 'stock.order',
          subject: { kind: 'receipt', id: String(row.id) },
          after,
        });
        await recordProducts(tx, deps, skus);
        return ok({ id: row.id });
      });
    },

    /** The newest orders to suppliers, open ones first. */
    list(actor: Actor): Promise<ReceiptRow[]> {
      authorise(actor, 'stock.read', { subject: 'receipt' });
      return receipts(db.kysely).orderBy('status', 'desc').orderBy('id', 'desc').limit(MOST_LISTED).execute();
    },

    async show(actor: Actor, id: number): Promise<ReceiptView | null> {
      authorise(actor, 'stock.read', { subject: subjectOf(id) });
      const receipt = await receipts(db.kysely).where('id', '=', id).executeTakeFirst();
      if (!receipt) return null;
      const rows = await linesOf(db.kysely, id);
      const goods = await goodsOf(
        db.kysely,
        rows.map(({ sku }) => sku),
      );
      return {
        ...receipt,
        lines: rows.map((row) => ({
          ...(goods.get(row.sku) ?? { sku: row.sku, name: row.sku, ean: null, brand: '' }),
          ...row,
        })),
      };
    },

    /**
     * Puts arrived pieces of some lines into the store, also more than were ordered. The last piece closes the order; `closes` does so
     * when the rest will not come. Sent twice with one key, it moves once.
     */
    receive(
      actor: Actor,
      id: number,
      input: { pieces: Readonly<Record<Sku, number>>; closes: boolean; key: string },
    ): Promise<ReceiptResult> {
      return onOpen(id, async (tx, { storeId, status }): Promise<ReceiptResult> => {
        const lines = (await linesOf(tx, id)).map((line) => ({ ...line, arrived: input.pieces[line.sku] ?? 0 }));
        const arrived = lines.filter((line) => line.arrived !== 0);
        authorise(actor, 'stock.change', { subject: subjectOf(id), store: storeId });
        const done = await tx
          .selectFrom('stock_movement')
          .select('id')
          .where('key', '=', `${input.key}:${arrived[0]?.sku ?? ''}`)
          .executeTakeFirst();
        if (done) return ok({ isComplete: status === 'closed' });
        if (status === 'closed') return fail('not_open');
        if (arrived.some((line) => line.arrived < 0 || !isPieces(line.arrived))) return fail('invalid');
        if (arrived.length === 0 && !input.closes) return fail('empty');
        const skus = lines.map(({ sku }) => sku);
        await lockLevels(tx, skus);
        const changes = arrived.map((line) => ({ sku: line.sku, storeId, qty: line.arrived }));
        await authoriseWide(tx, actor, { subject: subjectOf(id), kinds: ['receipt'], changes }, now());
        for (const { sku, arrived: qty } of arrived) {
          const cause = {
            kind: 'receipt',
            actor,
            at: now(),
            reference: String(id),
            key: `${input.key}:${sku}`,
          } as const;
          await changeStock(tx, cause, [{ sku, storeId, qty }]);
          await tx
            .updateTable('stock_receipt_line')
            .set((eb) => ({ received: eb('received', '+', qty) }))
            .where('receipt_id', '=', id)
            .where('sku', '=', sku)
            .execute();
        }
        const isComplete = lines.every((line) => line.received + line.arrived >= line.ordered);
        if (isComplete || input.closes) await close(tx, id);
        await setDeliveryDates(tx, skus);
        const after = {
          pieces: Object.fromEntries(arrived.map((line) => [line.sku, line.arrived])),
          closed: input.closes,
        };
        await recordAudit(tx, actor, now(), {
          action: 'stock.receive',
          subject: { kind: 'receipt', id: String(id) },
          after,
        });
        await recordProducts(tx, deps, skus);
        return ok({ isComplete: isComplete || input.closes });
      });
    },
  };
}
