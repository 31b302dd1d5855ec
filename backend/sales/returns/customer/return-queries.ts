import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { AskedLine, ReturnWish } from '#domain/sales/returns/return-lines.ts';
import type { WithdrawalState } from '#domain/sales/returns/withdrawal-state.ts';

/** A return as its customer sees it. */
export type OwnReturn = {
  id: string;
  state: WithdrawalState;
  wants: ReturnWish;
  asked: AskedLine[];
  receivedAt: Date;
  /** Why it was refused. */
  reason: string | null;
  label: { trackingCode: string | null; problem: string | null } | null;
};

/** Returns and withdrawals of an order, oldest first. */
export async function returnsOf(db: Kysely<Tables>, orderId: string): Promise<OwnReturn[]> {
  const rows = await db
    .selectFrom('withdrawal as w')
    .leftJoin('return_label as label', 'label.withdrawal_id', 'w.id')
    .select(['w.id', 'w.state', 'w.wants', 'w.asked', 'w.received_at as receivedAt', 'w.reason'])
    .select(['label.reference', 'label.tracking_code as trackingCode', 'label.problem'])
    .where('w.order_id', '=', orderId)
    .orderBy('w.received_at')
    .execute();
  return rows.map(({ reference, trackingCode, problem, ...row }) => ({
    ...row,
    label: reference === null ? null : { trackingCode, problem },
  }));
}

/** A return in a list of the account. */
export type ReturnRow = { id: string; number: OrderNumber; state: WithdrawalState };

/** Returns of a customer's orders that are open, or were received after a moment; newest first. */
export async function latestReturns(
  db: Kysely<Tables>,
  userId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<ReturnRow[]> {
  return db
    .selectFrom('withdrawal as w')
    .innerJoin('customer_order as o', 'o.id', 'w.order_id')
    .select(['w.id', 'o.number', 'w.state'])
    .where('o.user_id', '=', userId)
    .where((row) => row.or([row('w.state', 'in', ['received', 'goods_in']), row('w.received_at', '>=', since)]))
    .orderBy('w.received_at', 'desc')
    .orderBy('w.id')
    .limit(limit)
    .execute();
}

const NOT_COMING: readonly WithdrawalState[] = ['refused', 'paid_back', 'cancelled'];

/** Pieces that are on their way back or being exchanged; those paid back are counted as refunded by their order. */
export const comingBack = (returns: readonly Pick<OwnReturn, 'state' | 'asked'>[]): AskedLine[] =>
  returns.filter(({ state }) => !NOT_COMING.includes(state)).flatMap(({ asked }) => asked);
