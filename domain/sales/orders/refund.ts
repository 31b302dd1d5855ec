import { type Cents, roundHalfUp, splitCents } from '#domain/base/money.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { payNowOf, splitDelivery, type VatRow } from '#domain/sales/cart/price-cart.ts';
import { refundVat, vatLeft } from './refund-vat.ts';

/** What refunds look at in a line: `total` is after `discount`, `refundedAmount` are the pieces given back so far. */
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

/** A refund that was decided on before, in cents. */
export type GivenBack = { cents: Cents; gateway: Cents; shipping: Cents; vat: VatRow[] };

export type RefundableOrder = {
  lines: readonly RefundableLine[];
  /** Delivery with its office fee. */
  delivery: Cents;
  /** What was paid when ordering, and what a gift card paid of it. */
  payNow: Cents;
  giftCard: Cents;
  vatNow: readonly VatRow[];
  before: readonly GivenBack[];
};

/**
 * What is to be given back: pieces of lines, the delivery, or a sum. `cents` beside lines replaces what they cost; alone it
 * is a reduction afterwards, as is what it has more than the delivery beside that. Nothing named: everything that is left.
 */
export type RefundWish = { lines?: readonly { position: number; amount: number }[]; shipping?: boolean; cents?: Cents };

export type RefundPlan = {
  lines: { position: number; amount: number; cents: Cents }[];
  /** Of the delivery. */
  shipping: Cents;
  /** `gateway + giftCard = cents = gross of vat`. */
  cents: Cents;
  gateway: Cents;
  giftCard: Cents;
  vat: VatRow[];
  /** Nothing of what was paid is left after it. */
  isWhole: boolean;
};

export type RefundRefusal = 'nothing_left' | 'no_such_line' | 'too_many_pieces' | 'more_than_left';

/** What may still be given back: what was paid when ordering, less earlier refunds. A sum paid at the pickup is not known here. */
export const refundLeft = ({ payNow, before }: Pick<RefundableOrder, 'payNow' | 'before'>): Cents =>
  payNow - sum(before.map(({ cents }) => cents));

/**
 * A refund in cents (decisions 6): pieces at what was paid for them (their deposit, where only that was), at most what is
 * left; to the gateway's payment first, up to what it was paid, the rest to the gift card. A line whose sum its pieces do not
 * divide gives it back to the cent when its last piece comes. Refused: a line the order has not, more pieces or cents than
 * are left.
 */
export function planRefund(order: RefundableOrder, wish: RefundWish): Result<RefundPlan, RefundRefusal> {
  const left = refundLeft(order);
  if (left <= 0) return fail('nothing_left');
  const isAll = !wish.lines && wish.shipping === undefined && wish.cents === undefined;
  const pieces = isAll ? allPieces(order) : (wish.lines ?? []);
  for (const { position, amount } of pieces) {
    const line = order.lines[position];
    if (!line) return fail('no_such_line');
    if (amount < 1 || amount > line.amount - line.refundedAmount) return fail('too_many_pieces');
  }
  if (new Set(pieces.map(({ position }) => position)).size !== pieces.length) return fail('too_many_pieces');

  const parts = pieces.map(({ position, amount }) => piecesPaid(order.lines[position] as RefundableLine, amount));
  const ofDelivery = Math.max(0, order.delivery - sum(order.before.map(({ shipping }) => shipping)));
  const delivery = isAll || wish.shipping ? ofDelivery : 0;
  const cents = isAll ? left : (wish.cents ?? Math.min(left, sum(parts) + delivery));
  if (cents > left) return fail('more_than_left');
  if (cents <= 0) return fail('nothing_left');

  // a sum may be more than the pieces and the delivery cost, and what it has too much is never the delivery's
  const shipping = Math.min(delivery, splitCents(cents, [...parts, delivery]).at(-1) ?? 0);
  const split = splitCents(cents - shipping, parts);
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

/** What was paid for the next `amount` pieces to come back of a line. */
function piecesPaid(line: RefundableLine, amount: number): Cents {
  const paid = payNowOf(line);
  const upTo = (pieces: number) => roundHalfUp((paid * pieces) / line.amount);
  return upTo(line.refundedAmount + amount) - upTo(line.refundedAmount);
}

/** A reduction of the whole order takes from every rate what is left of it. */
const goodwillVat = (cents: Cents, rest: readonly VatRow[]) =>
  splitCents(
    cents,
    rest.map(({ gross }) => gross),
  ).map((part, i) => ({
    rate: rest[i]?.rate ?? 0,
    ...(rest[i]?.isVoucher && { isVoucher: true as const }),
    cents: part,
  }));

/** Lines carry their own rate, delivery those of the goods as when it was paid. */
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
