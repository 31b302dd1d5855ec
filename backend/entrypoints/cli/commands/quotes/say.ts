import { z } from 'zod';
import { argument, command, text } from '../../command.ts';
import { refused } from './texts.ts';

export const sayOnQuote = command({
  name: 'quotes say',
  description: 'Say something on the page of a quote: the customer gets a mail',
  input: z.strictObject({ number: argument('<number>', text), words: argument('<words>', z.string()) }),
  run: async (shop, { number, words }, out) => {
    const said = await shop.quotes.staff.say(number, words);
    if (!said.ok) throw refused(number, 'talked about', said);
    out.line(`Quote ${number}: mailed to ${said.value.contact.email}`);
  },
});
