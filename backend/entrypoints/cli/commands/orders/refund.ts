import { z } from 'zod';
import type { Refunded } from '#backend/sales/orders/refunds/refunds.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import { formatEuros } from '#domain/base/money.ts';
import {
  actorName,
  argument,
  command,
  commandActor,
  euros,
  flag,
  linePieces,
  option,
  optional,
  text,
  words,
} from '../../command.ts';
import { CommandFailed } from '../../output.ts';

const refusals: Record<
  Extract<Refunded, { ok: false }>['reason'],
  (number: OrderNumber) => [message: string, next: string]
> = {
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
  changed_meanwhile: (number) => [
    `Order ${number} was refunded meanwhile.`,
    'See its refunds: npm run shop -- orders show <number>',
  ],
  key_reused: () => ['Another order was refunded under this key.', 'Give another --key, or none.'],
};

export const refundOrder = command({
  name: 'orders refund',
  description: 'Give money of a paid order back: to its payment, the rest to its gift card; the customer gets a mail',
  help: '\nWhat the gateway cannot give back is mailed to STORE_ALERT_EMAIL, to be paid by hand (docs/orders.md).',
  input: z.strictObject({
    number: argument('<number>', text),
    all: flag('--all', 'everything that is left'),
    lines: option(
      '--line <line=pieces>',
      'pieces of a line, numbered as orders show does; may come several times',
      linePieces.default([]),
    ),
    delivery: flag('--delivery', 'the delivery'),
    cents: option(
      '--sum <euros>',
      'a sum: alone a reduction, with lines instead of what they cost',
      optional(euros('Give euros, e.g. 10 or 10,50.').refine((cents) => cents > 0, 'Give euros, e.g. 10 or 10,50.')),
    ),
    reason: option('--reason <words>', 'why; the customer reads it', words.optional()),
    restock: flag('--restock', 'the pieces go back on the shelf'),
    key: option('--key <key>', 'the same key refunds once, however often it is said', optional(words.min(1))),
    as: actorName,
  }),
  run: async (shop, { number, all, lines, delivery, cents, reason = '', restock, key, as }, out) => {
    if (all && (lines.length > 0 || delivery || cents !== null))
      throw new CommandFailed('--all is everything that is left.', 'Leave the other options out.');
    if (!all && lines.length === 0 && !delivery && cents === null)
      throw new CommandFailed('Say what is given back.', 'Use --all, --line 1=2, --delivery or --sum 10,50.');
    const refunded = await shop.afterSale.refund(commandActor(as), number, {
      ...(lines.length > 0 && { lines: lines.map(({ line, amount }) => ({ position: line - 1, amount })) }),
      ...(delivery && { shipping: true }),
      ...(cents !== null && { cents }),
      reason,
      restock,
      idempotencyKey: key,
    });
    if (!refunded.ok) {
      const [message, next] = refusals[refunded.reason](number);
      throw new CommandFailed(message, next.replace('<number>', number));
    }
    const { refund, status, isNew } = refunded.value;
    out.line(
      `Order ${number}: ${formatEuros(refund.cents)} ${isNew ? 'is' : 'was'} given back${isNew ? '' : ' before'}.`,
    );
    if (refund.gateway > 0) out.line(`${formatEuros(refund.gateway)} by the payment gateway (${refund.status}).`);
    if (refund.giftCard > 0) out.line(`${formatEuros(refund.giftCard)} to its gift card.`);
    out.line(`The order is ${status}.`);
  },
});
