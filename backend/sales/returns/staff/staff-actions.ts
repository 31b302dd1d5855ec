import { recordAudit } from '#backend/platform/audit/service.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { isRowId } from '#backend/platform/staff/tokens.ts';
import { putBackKept } from '#backend/sales/orders/customer/service.ts';
import { type FailBy, fail, type Ok, ok } from '#domain/base/result.ts';
import { MAX_MESSAGE } from '#domain/base/text-lengths.ts';
import {
  canMoveWithdrawal,
  type PayBackDue,
  payBackDue,
  type ReturnedLine,
  type WithdrawalListQuery,
  type WithdrawalState,
} from '#domain/sales/returns/withdrawal-state.ts';
import { type Actor, accessRefusal, authorise, storesFor } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import { createLabelDesk, type LabelDeskDeps } from './label-desk.ts';
import { isOpenWithdrawal, scopeOf, seesContacts } from './withdrawal-access.ts';
import {
  countWithdrawals,
  findWithdrawal,
  linesOf,
  listWithdrawals,
  type OrderRefund,
  type ReturnableLine,
  refundsSince,
  type StoredWithdrawal,
} from './withdrawal-queries.ts';

/** A withdrawal as staff see it; name, e-mail and message are null for roles that may not see contacts. */
export type StaffWithdrawal = Omit<StoredWithdrawal, 'name' | 'email' | 'message'> & {
  name: string | null;
  email: string | null;
  message: string | null;
  due: PayBackDue | null;
};
export type WithdrawalPage = StaffWithdrawal & {
  orderLines: ReturnableLine[];
  refunds: OrderRefund[];
  mayHandle: boolean;
  /** A carrier's label can be booked. */
  mayBookLabel: boolean;
};

/** What staff decide; `goods_in` names the pieces that came, `paid_back` the refund, `refused` the reason; `exchanged`: the pieces kept for it left. */
export type WithdrawalStep =
  | { to: 'goods_in'; lines: ReturnedLine[] }
  | { to: 'paid_back'; refundId: string }
  | { to: 'exchanged' }
  | { to: 'refused'; reason: string };

/** 'conflict': a colleague decided since the form was opened; the detail is how it stands now. */
export type WithdrawalStepOutcome =
  | Ok<null>
  | FailBy<{
      unknown: unknown;
      not_now: WithdrawalState;
      conflict: StaffWithdrawal;
      lines: unknown;
      refund: unknown;
      reason: unknown;
      unknown_order: unknown;
      unknown_person: unknown;
    }>;

