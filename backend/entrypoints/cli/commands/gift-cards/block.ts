import { z } from 'zod';
import { formatEuros } from '#domain/base/money.ts';
import { actorName, argument, command, commandActor, option, optional, text } from '../../command.ts';
import { findGiftCard } from './gift-card-options.ts';

const blocking = (word: 'block' | 'unblock', isBlocked: boolean, description: string) =>
  command({
    name: `gift-cards ${word}`,
    description,
    input: z.strictObject({
      card: argument('<card>', text),
      reason: option('--reason <words>', 'the reason, kept in the log', optional(text)),
      as: actorName,
    }),
    run: async (shop, { card, reason, as }, out) => {
      const found = await findGiftCard(shop, card);
      const why = reason ?? 'command line';
      await shop.giftCards.staff.block(commandActor(as), found.id, { isBlocked, reason: why });
      out.line(
        `Gift card …${found.codeEnd} is ${isBlocked ? 'blocked' : 'in use'}, ${formatEuros(found.openAmount)} open.`,
      );
    },
  });

export const blockGiftCard = blocking(
  'block',
  true,
  'A lost or stolen card: it pays nothing any more and keeps its money',
);
export const unblockGiftCard = blocking('unblock', false, 'Let a blocked card pay again');
