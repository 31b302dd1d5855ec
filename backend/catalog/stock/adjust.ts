import { type Kysely, sql } from 'kysely';
import type { SearchService } from '#backend/catalog/search/service.ts';
import { authorOf, recordAudit, recordAudits } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { isPieces } from '#domain/catalog/stock/movement.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { shop as config } from '#shop.config';
import { changeStock, type Levels, levelOf, lockLevels } from './ledger.ts';
import { readStock, type SkuStock } from './queries.ts';
import { authoriseWide, BY_HAND } from './wide-change.ts';

export type StockDeps = { search: Pick<SearchService, 'recordChange'> };

export type Adjustment = { sku: Sku; storeId: string; qty: number; reason: string; key: string };

/** `below_zero`: the store has only `level` pieces. `key_used`: the key made another change. */
export type AdjustResult = Result<
  { level: number; repeated: boolean },
  'unknown_sku' | 'unknown_store' | 'invalid' | 'below_zero' | 'key_used',
  { level: number } | null
>;

/** What `set` answers: the stock before and after, or the store that is unknown. */
export type SetResult = Result<
  { before: SkuStock; after: SkuStock },
  'unknown_sku' | 'unknown_store',
  { store: string } | null
>;

/** The quantity that a store is to have; `expected`: what it had when the caller read it. */
export type WantedLevel = { sku: Sku; storeId: string; qty: number; expected?: number | null };
/** `index`: of the level in the list; `qty`: what the store has instead of what was expected. */
export type LevelProblem = {
  index: number;
  reason: 'unknown_sku' | 'unknown_store' | 'twice' | 'changed_meanwhile';
  qty: number | null;
};
export type SetManyResult = Result<{ changed: number }, 'refused', LevelProblem[]>;

export const isStore = (id: string): boolean => config.stores.some((store) => store.id === id);

/** Products whose search rows follow the stock of these skus. */
export async function recordProducts(tx: Tx, { search }: StockDeps, skus: readonly Sku[]): Promise<void> {
  if (skus.length === 0) return;
  const rows = await tx
    .selectFrom('product_variant')
    .select('product_id')
    .distinct()
    .where('sku', 'in', [...new Set(skus)])
    .execute();
  await search.recordChange(
    tx,
    rows.map(({ product_id }) => product_id),
  );
}

const movementOf = (db: Kysely<Tables>, key: string) =>
  db.selectFrom('stock_movement').select(['sku', 'store_id', 'qty']).where('key', '=', key).executeTakeFirst();

/** What of the wanted levels cannot be set: an unknown sku, one named twice, or another quantity than expected. */
function problemsOf(levels: Levels, wanted: readonly WantedLevel[]): LevelProblem[] {
  const named = new Set<string>();
  return wanted.flatMap(({ sku, storeId, expected = null }, index): LevelProblem[] => {
    const place = `${storeId} ${sku}`;
    const isTwice = named.has(place);
    named.add(place);
    if (!levels.has(sku)) return [{ index, reason: 'unknown_sku', qty: null }];
    if (isTwice) return [{ index, reason: 'twice', qty: null }];
    const qty = levelOf(levels, sku, storeId);
    return expected !== null && expected !== qty ? [{ index, reason: 'changed_meanwhile', qty }] : [];
  });
}

