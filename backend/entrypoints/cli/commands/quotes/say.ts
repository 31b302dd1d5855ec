import { z } from 'zod';
import { actorName, argument, command, commandActor, text } from '../../command.ts';
import { refused } from './texts.ts';

export const sayOnQuote = command({
  name: 'quotes say',
  description: 'Say something on the page of a quote: the customer gets a mail',
  input: z.strictObject({ number: argument('<number>', text), words: argument('<words>', z.string()), as: actorName }),
  run: async (shop, { number, words, as }, out) => {
    const said = await shop.quotes.staff.say(commandActor(as), number, words);
    if (!said.ok) throw refused(number, 'talked about', said);
    out.line(`Quote ${number}: mailed to ${said.value.contact.email}`);
  },
});
