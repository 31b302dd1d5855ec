/** The states of a quote: requested by a shopper, answered by the shop, accepted, ordered (quote-5). */
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

/** Who makes a transition: the shopper, the shop, the clock, or an order that is placed or cancelled. */
export type QuoteActor = 'shopper' | 'shop' | 'clock' | 'order';

type Move = { from: QuoteStatus; to: QuoteStatus; by: QuoteActor };

/**
 * All transitions. The shop may send a new reply until its prices are accepted, and after the quote was declined or
 * expired. A shopper withdraws a request, or declines a reply. Cancelling the order makes its quote orderable again.
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

/** True when the transition exists; all others are refused. */
export const canMoveQuote = (from: QuoteStatus, to: QuoteStatus, by: QuoteActor): boolean =>
  MOVES.some((move) => move.from === from && move.to === to && move.by === by);

/** The status of a quote at a moment: past its end it counts as expired before the job has set it. */
export const quoteStatusAt = (
  { status, validUntil }: { status: QuoteStatus; validUntil: Date | null },
  now: Date,
): QuoteStatus =>
  (status === 'answered' || status === 'accepted') && validUntil !== null && validUntil <= now ? 'expired' : status;