/** Changes of skus by hand. */
export function createAdjustments({ db, now }: ShopContext, deps: StockDeps) {
  /** Sets levels of locked skus, with movements and an audit entry for each sku; returns how many levels changed. */
  async function writeLevels(tx: Tx, actor: Actor, levels: Levels, wanted: readonly WantedLevel[]): Promise<number> {
    const changes = wanted.map(({ sku, storeId, qty }) => ({ sku, storeId, qty: qty - levelOf(levels, sku, storeId) }));
    for (const { sku, storeId } of changes) authorise(actor, 'stock.change', { subject: sku, store: storeId });
    const at = now();
    await authoriseWide(tx, actor, { subject: null, kinds: BY_HAND, changes }, at);
    await changeStock(tx, { kind: 'count', actor, at }, changes);
    const records = [...Map.groupBy(wanted, ({ sku }) => sku)].map(([sku, ofSku]) => ({
      action: 'stock.change',
      subject: { kind: 'stock', id: sku },
      before: Object.fromEntries(ofSku.map(({ storeId }) => [storeId, levelOf(levels, sku, storeId)])),
      after: Object.fromEntries(ofSku.map(({ storeId, qty }) => [storeId, qty])),
    }));
    await recordAudits(tx, actor, at, records);
    await recordProducts(
      tx,
      deps,
      records.map(({ subject }) => subject.id),
    );
    return changes.filter(({ qty }) => qty !== 0).length;
  }

  return {
    /**
     * Adds or takes away pieces of a sku in a store, for a reason. Sent twice with one key, it moves once. Never below zero: pieces
     * that orders took are gone already (stock-5).
     */
    adjust(actor: Actor, { sku, storeId, qty, reason, key }: Adjustment): Promise<AdjustResult> {
      return inTransaction(db.kysely, async (tx): Promise<AdjustResult> => {
        authorise(actor, 'stock.change', { subject: sku, store: storeId });
        if (!isStore(storeId)) return fail('unknown_store', null);
        if (!isPieces(qty) || qty === 0 || reason.trim() === '' || key === '') return fail('invalid', null);
        const levels = await lockLevels(tx, [sku]);
        const level = levelOf(levels, sku, storeId);
        const done = await movementOf(tx, key);
        if (done) {
          const isSame = done.sku === sku && done.store_id === storeId && done.qty === qty;
          return isSame ? ok({ level, repeated: true }) : fail('key_used', null);
        }
        const at = now();
        const changes = [{ sku, storeId, qty }];
        await authoriseWide(tx, actor, { subject: null, kinds: BY_HAND, changes }, at);
        if (!levels.has(sku)) return fail('unknown_sku', null);
        if (level + qty < 0) return fail('below_zero', { level });
        await changeStock(tx, { kind: 'adjustment', actor, at, reason: reason.trim(), key }, changes);
        await recordAudit(tx, actor, at, {
          action: 'stock.change',
          subject: { kind: 'stock', id: sku },
          before: { [storeId]: level },
          after: { [storeId]: level + qty },
          reason: reason.trim(),
        });
        await recordProducts(tx, deps, [sku]);
        return ok({ level: level + qty, repeated: false });
      });
    },

    /**
     * Sets the quantity of a sku in the named stores (integers ≥ 0), as one who counted it; other stores and the holds of unpaid
     * orders stay. Invalidates pages and updates facets at once. Returns the stock before and after (stock-1).
     */
    async set(actor: Actor, sku: Sku, wanted: Readonly<Record<string, number>>): Promise<SetResult> {
      const unknown = Object.keys(wanted).find((store) => !isStore(store));
      if (unknown !== undefined) return fail('unknown_store', { store: unknown });
      const change = await inTransaction(db.kysely, async (tx) => {
        // orders take the same lock, so that none holds pieces meanwhile
        const levels = await lockLevels(tx, [sku]);
        const before = await readStock(tx, sku);
        if (!before) return null;
        const wantedLevels = Object.entries(wanted).map(([storeId, qty]) => ({ sku, storeId, qty }));
        await writeLevels(tx, actor, levels, wantedLevels);
        const after = await readStock(tx, sku);
        return after && { before, after };
      });
      return change ? ok(change) : fail('unknown_sku', null);
    },

    /**
     * Sets quantities of many skus at once, all or none, as `set` does. A level may say what it was when the caller read it
     * (`expected`): a sale meanwhile then refuses all of it (api-7).
     */
    setMany(actor: Actor, wanted: readonly WantedLevel[]): Promise<SetManyResult> {
      const strange = wanted.flatMap(({ storeId }, index): LevelProblem[] =>
        isStore(storeId) ? [] : [{ index, reason: 'unknown_store', qty: null }],
      );
      if (strange.length > 0) return Promise.resolve(fail('refused', strange));
      return inTransaction(db.kysely, async (tx): Promise<SetManyResult> => {
        const levels = await lockLevels(
          tx,
          wanted.map(({ sku }) => sku),
        );
        const problems = problemsOf(levels, wanted);
        if (problems.length > 0) return fail('refused', problems);
        return ok({ changed: await writeLevels(tx, actor, levels, wanted) });
      });
    },

    /** Adds movements for what changed levels past the ledger; levels stay. Returns how many pieces each store had unexplained. */
    reconcile(actor: Actor, sku: Sku): Promise<Record<string, number>> {
      return inTransaction(db.kysely, async (tx) => {
        authorise(actor, 'stock.change-widely', { subject: sku });
        await lockLevels(tx, [sku]);
        const { kind, name } = { kind: actor.kind, name: authorOf(actor).name };
        const { rows } = await sql<{ store_id: string; qty: number }>`
          insert into stock_movement (sku, store_id, qty, kind, reason, actor_kind, actor_name, at)
          select ${sku}, store_id, coalesce(level.qty, 0) - coalesce(moved.qty, 0), 'adjustment', 'reconcile', ${kind}, ${name}, ${now()}::timestamptz
          from (select store_id, qty from stock_level where sku = ${sku}) level
          full join (select store_id, sum(qty)::int as qty from stock_movement where sku = ${sku} group by store_id) moved using (store_id)
          where coalesce(level.qty, 0) <> coalesce(moved.qty, 0)
          returning store_id, qty`.execute(tx);
        const found = Object.fromEntries(rows.map(({ store_id, qty }) => [store_id, qty]));
        const subject = { kind: 'stock', id: sku };
        if (rows.length > 0) await recordAudit(tx, actor, now(), { action: 'stock.reconcile', subject, after: found });
        return found;
      });
    },
  };
}
