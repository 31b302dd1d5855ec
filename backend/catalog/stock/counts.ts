import { type Kysely, sql } from 'kysely';
import { nameOf, recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { isPieces, MOST_PIECES } from '#domain/catalog/stock/movement.ts';
import { type CountSelection, difference, settleCount } from '#domain/catalog/stock/stock-count.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { isStore, recordProducts, type StockDeps } from './adjust.ts';
import {
  type CountRow,
  expectedOnShelf,
  findCount,
  forgetScans,
  isCovered,
  isNewScan,
  listCounts,
  lockCount,
  uncountedSkus,
} from './count-lines.ts';
import { type Goods, goodsByCode, goodsOf, placesOf } from './goods.ts';
import { changeStock, levelOf, lockLevels } from './ledger.ts';
import { authoriseWide, BY_HAND } from './wide-change.ts';

export type CountLine = Goods & {
  place: string | null;
  counted: number;
  /** Null while a blind count goes on. */
  expected: number | null;
  by: string | null;
};

export type CountView = CountRow & {
  /** The last counted first. */
  lines: CountLine[];
  /** Goods with pieces that nobody has counted; at most `MOST_SHOWN` of them. */
  uncounted: (Goods & { place: string | null })[];
  /** What an approval must still find: it changes with every scan. */
  seen: string;
};

export type CountScanned = Result<
  { goods: Goods; counted: number; isOutside: boolean },
  'unknown' | 'not_open' | 'unknown_code'
>;
export type CountSet = Result<
  { counted: number },
  'unknown' | 'not_open' | 'unknown_sku' | 'invalid' | 'changed_meanwhile',
  { counted: number } | null
>;
/** `missing`: pieces that were sold though nobody has them; their orders wait for goods. */
export type CountApproved = Result<
  { changed: number; missing: { sku: Sku; qty: number }[] },
  'unknown' | 'not_open' | 'changed_meanwhile'
>;

const MOST_SHOWN = 200;
const MOST_LISTED = 50;
const subjectOf = (id: number) => `count:${id}`;

async function seenOf(db: Kysely<Tables>, id: number): Promise<string> {
  const row = await db
    .selectFrom('stock_count_line')
    .select(sql<string>`count(*) || ':' || coalesce(sum(counted), 0) || ':' || coalesce(sum(expected), 0)`.as('seen'))
    .where('count_id', '=', id)
    .executeTakeFirstOrThrow();
  return row.seen;
}

/** Counts of a part of a store (stock-6). Several people may count together. */
export function createCounts({ db, now }: ShopContext, deps: StockDeps) {
  /** Runs `work` on an open count that the actor may change. */
  const onOpen = <T>(
    actor: Actor,
    id: number,
    how: 'share' | 'update',
    work: (tx: Tx, count: CountRow) => Promise<T>,
  ) =>
    inTransaction(db.kysely, async (tx) => {
      const count = await lockCount(tx, id, how);
      if (!count) return fail('unknown', null);
      authorise(actor, 'stock.change', { subject: subjectOf(id), store: count.storeId });
      return count.status === 'open' ? work(tx, count) : fail('not_open', null);
    });

  async function store(actor: Actor, tx: Tx, id: number, sku: Sku, counted: number, expected: number) {
    const line = { counted, expected, counted_at: now(), counted_by: nameOf(actor) };
    await tx
      .insertInto('stock_count_line')
      .values({ count_id: id, sku, ...line })
      .onConflict((conflict) => conflict.columns(['count_id', 'sku']).doUpdateSet(line))
      .execute();
  }

  const countedOf = async (tx: Tx, id: number, sku: Sku): Promise<number> =>
    (
      await tx
        .selectFrom('stock_count_line')
        .select('counted')
        .where('count_id', '=', id)
        .where('sku', '=', sku)
        .executeTakeFirst()
    )?.counted ?? 0;

  return {
    /** Begins a count; the same key begins one. Null for a store that does not exist. */
    async begin(
      actor: Actor,
      input: { storeId: string; selection: CountSelection; isBlind: boolean; key: string },
    ): Promise<number | null> {
      const { storeId, selection, isBlind, key } = input;
      authorise(actor, 'stock.change', { subject: 'count', store: storeId });
      if (!isStore(storeId)) return null;
      const begun = { begun_at: now(), begun_by: nameOf(actor) };
      const added = await db.kysely
        .insertInto('stock_count')
        .values({ store_id: storeId, selection: JSON.stringify(selection), is_blind: isBlind, ...begun, key })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
        .returning('id')
        .executeTakeFirstOrThrow();
      return added.id;
    },

    /** Open counts of all stores, then the last ones. */
    list(actor: Actor): Promise<CountRow[]> {
      authorise(actor, 'stock.read', { subject: 'count' });
      return listCounts(db.kysely, MOST_LISTED);
    },

    /** A count with its lines; `review` shows what a blind one expects. Null for an unknown one. */
    async show(actor: Actor, id: number, { review = false } = {}): Promise<CountView | null> {
      const count = await findCount(db.kysely, id);
      if (!count) return null;
      authorise(actor, 'stock.read', { subject: subjectOf(id), store: count.storeId });
      const seen = await seenOf(db.kysely, id);
      const rows = await db.kysely
        .selectFrom('stock_count_line')
        .selectAll()
        .where('count_id', '=', id)
        .orderBy('counted_at', 'desc')
        .execute();
      const left = count.status === 'open' ? await uncountedSkus(db.kysely, count, MOST_SHOWN) : [];
      const skus = [...rows.map(({ sku }) => sku), ...left];
      const [goods, places] = [await goodsOf(db.kysely, skus), await placesOf(db.kysely, count.storeId, skus)];
      const named = (sku: Sku) => ({
        ...(goods.get(sku) ?? { sku, name: sku, ean: null, brand: '' }),
        place: places.get(sku) ?? null,
      });
      const isHidden = count.isBlind && count.status === 'open' && !review;
      const lines = rows.map(({ sku, counted, expected, counted_by }) => ({
        ...named(sku),
        counted,
        expected: isHidden ? null : expected,
        by: counted_by,
      }));
      return { ...count, lines, uncounted: left.map(named), seen };
    },

    /** Counts one more piece of the scanned goods. A scan sent twice counts once. */
    scan(actor: Actor, id: number, code: string, key: string): Promise<CountScanned> {
      return onOpen(actor, id, 'share', async (tx, count): Promise<CountScanned> => {
        const goods = await goodsByCode(tx, code);
        if (!goods) return fail('unknown_code');
        const expected = (await expectedOnShelf(tx, count.storeId, [goods.sku])).get(goods.sku) ?? 0;
        const counted = (await countedOf(tx, id, goods.sku)) + 1;
        const isOutside = !(await isCovered(tx, count, goods.sku));
        if (!(await isNewScan(tx, subjectOf(id), key))) return ok({ goods, counted: counted - 1, isOutside });
        await store(actor, tx, id, goods.sku, counted, expected);
        return ok({ goods, counted, isOutside });
      });
    },

    /** Sets the counted pieces of a sku from what the person saw; 0 when nobody has counted it. */
    set(actor: Actor, id: number, line: { sku: Sku; from: number; to: number }): Promise<CountSet> {
      const { sku, from, to } = line;
      return onOpen(actor, id, 'share', async (tx, count): Promise<CountSet> => {
        if (!isPieces(to) || to < 0) return fail('invalid', null);
        const expected = (await expectedOnShelf(tx, count.storeId, [sku])).get(sku);
        if (expected === undefined) return fail('unknown_sku', null);
        const counted = await countedOf(tx, id, sku);
        if (counted !== from) return fail('changed_meanwhile', { counted });
        await store(actor, tx, id, sku, to, expected);
        return ok({ counted: to });
      });
    },

    /**
     * Moves the differences into the stock. `zeroUncounted` counts goods that nobody found as none. Refuses when a colleague has
     * counted since `seen`; more than 20 pieces of a sku need `stock.change-widely`.
     */
    approve(actor: Actor, id: number, input: { seen: string; zeroUncounted: boolean }): Promise<CountApproved> {
      return onOpen(actor, id, 'update', async (tx, count): Promise<CountApproved> => {
        if ((await seenOf(tx, id)) !== input.seen) return fail('changed_meanwhile');
        const absent = input.zeroUncounted ? await uncountedSkus(tx, count, MOST_PIECES) : [];
        const expected = await expectedOnShelf(tx, count.storeId, absent);
        for (const sku of absent) await store(actor, tx, id, sku, 0, expected.get(sku) ?? 0);
        const lines = await tx.selectFrom('stock_count_line').selectAll().where('count_id', '=', id).execute();
        const levels = await lockLevels(
          tx,
          lines.map(({ sku }) => sku),
        );
        const settled = lines
          .filter(({ sku }) => levels.has(sku))
          .map((line) => ({ sku: line.sku, ...settleCount(levelOf(levels, line.sku, count.storeId), line) }));
        const moved = settled.filter(({ qty }) => qty !== 0);
        const missing = settled.filter((one) => one.missing > 0).map((one) => ({ sku: one.sku, qty: one.missing }));
        const at = now();
        const { storeId } = count;
        const differences = lines.map((line) => ({ sku: line.sku, storeId, qty: difference(line) }));
        await authoriseWide(tx, actor, { subject: subjectOf(id), kinds: BY_HAND, changes: differences }, at);
        await changeStock(
          tx,
          { kind: 'count', actor, at, reference: String(id) },
          moved.map(({ sku, qty }) => ({ sku, storeId, qty })),
        );
        await close(actor, tx, id, 'approved');
        const after = { lines: lines.length, changed: moved.length, missing };
        await recordAudit(tx, actor, at, { action: 'stock.count', subject: { kind: 'count', id: String(id) }, after });
        await recordProducts(
          tx,
          deps,
          moved.map(({ sku }) => sku),
        );
        return ok({ changed: moved.length, missing });
      });
    },

    /** Ends a count without changing anything. */
    cancel(actor: Actor, id: number) {
      return onOpen(actor, id, 'update', async (tx): Promise<Result<null, 'unknown' | 'not_open'>> => {
        await close(actor, tx, id, 'cancelled');
        await recordAudit(tx, actor, now(), {
          action: 'stock.count-cancel',
          subject: { kind: 'count', id: String(id) },
        });
        return ok(null);
      });
    },
  };

  async function close(actor: Actor, tx: Tx, id: number, status: 'approved' | 'cancelled') {
    await tx
      .updateTable('stock_count')
      .set({ status, closed_at: now(), closed_by: nameOf(actor) })
      .where('id', '=', id)
      .execute();
    await forgetScans(tx, subjectOf(id));
  }
}
