import { type Cents, roundHalfUp, splitCents } from '#domain/base/money.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { payNowOf, splitDelivery, type VatRow } from '#domain/sales/cart/price-cart.ts';
import { refundVat, vatLeft } from './refund-vat.ts';

/**
 * The fields of a line that refunds depend on: `total` is after `discount`, `refundedAmount` are the units refunded
 * so far.
 */
export type RefundableLine = {
  amount: number;
  unit: Cents;
  discount: Cents;
  total: Cents;
  deposit: Cents | null;
  vatRate: number;
  isGiftCard: boolean;
  refundedAmount: number;
};

/** An earlier refund of the order, in cents. */
export type PastRefund = { cents: Cents; gateway: Cents; shipping: Cents; vat: VatRow[] };

export type RefundableOrder = {
  lines: readonly RefundableLine[];
  /** Delivery including the office fee. */
  delivery: Cents;
  /** What was paid when ordering, and the gift card's part of it. */
  payNow: Cents;
  giftCard: Cents;
  vatNow: readonly VatRow[];
  before: readonly PastRefund[];
};

/**
 * What to refund: units of lines, the delivery, or a sum. `cents` with lines replaces their price; alone, or above
 * the delivery, it is a price reduction. An empty request refunds everything that is left.
 */
export type RefundSelection = {
  lines?: readonly { position: number; amount: number }[];
  shipping?: boolean;
  cents?: Cents;
};

export type RefundPlan = {
  lines: { position: number; amount: number; cents: Cents }[];
  /** The delivery's part. */
  shipping: Cents;
  /** `gateway + giftCard = cents = gross of vat`. */
  cents: Cents;
  gateway: Cents;
  giftCard: Cents;
  vat: VatRow[];
  /** Nothing of the payment is left after this refund. */
  isWhole: boolean;
};

export type RefundRefusal = 'nothing_left' | 'no_such_line' | 'too_many_pieces' | 'more_than_left';

/**
 * What may still be refunded, in cents: the payment of the order less earlier refunds. Payments at the pickup are not
 * known here.
 */
export const refundableCents = ({ payNow, before }: Pick<RefundableOrder, 'payNow' | 'before'>): Cents =>
  payNow - sum(before.map(({ cents }) => cents));

/**
 * Plans a refund in cents (refund-1). Units are refunded at the price paid for them (or their deposit), limited to
 * what is left; the gateway's payment is refunded first, the rest goes to the gift card. When the units do not divide
 * the line's total, the last unit takes the remainder. Refused: an unknown line, or more units or cents than are
 * left.
 */
export function planRefund(order: RefundableOrder, wish: RefundSelection): Result<RefundPlan, RefundRefusal> {
  const left = refundableCents(order);
  if (left <= 0) return fail('nothing_left');
  const isAll = !wish.lines && wish.shipping === undefined && wish.cents === undefined;
  const pieces = isAll ? allPieces(order) : (wish.lines ?? []);
  for (const { position, amount } of pieces) {
    const line = order.lines[position];
    if (!line) return fail('no_such_line');
    if (amount < 1 || amount > line.amount - line.refundedAmount) return fail('too_many_pieces');
  }
  if (new Set(pieces.map(({ position }) => position)).size !== pieces.length) return fail('too_many_pieces');

  const deps = pieces.map(({ position, amount }) => piecesPaid(order.lines[position] as RefundableLine, amount));
  const ofDelivery = Math.max(0, order.delivery - sum(order.before.map(({ shipping }) => shipping)));
  const delivery = isAll || wish.shipping ? ofDelivery : 0;
  const cents = isAll ? left : (wish.cents ?? Math.min(left, sum(deps) + delivery));
  if (cents > left) return fail('more_than_left');
  if (cents <= 0) return fail('nothing_left');

  // a sum may exceed units and delivery; the excess is never booked as delivery
  const shipping = Math.min(delivery, splitCents(cents, [...deps, delivery]).at(-1) ?? 0);
  const split = splitCents(cents - shipping, deps);
  const lines = pieces.map((line, i) => ({ ...line, cents: split[i] ?? 0 }));
  const goodwill = lines.length === 0 ? cents - shipping : 0;
  const gateway = Math.min(cents, order.payNow - order.giftCard - sum(order.before.map((given) => given.gateway)));
  const rest = vatLeft(
    order.vatNow,
    order.before.flatMap(({ vat }) => vat),
  );
  const vat = refundVat([...vatOf(order, lines, shipping), ...goodwillVat(goodwill, rest)], rest);
  return ok({ lines, shipping, cents, gateway, giftCard: cents - gateway, vat, isWhole: cents === left });
}

const allPieces = (order: RefundableOrder) =>
  order.lines
    .map((line, position) => ({ position, amount: line.amount - line.refundedAmount }))
    .filter(({ amount }) => amount > 0);

/** What was paid for the next `amount` refunded units of a line. */
function piecesPaid(line: RefundableLine, amount: number): Cents {
  const paid = payNowOf(line);
  const upTo = (pieces: number) => roundHalfUp((paid * pieces) / line.amount);
  return upTo(line.refundedAmount + amount) - upTo(line.refundedAmount);
}

/** A reduction of the whole order takes what is left of every rate. */
const goodwillVat = (cents: Cents, rest: readonly VatRow[]) =>
  splitCents(
    cents,
    rest.map(({ gross }) => gross),
  ).map((part, i) => ({
    rate: rest[i]?.rate ?? 0,
    ...(rest[i]?.isVoucher && { isVoucher: true as const }),
    cents: part,
  }));

/** Lines have their own rate; delivery has the rates of the goods, as when it was paid. */
const vatOf = (order: RefundableOrder, lines: RefundPlan['lines'], shipping: Cents) => [
  ...lines.map(({ position, cents }) => {
    const { vatRate = 0, isGiftCard = false } = order.lines[position] ?? {};
    return { rate: vatRate, ...(isGiftCard && { isVoucher: true as const }), cents };
  }),
  ...splitDelivery(order.lines, { shipping, officeFee: 0 }).map(({ shipping: cents, officeFee, ...key }) => ({
    ...key,
    cents,
  })),
];

const sum = (cents: readonly Cents[]): Cents => cents.reduce((total, part) => total + part, 0);
