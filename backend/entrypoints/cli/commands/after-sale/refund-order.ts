import type { Refunded } from '#backend/sales/orders/refunds/refunds.ts';
import type { Shop } from '#backend/shop.ts';
import { formatEuros } from '#domain/base/money.ts';
import { CommandFailed, type Out } from '../../command.ts';

export type RefundAsked = {
  number: string;
  /** The whole rest; else lines (numbered from 1, as `orders show` prints them), delivery, or a sum in cents. */
  all: boolean;
  lines: { line: number; amount: number }[];
  delivery: boolean;
  cents: number | null;
  reason: string;
  restock: boolean;
  key: string | null;
};

const words: Record<Extract<Refunded, { ok: false }>['reason'], (number: string) => [message: string, next: string]> = {
  unknown: (number) => [`There is no order ${number}.`, 'See the numbers: npm run shop -- orders list'],
  not_paid: (number) => [`Order ${number} is not paid.`, 'Cancel it: npm run shop -- orders cancel <number>'],
  nothing_left: (number) => [
    `Nothing of order ${number} is left to be given back.`,
    'See its refunds: npm run shop -- orders show <number>',
  ],
  no_such_line: (number) => [
    `Order ${number} has no such line.`,
    'See its lines and their numbers: npm run shop -- orders show <number>',
  ],
  too_many_pieces: (number) => [
    `More pieces than order ${number} has left.`,
    'See what came back before: npm run shop -- orders show <number>',
  ],
  more_than_left: (number) => [
    `That is more than is left of order ${number}.`,
    'See its refunds: npm run shop -- orders show <number>',
  ],
  card_used: (number) => [
    `A gift card bought by order ${number} has been spent from.`,
    'Give back the other lines, or a sum: --sum',
  ],
  key_reused: () => ['Another order was refunded under this key.', 'Give another --key, or none.'],
};

/** Refunds money and prints how it is paid. */
export async function refundOrder(shop: Shop, asked: RefundAsked, out: Out): Promise<void> {
  const { number, all, lines, delivery, cents, reason, restock, key } = asked;
  if (all && (lines.length > 0 || delivery || cents !== null))
    throw new CommandFailed('--all is everything that is left.', 'Leave the other options out.');
  if (!all && lines.length === 0 && !delivery && cents === null)
    throw new CommandFailed('Say what is given back.', 'Use --all, --line 1=2, --delivery or --sum 10,50.');
  const refunded = await shop.afterSale.refund(number, {
    ...(lines.length > 0 && { lines: lines.map(({ line, amount }) => ({ position: line - 1, amount })) }),
    ...(delivery && { shipping: true }),
    ...(cents !== null && { cents }),
    ...{ reason, restock, idempotencyKey: key },
  });
  if (!refunded.ok) {
    const [message, next] = words[refunded.reason](number);
    throw new CommandFailed(message, next.replace('<number>', number));
  }
  const { refund, status, isNew } = refunded.value;
  out.line(
    `Order ${number}: ${formatEuros(refund.cents)} ${isNew ? 'is' : 'was'} given back${isNew ? '' : ' before'}.`,
  );
  if (refund.gateway > 0) out.line(`${formatEuros(refund.gateway)} by the payment gateway (${refund.status}).`);
  if (refund.giftCard > 0) out.line(`${formatEuros(refund.giftCard)} to its gift card.`);
  out.line(`The order is ${status}.`);
}

/** Cancels an order, paid or not; payments are refunded. */
export async function cancelWhole(
  shop: Shop,
  { number, reason }: { number: string; reason: string },
  out: Out,
): Promise<void> {
  const unpaid = await shop.afterSale.mark(number, 'cancelled');
  if (unpaid.ok) return out.line(`Order ${number} is cancelled; nothing had been paid for it.`);
  if (unpaid.reason === 'payment_underway')
    throw new CommandFailed(
      `The bank is still working on a payment of order ${number}.`,
      'Wait until it is decided (within 3 days), or the customer would pay for nothing.',
    );
  const paid = await shop.afterSale.cancelPaid(number, reason);
  if (paid.ok) return out.line(`Order ${number} is cancelled; ${formatEuros(paid.value.cents)} is given back.`);
  if (paid.reason === 'unknown')
    throw new CommandFailed(`There is no order ${number}.`, 'See the numbers: npm run shop -- orders list');
  if (paid.reason === 'card_used')
    throw new CommandFailed(
      `A gift card bought by order ${number} has been spent from.`,
      `Give the other lines back: npm run shop -- orders refund ${number} --line …`,
    );
  throw new CommandFailed(
    `Order ${number} is ${paid.details?.status}; it cannot be cancelled any more.`,
    `When its goods have come back: npm run shop -- orders refund ${number} --all`,
  );
}

/** Marks manual refunds as paid. */
export async function refundsDone(shop: Shop, number: string, out: Out): Promise<void> {
  const done = await shop.afterSale.refundsDone(number);
  if (!done.ok) throw new CommandFailed(`There is no order ${number}.`, 'See the numbers: npm run shop -- orders list');
  out.line(
    done.value === 0 ? `Order ${number} has no refund to be paid by hand.` : `${done.value} refunds are paid by hand.`,
  );
}
