import { sql } from 'kysely';
import { nameOf, recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { Sku } from '#domain/base/ids.ts';
import { type FieldClash, type FieldEdit, mergeEdits } from '#domain/base/merge-edits.ts';
import { type FailBy, fail, type Ok, ok, type Result } from '#domain/base/result.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import {
  cleanSpecialOrder,
  type EditedField,
  type SpecialOrderInput,
  type SpecialOrderMove,
  type SpecialOrderProblems,
  type SpecialOrderState,
  specialOrderProblems,
  stateAfter,
} from '#domain/sales/special-orders/special-order.ts';
import { type Actor, accessRefusal, authorise, storesFor } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import { createLostSales } from './lost-sales.ts';
import type { SpecialOrderMail } from './mails/special-order-mail.ts';
import { deleteSpecialOrders, ownSpecialOrders } from './own-data.ts';
import {
  countOrders,
  listOrders,
  openOrdersOf,
  readOrder,
  type SpecialOrder,
  type SpecialOrderQuery,
  waitingOrders,
} from './queries.ts';

export type { LostReport } from './lost-sales.ts';
export type { SpecialOrder, SpecialOrderQuery } from './queries.ts';

/** Why an edit was not stored: `clashes` are fields that a colleague changed since the person saw them. */
export type EditResult =
  | Ok<SpecialOrder>
  | FailBy<{
      unknown: unknown;
      not_now: SpecialOrderState;
      invalid: SpecialOrderProblems;
      conflict: { order: SpecialOrder; clashes: FieldClash<EditedField>[] };
    }>;

/** Why a special order stayed as it is; `not_now` names its state by now. */
export type MoveResult = Ok<SpecialOrder> | FailBy<{ unknown: unknown; not_now: SpecialOrderState }>;

const PERMISSION = 'special-orders.handle';
const subjectOf = (id: number) => `special-order:${id}`;
/** The edited fields as a form has them. */
const fieldsOf = ({ pieces, storeId, expectedOn, deposit, note }: SpecialOrder): Record<EditedField, string> => ({
  pieces: String(pieces),
  storeId,
  expectedOn: expectedOn ?? '',
  deposit,
  note,
});
const isStore = (id: string) => shop.stores.some((store) => store.id === id);

