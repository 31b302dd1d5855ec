import { z } from 'zod';
import { actorName, argument, command, commandActor, text } from '../../command.ts';
import { unknownOrder } from './texts.ts';

export const markRefundsDone = command({
  name: 'orders refund-done',
  description: 'Say that the refunds of an order that were to be paid by hand are paid',
  input: z.strictObject({ number: argument('<number>', text), as: actorName }),
  run: async (shop, { number, as }, out) => {
    const done = await shop.afterSale.refundsDone(commandActor(as), number);
    if (!done.ok) throw unknownOrder(number);
    out.line(
      done.value === 0
        ? `Order ${number} has no refund to be paid by hand.`
        : `${done.value} refunds are paid by hand.`,
    );
  },
});
