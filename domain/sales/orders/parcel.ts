import { fail, ok, type Result } from '#domain/base/result.ts';

/** Units of an order line, identified by its position from 0. */
export type ParcelLine = { position: number; amount: number };

type Line = { amount: number; refundedAmount: number; kind: 'goods' | 'gift_card' | 'gift' | 'service' };

/** Units of each line still to be sent: ordered, less refunded and sent ones. Gift cards go by mail. */
export function leftToSend(lines: readonly Line[], parcels: readonly { lines: readonly ParcelLine[] }[]): number[] {
  const sent = (position: number) =>
    parcels
      .flatMap((parcel) => parcel.lines)
      .reduce((sum, line) => sum + (line.position === position ? line.amount : 0), 0);
  return lines.map(({ amount, refundedAmount, kind }, position) =>
    kind === 'gift_card' ? 0 : Math.max(0, amount - refundedAmount - sent(position)),
  );
}

/** True when parcels were sent and nothing is left, also after a refund of everything that was not sent. */
export const isAllSent = (lines: readonly Line[], parcels: readonly { lines: readonly ParcelLine[] }[]): boolean =>
  parcels.length > 0 && leftToSend(lines, parcels).every((amount) => amount === 0);

/** `isLast`: nothing is left to send after it. */
export type PlannedParcel = { lines: ParcelLine[]; isLast: boolean };

/**
 * Plans the next parcel of an order: the requested units, or all that are left (order-9). Refused when the request
 * exceeds what is left, or is empty ('no_such_line').
 */
export function planParcel(
  left: readonly number[],
  wish: readonly ParcelLine[] | null,
): Result<PlannedParcel, 'no_such_line' | 'too_many_pieces'> {
  const all = left.map((amount, position) => ({ position, amount })).filter(({ amount }) => amount > 0);
  if (wish === null) return ok({ lines: all, isLast: true });
  const wanted = new Map<number, number>();
  for (const { position, amount } of wish) wanted.set(position, (wanted.get(position) ?? 0) + amount);
  if (wanted.size === 0) return fail('no_such_line');
  for (const [position, amount] of wanted) {
    if (left[position] === undefined || !Number.isInteger(amount) || amount < 1) return fail('no_such_line');
    if (amount > left[position]) return fail('too_many_pieces');
  }
  const isLast = all.every(({ position, amount }) => wanted.get(position) === amount);
  return ok({ lines: [...wanted].map(([position, amount]) => ({ position, amount })), isLast });
}
