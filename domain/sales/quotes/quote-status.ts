/** Where a quote is: asked for by a shopper, answered by the shop, accepted, and made into an order. */
export const quoteStatuses = [
  'requested',
  'answered',
  'accepted',
  'ordered',
  'declined',
  'expired',
  'withdrawn',
] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** Who makes a move: the shopper, the shop, the clock, or an order that is placed or cancelled. */
export type QuoteActor = 'shopper' | 'shop' | 'clock' | 'order';

type Move = { from: QuoteStatus; to: QuoteStatus; by: QuoteActor };

/**
 * All moves there are. The shop may answer anew until its prices are accepted, and also what was declined or has run
 * out; a shopper takes a request back, or says no to an answer. A cancelled order gives its quote back.
 */
const MOVES: readonly Move[] = [
  { from: 'requested', to: 'answered', by: 'shop' },
  { from: 'answered', to: 'answered', by: 'shop' },
  { from: 'declined', to: 'answered', by: 'shop' },
  { from: 'expired', to: 'answered', by: 'shop' },
  { from: 'answered', to: 'accepted', by: 'shopper' },
  { from: 'answered', to: 'declined', by: 'shopper' },
  { from: 'requested', to: 'withdrawn', by: 'shopper' },
  { from: 'requested', to: 'withdrawn', by: 'shop' },
  { from: 'answered', to: 'withdrawn', by: 'shop' },
  { from: 'answered', to: 'expired', by: 'clock' },
  { from: 'accepted', to: 'expired', by: 'clock' },
  { from: 'accepted', to: 'ordered', by: 'order' },
  { from: 'ordered', to: 'accepted', by: 'order' },
];

/** True when the move exists; everything else is refused. */
export const mayMove = (from: QuoteStatus, to: QuoteStatus, by: QuoteActor): boolean =>
  MOVES.some((move) => move.from === from && move.to === to && move.by === by);

/** A quote's status as it is at a moment: what has run out counts as expired before the clock's job has said so. */
export const statusAt = (
  { status, validUntil }: { status: QuoteStatus; validUntil: Date | null },
  now: Date,
): QuoteStatus =>
  (status === 'answered' || status === 'accepted') && validUntil !== null && validUntil <= now ? 'expired' : status;