/** Withdrawals as staff handle them (return-2). */
export function createReturnsDesk(deps: LabelDeskDeps) {
  const { ctx, mail } = deps;
  const { kysely } = ctx.db;
  const { mayHaveLabel, ...labelDesk } = createLabelDesk(deps);

  function seen(actor: Actor, withdrawal: StoredWithdrawal): StaffWithdrawal {
    const due = payBackDue(withdrawal, ctx.now(), shop.timeZone);
    if (seesContacts(actor, withdrawal)) return { ...withdrawal, due };
    return { ...withdrawal, name: null, email: null, message: null, due };
  }

  const access = (actor: Actor) => ({
    stores: storesFor(actor, 'returns.read'),
    mayFind: accessRefusal(actor, 'customers.read') === null,
  });

  /** The columns that a step sets, or why it cannot be. */
  async function valuesOf(tx: Tx, step: WithdrawalStep, { order, receivedAt, kept }: StoredWithdrawal, now: Date) {
    if (step.to === 'exchanged')
      return kept.length > 0 ? ok({ state: step.to, closed_at: now }) : fail<'lines'>('lines');
    if (step.to === 'refused') {
      const reason = step.reason.trim();
      const isReason = reason !== '' && reason.length <= MAX_MESSAGE;
      return isReason ? ok({ state: step.to, closed_at: now, reason }) : fail<'reason'>('reason');
    }
    if (step.to === 'paid_back') {
      const refunds = order ? await refundsSince(tx, order.id, receivedAt) : [];
      const isTheirs = refunds.some(({ id }) => id === step.refundId);
      return isTheirs ? ok({ state: step.to, closed_at: now, refund_id: step.refundId }) : fail<'refund'>('refund');
    }
    const ordered = order ? await linesOf(tx, order.id) : [];
    const fits = ({ position, amount }: ReturnedLine) =>
      amount > 0 && amount <= (ordered.find((line) => line.position === position)?.amount ?? 0);
    if (step.lines.length === 0 || !step.lines.every(fits)) return fail<'lines'>('lines');
    return ok({ state: step.to, goods_in_at: now, lines: JSON.stringify(step.lines) });
  }

  return {
    ...labelDesk,

    /** A page of withdrawals, newest first. A store lists those of its orders. */
    async list(actor: Actor, query: WithdrawalListQuery, after: string | null = null) {
      const { withdrawals, next } = await listWithdrawals(kysely, query, { ...access(actor), after });
      return { withdrawals: withdrawals.map((one) => seen(actor, one)), next };
    },

    /** How many withdrawals each query finds; 10,001 stands for more. */
    counts: async (actor: Actor, queries: readonly WithdrawalListQuery[]): Promise<number[]> =>
      countWithdrawals(kysely, queries, access(actor)),

    /** One withdrawal with the order's lines and the refunds that can pay it back; null if it does not exist. */
    async one(actor: Actor, id: string): Promise<WithdrawalPage | null> {
      const withdrawal = await findWithdrawal(kysely, id);
      if (!withdrawal) {
        storesFor(actor, 'returns.read');
        return null;
      }
      authorise(actor, 'returns.read', scopeOf(withdrawal));
      const { order, receivedAt } = withdrawal;
      const mayHandle = accessRefusal(actor, 'returns.handle', scopeOf(withdrawal)) === null;
      return {
        ...seen(actor, withdrawal),
        orderLines: order ? await linesOf(kysely, order.id) : [],
        refunds: order ? await refundsSince(kysely, order.id, receivedAt) : [],
        mayHandle,
        mayBookLabel: mayHandle && (await mayHaveLabel(withdrawal)),
      };
    },

    /**
     * Moves a withdrawal: the goods came in, the money went back by a refund of the order, or it is refused; the customer
     * gets the reason by mail. `seenVersion`: the version that the form was opened with; a second press finds it changed to the
     * same state and changes nothing.
     */
    async step(actor: Actor, id: string, step: WithdrawalStep, seenVersion: number): Promise<WithdrawalStepOutcome> {
      const done = await inTransaction(kysely, async (tx): Promise<WithdrawalStepOutcome> => {
        const withdrawal = await findWithdrawal(tx, id, true);
        if (!withdrawal) return fail('unknown');
        authorise(actor, 'returns.handle', scopeOf(withdrawal));
        const { state, version } = withdrawal;
        if (state === step.to) return ok(null);
        if (version !== seenVersion) return fail('conflict', seen(actor, withdrawal));
        if (!canMoveWithdrawal(state, step.to)) return fail('not_now', state);
        const now = ctx.now();
        const values = await valuesOf(tx, step, withdrawal, now);
        if (!values.ok) return values;
        await tx
          .updateTable('withdrawal')
          .set({ ...values.value, version: version + 1 })
          .where('id', '=', id)
          .execute();
        if (step.to === 'refused' || step.to === 'paid_back')
          await putBackKept(tx, actor, withdrawal.orderNumber, withdrawal.kept, now);
        const [before, { to, ...after }] = [{ state }, step];
        await recordAudit(tx, actor, now, {
          action: 'returns.handle',
          subject: { kind: 'withdrawal', id },
          before,
          after: { state: to, ...after },
        });
        if (step.to === 'refused') {
          const { email, locale, name, orderNumber } = withdrawal;
          const told = { email, locale, name, orderNumber, reason: step.reason.trim() };
          await mail.queue(tx, { kind: 'withdrawal-refused', subjectId: id, ...told });
        }
        return ok(null);
      });
      return done;
    },

    /** Gives a withdrawal to a person, or to nobody (null). */
    assign(actor: Actor, id: string, staffId: string | null): Promise<WithdrawalStepOutcome> {
      return inTransaction(kysely, async (tx): Promise<WithdrawalStepOutcome> => {
        const withdrawal = await findWithdrawal(tx, id, true);
        if (!withdrawal) return fail('unknown');
        authorise(actor, 'returns.handle', scopeOf(withdrawal));
        const before = withdrawal.assignee?.id ?? null;
        if (before === staffId) return ok(null);
        const people = tx.selectFrom('staff').select('id').where('suspended_at', 'is', null);
        const person = staffId && isRowId(staffId) && (await people.where('id', '=', staffId).executeTakeFirst());
        if (staffId && !person) return fail('unknown_person');
        // whose it is decides nothing: a step of a colleague is no conflict
        await tx.updateTable('withdrawal').set({ assignee_id: staffId }).where('id', '=', id).execute();
        await recordAudit(tx, actor, ctx.now(), {
          action: 'returns.assign',
          subject: { kind: 'withdrawal', id },
          before: { assignee: before },
          after: { assignee: staffId },
        });
        return ok(null);
      });
    },

    /** People who can be given a return. */
    async handlers(actor: Actor): Promise<{ id: string; name: string }[]> {
      storesFor(actor, 'returns.read');
      return kysely
        .selectFrom('staff')
        .select(['id', 'name'])
        .where('suspended_at', 'is', null)
        .where('role', 'in', ['owner', 'manager', 'sales', 'store'])
        .orderBy('name')
        .execute();
    },

    /** Joins a withdrawal that named no known order to one, found by its number. */
    async match(actor: Actor, id: string, number: string): Promise<WithdrawalStepOutcome> {
      const done = await inTransaction(kysely, async (tx): Promise<WithdrawalStepOutcome> => {
        const withdrawal = await findWithdrawal(tx, id, true);
        if (!withdrawal) return fail('unknown');
        authorise(actor, 'returns.handle', scopeOf(withdrawal));
        if (!isOpenWithdrawal(withdrawal) || withdrawal.order) return fail('not_now', withdrawal.state);
        const order = await tx
          .selectFrom('customer_order')
          .select(['id', 'store_id'])
          .where('number', '=', number.trim())
          .executeTakeFirst();
        if (!order) return fail('unknown_order');
        authorise(actor, 'returns.handle', { subject: number, store: order.store_id });
        const change = { order_id: order.id, version: withdrawal.version + 1 };
        await tx.updateTable('withdrawal').set(change).where('id', '=', id).execute();
        await recordAudit(tx, actor, ctx.now(), {
          action: 'returns.handle',
          subject: { kind: 'withdrawal', id },
          after: { order: number },
        });
        return ok(null);
      });
      return done;
    },
  };
}