/** Goods ordered from a supplier for one customer, from the order to the counter (special-order-1), and lost sales. */
export function createSpecialOrderService(
  { db, now }: ShopContext,
  { mail }: { mail: Pick<MailService<SpecialOrderMail>, 'queue'> },
) {
  const { kysely } = db;
  const today = () => localDay(now(), shop.timeZone);
  const audit = (tx: Tx, actor: Actor, action: string, id: number, states: { before?: object; after: object }) =>
    recordAudit(tx, actor, now(), {
      action: `special-orders.${action}`,
      subject: { kind: 'special-order', id: String(id) },
      ...(states.before && { before: { ...states.before } }),
      after: { ...states.after },
    });

  /** The account of a verified address; its owner sees the special order in their data. */
  async function accountOf(tx: Tx, email: string): Promise<string | null> {
    if (email === '') return null;
    const account = await tx
      .selectFrom('auth_user')
      .select('id')
      .where('email', '=', email)
      .where('email_verified', '=', true)
      .executeTakeFirst();
    return account?.id ?? null;
  }

  async function insertOrder(tx: Tx, actor: Actor, input: SpecialOrderInput, key: string): Promise<number | null> {
    const { storeId, price, expectedOn, ...fields } = input;
    const { sku, title, pieces, deposit, supplier, note, name, phone, email, locale } = fields;
    const row = await tx
      .insertInto('special_order')
      .values({
        sku,
        title,
        pieces,
        deposit,
        supplier,
        note,
        name,
        phone,
        email,
        locale,
        key,
        store_id: storeId,
        price_cents: price,
        expected_on: expectedOn || null,
        user_id: await accountOf(tx, email),
        created_at: now(),
        changed_at: now(),
        created_by: nameOf(actor),
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row ? row.id : null;
  }

  async function move(tx: Tx, order: SpecialOrder, to: SpecialOrderState): Promise<SpecialOrder> {
    await tx
      .updateTable('special_order')
      .set({ status: to, changed_at: now(), version: sql`version + 1` })
      .where('id', '=', order.id)
      .execute();
    const moved = { ...order, status: to, changedAt: now(), version: order.version + 1 };
    if (to === 'arrived' && order.email) {
      const { id, version, email, name, locale, storeId, title, sku, pieces } = moved;
      await mail.queue(tx, {
        kind: 'special-order-arrived',
        to: email,
        id,
        version,
        name,
        locale,
        storeId,
        title,
        sku,
        pieces,
      });
    }
    return moved;
  }

  return {
    lost: createLostSales(db, now),

    /** Notes a special order; the same key notes one. */
    make(
      actor: Actor,
      typed: SpecialOrderInput,
      key: string,
    ): Promise<Result<{ id: number }, 'invalid', SpecialOrderProblems>> {
      const input = cleanSpecialOrder(typed);
      authorise(actor, PERMISSION, { subject: 'special-order', store: input.storeId });
      const problems = specialOrderProblems(input);
      if (!isStore(input.storeId)) problems.storeId = 'invalid';
      if (Object.keys(problems).length > 0 || key === '') return Promise.resolve(fail('invalid', problems));
      return inTransaction(kysely, async (tx) => {
        const id = await insertOrder(tx, actor, input, key);
        if (id === null) {
          const same = await tx
            .selectFrom('special_order')
            .select('id')
            .where('key', '=', key)
            .executeTakeFirstOrThrow();
          return ok({ id: same.id });
        }
        const { sku, pieces, storeId } = input;
        await audit(tx, actor, 'make', id, { after: { sku, pieces, store: storeId } });
        return ok({ id });
      });
    },

    /** Moves a special order on; an arrival mails the customer, if there is an address (special-order-2). */
    move(actor: Actor, id: number, step: SpecialOrderMove): Promise<MoveResult> {
      return inTransaction(kysely, async (tx): Promise<MoveResult> => {
        const order = await readOrder(tx, id, true);
        authorise(actor, PERMISSION, { subject: subjectOf(id), store: order?.storeId ?? null });
        if (!order) return fail('unknown');
        const to = stateAfter(order.status, step);
        if (to === null) return fail('not_now', order.status);
        const moved = await move(tx, order, to);
        await audit(tx, actor, step, id, { before: { status: order.status }, after: { status: to } });
        return ok(moved);
      });
    },

    /**
     * Changes an open special order. Edits of different fields by two people both stay; a field that both changed is a conflict
     * (special-order-5).
     */
    edit(actor: Actor, id: number, edits: readonly FieldEdit<EditedField>[]): Promise<EditResult> {
      return inTransaction(kysely, async (tx): Promise<EditResult> => {
        const order = await readOrder(tx, id, true);
        authorise(actor, PERMISSION, { subject: subjectOf(id), store: order?.storeId ?? null });
        if (!order) return fail('unknown');
        if (order.status !== 'ordered' && order.status !== 'arrived') return fail('not_now', order.status);
        const { changes, clashes } = mergeEdits(fieldsOf(order), edits);
        if (clashes.length > 0) return fail('conflict', { order, clashes });
        const fields = { ...fieldsOf(order), ...changes };
        const input = cleanSpecialOrder({ ...order, ...fields, pieces: Number(fields.pieces) });
        const problems = specialOrderProblems(input);
        if (!isStore(input.storeId)) problems.storeId = 'invalid';
        if (Object.keys(problems).length > 0) return fail('invalid', problems);
        authorise(actor, PERMISSION, { subject: subjectOf(id), store: input.storeId });
        if (Object.keys(changes).length === 0) return ok(order);
        const { pieces, storeId, expectedOn, deposit, note } = input;
        await tx
          .updateTable('special_order')
          .set({ pieces, store_id: storeId, expected_on: expectedOn || null, deposit, note })
          .set({ changed_at: now(), version: sql`version + 1` })
          .where('id', '=', id)
          .execute();
        const before = { pieces: order.pieces, store: order.storeId, expectedOn: order.expectedOn };
        await audit(tx, actor, 'edit', id, { before, after: { pieces, store: storeId, expectedOn } });
        return ok({ ...order, pieces, storeId, expectedOn: expectedOn || null, deposit, note });
      });
    },

    /** Newest first, of the person's stores. */
    list(actor: Actor, query: SpecialOrderQuery, after: string | null = null) {
      return listOrders(kysely, { ...query, today: today() }, storesFor(actor, PERMISSION), after);
    },

    counts(actor: Actor, queries: readonly SpecialOrderQuery[]): Promise<number[]> {
      const stores = storesFor(actor, PERMISSION);
      return Promise.all(queries.map((query) => countOrders(kysely, { ...query, today: today() }, stores)));
    },

    async one(actor: Actor, id: number): Promise<SpecialOrder | null> {
      const order = await readOrder(kysely, id);
      authorise(actor, PERMISSION, { subject: subjectOf(id), store: order?.storeId ?? null });
      return order;
    },

    /** Who waits for skus that arrive in a store; nobody where the actor may not handle special orders. */
    waiting(actor: Actor, storeId: string, skus: readonly Sku[]): Promise<SpecialOrder[]> {
      if (accessRefusal(actor, PERMISSION, { subject: storeId, store: storeId })) return Promise.resolve([]);
      return waitingOrders(kysely, storeId, skus);
    },

    /** Pieces of skus that are ordered for other customers, by store and day; no names. */
    async onTheWay(actor: Actor, skus: readonly Sku[]) {
      authorise(actor, 'stock.read', { subject: 'special-orders' });
      const open = await openOrdersOf(kysely, skus);
      return open.map(({ id, sku, status, storeId, pieces, expectedOn }) => ({
        id,
        sku,
        status,
        storeId,
        pieces,
        expectedOn,
      }));
    },

    /** The data of a customer; and its deletion, in the transaction that deletes the account or old records of guests. */
    own: (userId: string) => ownSpecialOrders(kysely, userId),
    forget: deleteSpecialOrders,
  };
}

export type SpecialOrderService = ReturnType<typeof createSpecialOrderService>;
