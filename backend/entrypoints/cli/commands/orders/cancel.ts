import { z } from 'zod';
import { formatEuros } from '#domain/base/money.ts';
import { actorName, argument, command, commandActor, option, text, words } from '../../command.ts';
import { CommandFailed } from '../../output.ts';
import { unknownOrder } from './texts.ts';

export const cancelOrder = command({
  name: 'orders cancel',
  description: 'Cancel an order that has not been sent: its money goes back, its goods on the shelf',
  input: z.strictObject({
    number: argument('<number>', text),
    reason: option('--reason <words>', 'why; the customer reads it', words.optional()),
    as: actorName,
  }),
  run: async (shop, { number, reason = '', as }, out) => {
    const actor = commandActor(as);
    const unpaid = await shop.afterSale.mark(actor, number, 'cancelled');
    if (unpaid.ok) return out.line(`Order ${number} is cancelled; nothing had been paid for it.`);
    if (unpaid.reason === 'payment_underway')
      throw new CommandFailed(
        `The bank is still working on a payment of order ${number}.`,
        'Wait until it is decided (within 3 days), or the customer would pay for nothing.',
      );
    const paid = await shop.afterSale.cancelPaid(actor, number, reason);
    if (paid.ok) return out.line(`Order ${number} is cancelled; ${formatEuros(paid.value.cents)} is given back.`);
    if (paid.reason === 'unknown') throw unknownOrder(number);
    if (paid.reason === 'card_used')
      throw new CommandFailed(
        `A gift card bought by order ${number} has been spent from.`,
        `Give the other lines back: npm run shop -- orders refund ${number} --line …`,
      );
    throw new CommandFailed(
      `Order ${number} is ${paid.details?.status}; it cannot be cancelled any more.`,
      `When its goods have come back: npm run shop -- orders refund ${number} --all`,
    );
  },
});
