import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
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

/** Pieces that are on their way back or being exchanged; those paid back are counted as refunded by their order. */
export const comingBack = (returns: readonly Pick<OwnReturn, 'state' | 'asked'>[]): AskedLine[] =>
  returns.filter(({ state }) => state !== 'refused' && state !== 'paid_back').flatMap(({ asked }) => asked);
