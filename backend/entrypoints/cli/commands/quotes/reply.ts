import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { messageOf } from '#backend/platform/caught-error.ts';
import type { FieldError } from '#domain/base/error-codes.ts';
import { formatEuros } from '#domain/base/money.ts';
import { quoteReplyTotals } from '#domain/sales/quotes/quote-reply.ts';
import { actorName, argument, command, commandActor, option, path, text } from '../../command.ts';
import { CommandFailed } from '../../output.ts';
import { at, refused } from './texts.ts';

async function readReply(file: string): Promise<unknown> {
  try {
    return parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new CommandFailed(`${file} cannot be read: ${messageOf(error)}`, 'See docs/quotes.md for an example.');
  }
}

export const replyQuote = command({
  name: 'quotes reply',
  description: 'Answer with prices, or answer anew: the customer gets a mail',
  input: z.strictObject({
    number: argument('<number>', text),
    file: option('--file <file>', 'YAML with the lines, their prices and the last day they hold', path),
    as: actorName,
  }),
  run: async (shop, { as, number, file }, out) => {
    const replied = await shop.quotes.staff.reply(commandActor(as), number, await readReply(file));
    if (!replied.ok) {
      if (replied.reason !== 'invalid') throw refused(number, 'answered', replied);
      const fields = (replied.details ?? []) as FieldError[];
      throw new CommandFailed(
        `${file} is not an answer: ${fields.map(({ field, message }) => `${field} ${message}`).join('; ')}.`,
        'Nothing was sent. See docs/quotes.md for an example.',
      );
    }
    const { answer, contact, validUntil } = replied.value;
    const total = answer ? formatEuros(quoteReplyTotals(answer).total) : '';
    out.line(`Quote ${number}: ${total} until ${at(validUntil)}, mailed to ${contact.email}`);
  },
});
