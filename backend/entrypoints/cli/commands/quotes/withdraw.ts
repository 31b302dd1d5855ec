import { z } from 'zod';
import { actorName, argument, command, commandActor, option, text } from '../../command.ts';
import { refused } from './texts.ts';

export const withdrawQuote = command({
  name: 'quotes withdraw',
  description: 'Take an answer back that has not been accepted, or turn a request down: the customer gets a mail',
  input: z.strictObject({
    number: argument('<number>', text),
    words: option('--words <words>', 'why', z.string().default('')),
    as: actorName,
  }),
  run: async (shop, { as, number, words }, out) => {
    const withdrawn = await shop.quotes.staff.withdraw(commandActor(as), number, words);
    if (!withdrawn.ok) throw refused(number, 'taken back', withdrawn);
    out.line(`Quote ${number} is withdrawn; mailed to ${withdrawn.value.contact.email}`);
  },
});
