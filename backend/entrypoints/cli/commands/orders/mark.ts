import { z } from 'zod';
import type { StatusChangeRefusal } from '#backend/sales/orders/fulfilment/change-status.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import { isOrderNumber } from '#domain/sales/orders/order-number.ts';
import { carriers } from '#domain/sales/orders/tracking.ts';
import {
  actorName,
  argument,
  command,
  commandActor,
  linePieces,
  option,
  optional,
  text,
  wholeNumber,
} from '../../command.ts';
import { CommandFailed } from '../../output.ts';

/** Typed status names and the states they stand for. */
const MARKS = {
  preparing: 'preparing',
  ready: 'ready_for_pickup',
  shipped: 'shipped',
  completed: 'completed',
  cancel: 'cancelled',
} as const;

const AFTER: Partial<Record<string, string>> = {
  paid: 'A paid order is marked preparing first: npm run shop -- orders mark <number> preparing',
  preparing: 'Mark it shipped or, for pickup, ready.',
  shipped: 'A shipped order can be marked completed.',
  ready_for_pickup: 'An order that was ready can be marked completed when it is fetched.',
  pending_payment: 'It waits for its payment; only then it can be prepared. An unpaid order can be cancelled.',
  payment_failed:
    'Its payment failed; the customer may try again until the hold ends. An unpaid order can be cancelled.',
};

const refusals: Record<
  StatusChangeRefusal,
  (number: OrderNumber, status: string, to: string) => [message: string, next: string]
> = {
  unknown: (number) => [
    `There is no order ${number}${isOrderNumber(number) ? '' : ' (its check digit is wrong)'}.`,
    'See the numbers: npm run shop -- orders list',
  ],
  no_such_move: (number, status, to) => [
    `Order ${number} is ${status}; it cannot become ${to} from there.`,
    AFTER[status] ?? 'Nothing more can be said of it.',
  ],
  is_pickup: (number) => [
    `Order ${number} is sent to the customer, not fetched.`,
    'Mark it shipped: npm run shop -- orders mark <number> shipped --tracking <code>',
  ],
  is_shipped: (number) => [
    `Order ${number} is fetched from the store, not sent.`,
    'Mark it ready: npm run shop -- orders mark <number> ready',
  ],
  is_by_mail: (number, status, to) => [
    `Order ${number} is ${status}; only an order of nothing but gift cards becomes ${to} from there.`,
    AFTER[status] ?? 'Mark it preparing first.',
  ],
  goods_reserved: (number) => [
    `The goods of order ${number} are no longer reserved for it.`,
    'See its events: npm run shop -- orders show <number>',
  ],
  is_paid: (number, status) => [
    `Order ${number} is ${status}; only an unpaid order can be cancelled so.`,
    'Cancel it and give its money back: npm run shop -- orders cancel <number>',
  ],
  no_such_line: (number) => [
    `Order ${number} has no such line to send.`,
    'See its lines and their numbers: npm run shop -- orders show <number>',
  ],
  too_many_pieces: (number) => [
    `More pieces than order ${number} has left to send.`,
    'See what was sent: npm run shop -- orders show <number>',
  ],
  no_such_parcel: (number) => [
    `Order ${number} has no such parcel, or its code is missing.`,
    'Name a parcel by its number and give --tracking: npm run shop -- orders show <number>',
  ],
  code_used: (number) => [
    `Another parcel of order ${number} has this tracking code.`,
    'See its parcels: npm run shop -- orders show <number>',
  ],
  stale: (number) => [`Order ${number} changed meanwhile.`, 'See it: npm run shop -- orders show <number>'],
  payment_underway: (number) => [
    `The bank is still working on a payment of order ${number}.`,
    'Wait until it is decided (within 3 days), or the customer would pay for nothing.',
  ],
};

export const markOrder = command({
  name: 'orders mark',
  description: 'Say how far an order is',
  help: '\nA paid order goes preparing → shipped or ready (for pickup) → completed. The\ncustomer gets a mail when it is shipped or ready. An order may go in several parcels: it is\nshipped with the one that leaves nothing to send.',
  input: z.strictObject({
    number: argument('<number>', text),
    to: argument(
      '<state>',
      z.enum(['preparing', 'ready', 'shipped', 'completed', 'cancel']).transform((mark) => MARKS[mark]),
      'what it is now',
    ),
    lines: option(
      '--lines <line=pieces>',
      'with shipped: what is in the parcel, unless all that is left; may come several times',
      linePieces.optional(),
    ),
    parcel: option(
      '--parcel <number>',
      'with shipped: --tracking is for this parcel, which was sent before',
      wholeNumber(1, 1000, 'Give 1–1000.').optional(),
    ),
    tracking: option(
      '--tracking <code>',
      'with shipped: the code the parcel is followed by',
      optional(z.string().trim().min(1, 'Give 1–100 characters.').max(100, 'Give 1–100 characters.')),
    ),
    carrier: option(
      '--carrier <carrier>',
      "with shipped: who carries it; the delivery's own unless given",
      z.enum(carriers).optional(),
    ),
    as: actorName,
  }),
  run: async (shop, { number, to, as, tracking, carrier, lines, parcel }, out) => {
    if ((tracking || carrier || lines || parcel) && to !== 'shipped')
      throw new CommandFailed(
        'A tracking code belongs to a shipped order.',
        'Leave --tracking out, or mark it shipped.',
      );
    const marked = await shop.afterSale.mark(commandActor(as), number, to, {
      tracking,
      ...(carrier && { carrier }),
      ...(lines && { lines: lines.map(({ line, amount }) => ({ position: line - 1, amount })) }),
      ...(parcel && { parcel }),
    });
    if (marked.ok) {
      const { from, changed, status } = marked.value;
      if (!changed) return out.line(`Order ${number} is ${to} already; nothing was changed.`);
      if (to === 'shipped' && status === 'preparing')
        return out.line(
          `Order ${number}: ${parcel ? 'tracking code written down' : 'parcel sent, the rest is still to be sent'}.`,
        );
      return out.line(
        from === to ? `Order ${number}: tracking code written down.` : `Order ${number}: ${from} → ${to}`,
      );
    }
    const [message, next] = refusals[marked.reason](number, marked.details?.status ?? '', to);
    throw new CommandFailed(message, next.replace('<number>', number));
  },
});
