import { addDays, localDay } from '#domain/base/time/local-day.ts';

/** States of a withdrawal: received, its goods came, its money went back, its goods were exchanged, refused with a reason, or taken back by its customer (return-2, return-6). */
export const withdrawalStates = ['received', 'goods_in', 'paid_back', 'exchanged', 'refused', 'cancelled'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** Pieces of an order line that come back; `position` as stored, from 0. */
export type ReturnedLine = { position: number; amount: number };

/** Pieces of a sku that left a store's shelf for an exchange. */
export type KeptPiece = { sku: string; storeId: string; qty: number };

const NEXT: Record<WithdrawalState, readonly WithdrawalState[]> = {
  received: ['goods_in', 'paid_back', 'exchanged', 'refused'],
  goods_in: ['paid_back', 'exchanged', 'refused'],
  paid_back: [],
  exchanged: [],
  refused: [],
  cancelled: [],
};

/** True when staff may move a withdrawal so; money can go back before the goods come. */
export const canMoveWithdrawal = (from: WithdrawalState, to: WithdrawalState): boolean => NEXT[from].includes(to);

/** True when its customer may still take it back: its goods have not come, and nothing is decided (return-6). */
export const mayCancelReturn = ({ state, asked }: { state: WithdrawalState; asked: readonly unknown[] }): boolean =>
  state === 'received' && asked.length > 0;

/** Days within which the law has the money paid back, from the notice (Consumer Protection Act 6:17). */
export const PAY_BACK_DAYS = 14;

/** `day`: the last local day to pay back. `mayWait`: the goods have not come, and the shop may wait for them. */
export type PayBackDue = { day: string; mayWait: boolean; isLate: boolean };

/**
 * When the money of a withdrawal has to be paid back: 14 days after the notice, but not before the goods are in. Null once it is
 * decided (return-2).
 */
export function payBackDue(
  { state, receivedAt, goodsInAt }: { state: WithdrawalState; receivedAt: Date; goodsInAt: Date | null },
  now: Date,
  timeZone: string,
): PayBackDue | null {
  if (NEXT[state].length === 0) return null;
  const ofNotice = addDays(localDay(receivedAt, timeZone), PAY_BACK_DAYS);
  const goodsDay = goodsInAt ? localDay(goodsInAt, timeZone) : null;
  const day = goodsDay !== null && goodsDay > ofNotice ? goodsDay : ofNotice;
  const mayWait = goodsInAt === null;
  return { day, mayWait, isLate: !mayWait && localDay(now, timeZone) > day };
}

/** What a list of withdrawals shows. */
export type WithdrawalListQuery = {
  /** Order number, name or e-mail; ''. */
  text: string;
  /** `open`: not decided yet. */
  state: WithdrawalState | 'open' | null;
  /** A person's id, or `none`: nobody's. */
  assignee?: string | null;
  /** The store of the order; `none`: no order of ours has been found for it. */
  store?: string | null;
};
