import type { Kysely } from 'kysely';
import { nameOf, recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { isPieces } from '#domain/catalog/stock/movement.ts';
import type { TransferStatus } from '#domain/catalog/stock/transfer.ts';
import { type Actor, accessRefusal, authorise } from '#domain/staff/actor.ts';
import { isStore, recordProducts, type StockDeps } from './adjust.ts';
import { forgetScans, isNewScan } from './count-lines.ts';
import { type Goods, goodsByCode, goodsOf } from './goods.ts';
import { changeStock, levelOf, lockLevels } from './ledger.ts';
import { authoriseWide } from './wide-change.ts';

export type TransferRow = {
  id: number;
  from: string;
  to: string;
  status: TransferStatus;
  createdAt: Date;
  createdBy: string | null;
  sentAt: Date | null;
  receivedAt: Date | null;
};
/** `level`: pieces in the store that sends, while it is a draft. `received` is null before it is received. */
export type TransferLine = Goods & { qty: number; received: number | null; level: number };
export type TransferView = TransferRow & { lines: TransferLine[] };

/** `short`: the store has fewer pieces of these skus than the transfer. `not_open`: it is not in the state for this. */
export type TransferResult = Result<
  null,
  'unknown' | 'not_open' | 'empty' | 'invalid' | 'short',
  { sku: Sku; level: number }[] | null
>;
export type TransferLineResult = Result<
  { goods: Goods; qty: number },
  'unknown' | 'not_open' | 'unknown_code' | 'invalid' | 'changed_meanwhile',
  { qty: number } | null
>;

const MOST_LISTED = 50;
const subjectOf = (id: number) => `transfer:${id}`;
const columns = [
  ...(['id', 'from_store as from', 'to_store as to', 'status', 'created_at as createdAt'] as const),
  ...(['created_by as createdBy', 'sent_at as sentAt', 'received_at as receivedAt'] as const),
] as const;

const transfers = (db: Kysely<Tables>) => db.selectFrom('stock_transfer').select(columns);
const linesOf = (db: Kysely<Tables>, id: number) =>
  db.selectFrom('stock_transfer_line').selectAll().where('transfer_id', '=', id).orderBy('sku').execute();

/** Goods between stores: a draft, then on their way, then received (stock-7). */
export function createTransfers({ db, now }: ShopContext, deps: StockDeps) {
  const onLocked = <T>(id: number, status: TransferStatus, work: (tx: Tx, transfer: TransferRow) => Promise<T>) =>
    inTransaction(db.kysely, async (tx) => {
      const transfer = await transfers(tx).where('id', '=', id).forUpdate().executeTakeFirst();
      if (!transfer) return fail('unknown', null);
      return transfer.status === status ? work(tx, transfer) : fail('not_open', null);
    });

  /** Either store may write a draft: the one that sends, or the one that asks for goods. */
  function authoriseDraft(actor: Actor, subject: string, stores: readonly string[]) {
    const mayOne = stores.some((store) => accessRefusal(actor, 'stock.change', { subject, store }) === null);
    if (!mayOne) authorise(actor, 'stock.change', { subject, store: stores[0] ?? null });
  }

  const audit = (actor: Actor, tx: Tx, action: string, id: number, after: Record<string, unknown>) =>
    recordAudit(tx, actor, now(), { action, subject: { kind: 'transfer', id: String(id) }, after });

  async function putLine(tx: Tx, id: number, sku: Sku, qty: number) {
    const lines = tx.deleteFrom('stock_transfer_line').where('transfer_id', '=', id).where('sku', '=', sku);
    if (qty === 0) return void (await lines.execute());
    await tx
      .insertInto('stock_transfer_line')
      .values({ transfer_id: id, sku, qty })
      .onConflict((conflict) => conflict.columns(['transfer_id', 'sku']).doUpdateSet({ qty }))
      .execute();
  }

  const qtyOf = async (tx: Tx, id: number, sku: Sku) =>
    (await linesOf(tx, id)).find((one) => one.sku === sku)?.qty ?? 0;

  return {
    /** Begins a transfer; the same key begins one. Null for stores that do not exist or are the same. */
    async begin(actor: Actor, { from, to, key }: { from: string; to: string; key: string }): Promise<number | null> {
      authoriseDraft(actor, 'transfer', [from, to]);
      if (!isStore(from) || !isStore(to) || from === to) return null;
      const row = await db.kysely
        .insertInto('stock_transfer')
        .values({ from_store: from, to_store: to, created_at: now(), created_by: nameOf(actor), key })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },

    /** The newest transfers of all stores, those on their way first. */
    list(actor: Actor): Promise<TransferRow[]> {
      authorise(actor, 'stock.read', { subject: 'transfer' });
      return transfers(db.kysely)
        .orderBy((eb) => eb('status', 'in', ['draft', 'sent']), 'desc')
        .orderBy('id', 'desc')
        .limit(MOST_LISTED)
        .execute();
    },

    async show(actor: Actor, id: number): Promise<TransferView | null> {
      authorise(actor, 'stock.read', { subject: subjectOf(id) });
      const transfer = await transfers(db.kysely).where('id', '=', id).executeTakeFirst();
      if (!transfer) return null;
      const rows = await linesOf(db.kysely, id);
      const skus = rows.map(({ sku }) => sku);
      const goods = await goodsOf(db.kysely, skus);
      const levels = await db.kysely
        .selectFrom('stock_level')
        .select(['sku', 'qty'])
        .where('store_id', '=', transfer.from)
        .where('sku', 'in', ['', ...skus])
        .execute();
      const lines = rows.map(({ sku, qty, received }) => ({
        ...(goods.get(sku) ?? { sku, name: sku, ean: null, brand: '' }),
        qty,
        received,
        level: levels.find((level) => level.sku === sku)?.qty ?? 0,
      }));
      return { ...transfer, lines };
    },

    /** Adds one piece of the scanned goods to a draft. A scan sent twice adds one. */
    scan(actor: Actor, id: number, code: string, key: string): Promise<TransferLineResult> {
      return onLocked(id, 'draft', async (tx, { from, to }): Promise<TransferLineResult> => {
        authoriseDraft(actor, subjectOf(id), [from, to]);
        const goods = await goodsByCode(tx, code);
        if (!goods) return fail('unknown_code', null);
        const qty = await qtyOf(tx, id, goods.sku);
        if (!(await isNewScan(tx, subjectOf(id), key))) return ok({ goods, qty });
        await putLine(tx, id, goods.sku, qty + 1);
        return ok({ goods, qty: qty + 1 });
      });
    },

    /** Sets the pieces of a line of a draft from what the person saw; 0 takes the line out. */
    set(actor: Actor, id: number, line: { sku: Sku; from: number; to: number }): Promise<TransferLineResult> {
      return onLocked(id, 'draft', async (tx, { from, to }): Promise<TransferLineResult> => {
        authoriseDraft(actor, subjectOf(id), [from, to]);
        if (!isPieces(line.to) || line.to < 0) return fail('invalid', null);
        const goods = (await goodsOf(tx, [line.sku])).get(line.sku);
        if (!goods) return fail('unknown_code', null);
        const qty = await qtyOf(tx, id, line.sku);
        if (qty !== line.from) return fail('changed_meanwhile', { qty });
        await putLine(tx, id, line.sku, line.to);
        return ok({ goods, qty: line.to });
      });
    },

    /** Takes the goods out of the store that sends them. Refuses, with the levels, when it has too few. */
    send(actor: Actor, id: number): Promise<TransferResult> {
      return onLocked(id, 'draft', async (tx, { from, to }): Promise<TransferResult> => {
        const lines = await linesOf(tx, id);
        authorise(actor, 'stock.change', { subject: subjectOf(id), store: from });
        if (lines.length === 0) return fail('empty', null);
        const skus = lines.map(({ sku }) => sku);
        const levels = await lockLevels(tx, skus);
        const short = lines
          .map(({ sku, qty }) => ({ sku, qty, level: levelOf(levels, sku, from) }))
          .filter(({ qty, level }) => qty > level);
        if (short.length > 0)
          return fail(
            'short',
            short.map(({ sku, level }) => ({ sku, level })),
          );
        const at = now();
        const changes = lines.map(({ sku, qty }) => ({ sku, storeId: from, qty: -qty }));
        await authoriseWide(tx, actor, { subject: subjectOf(id), kinds: ['transfer-out'], changes }, at);
        await changeStock(tx, { kind: 'transfer-out', actor, at, reference: String(id) }, changes);
        await tx.updateTable('stock_transfer').set({ status: 'sent', sent_at: now() }).where('id', '=', id).execute();
        await forgetScans(tx, subjectOf(id));
        await audit(actor, tx, 'stock.transfer-send', id, {
          from,
          to,
          lines: Object.fromEntries(lines.map((l) => [l.sku, l.qty])),
        });
        await recordProducts(tx, deps, skus);
        return ok(null);
      });
    },

    /**
     * Puts what has arrived into the other store; `received` by sku, lines without a number arrived as sent. Differences stay with the
     * transfer and in the log: pieces that did not arrive are in no store.
     */
    receive(actor: Actor, id: number, received: Readonly<Record<Sku, number>>): Promise<TransferResult> {
      return onLocked(id, 'sent', async (tx, { from, to }): Promise<TransferResult> => {
        const lines = (await linesOf(tx, id)).map(({ sku, qty }) => ({ sku, qty, received: received[sku] ?? qty }));
        authorise(actor, 'stock.change', { subject: subjectOf(id), store: to });
        if (lines.some((line) => !isPieces(line.received) || line.received < 0)) return fail('invalid', null);
        const skus = lines.map(({ sku }) => sku);
        await lockLevels(tx, skus);
        const at = now();
        const changes = lines.map((line) => ({ sku: line.sku, storeId: to, qty: line.received }));
        await authoriseWide(tx, actor, { subject: subjectOf(id), kinds: ['transfer-in'], changes }, at);
        await changeStock(tx, { kind: 'transfer-in', actor, at, reference: String(id) }, changes);
        for (const { sku, received: pieces } of lines)
          await tx
            .updateTable('stock_transfer_line')
            .set({ received: pieces })
            .where('transfer_id', '=', id)
            .where('sku', '=', sku)
            .execute();
        await tx
          .updateTable('stock_transfer')
          .set({ status: 'received', received_at: now() })
          .where('id', '=', id)
          .execute();
        const differences = Object.fromEntries(
          lines.filter((line) => line.received !== line.qty).map((line) => [line.sku, line.received - line.qty]),
        );
        await audit(actor, tx, 'stock.transfer-receive', id, { from, to, differences });
        await recordProducts(tx, deps, skus);
        return ok(null);
      });
    },

    /** Drops a draft. */
    cancel(actor: Actor, id: number): Promise<TransferResult> {
      return onLocked(id, 'draft', async (tx, { from, to }): Promise<TransferResult> => {
        authoriseDraft(actor, subjectOf(id), [from, to]);
        await tx.updateTable('stock_transfer').set({ status: 'cancelled' }).where('id', '=', id).execute();
        await forgetScans(tx, subjectOf(id));
        await audit(actor, tx, 'stock.transfer-cancel', id, { from, to });
        return ok(null);
      });
    },
  };
}
