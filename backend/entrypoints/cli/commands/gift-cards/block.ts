import { z } from 'zod';
import { formatEuros } from '#domain/base/money.ts';
import { argument, command, text } from '../../command.ts';
import { findGiftCard } from './gift-card-options.ts';

const blocking = (word: 'block' | 'unblock', isBlocked: boolean, description: string) =>
  command({
    name: `gift-cards ${word}`,
    description,
    input: z.strictObject({ card: argument('<card>', text) }),
    run: async (shop, { card }, out) => {
      const found = await findGiftCard(shop, card);
      await shop.giftCards.staff.block(found.id, isBlocked);
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
