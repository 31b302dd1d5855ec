import { z } from 'zod';
import { formatEuros } from '#domain/base/money.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { spacedCode } from '#domain/sales/gift-cards/gift-card.ts';
import { shop as config } from '#shop.config';
import { actorName, argument, command, commandActor, day, option, optional } from '../../command.ts';
import { CommandFailed } from '../../output.ts';
import { cardEuros, ledgerReason } from './gift-card-options.ts';

export const createGiftCard = command({
  name: 'gift-cards create',
  description: 'Make a card of your own; its code is shown this once',
  input: z.strictObject({
    cents: argument(
      '<euros>',
      cardEuros.refine((cents) => cents > 0, 'Give euros above zero.'),
      'what it is worth',
    ),
    reason: ledgerReason,
    validUntil: option('--until <day>', 'the last day it pays', optional(day('2028-12-31'))),
    as: actorName,
  }),
  run: async (shop, { validUntil, as, ...card }, out) => {
    if (validUntil && validUntil < localDay(shop.now(), config.timeZone))
      throw new CommandFailed(`${validUntil} has passed.`, 'Give a later day.');
    const made = await shop.giftCards.staff.make(commandActor(as), { ...card, ...(validUntil && { validUntil }) });
    if (!made) throw new Error('a drawn code was taken');
    out.line(`Gift card of ${formatEuros(made.cents)}, until ${made.validUntil}`);
    out.line(`Code ${spacedCode(made.code)}: write it down, it is kept nowhere.`);
  },
});
