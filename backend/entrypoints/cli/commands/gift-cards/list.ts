import { z } from 'zod';
import { formatEuros } from '#domain/base/money.ts';
import { command, json } from '../../command.ts';
import { printTable } from '../../output.ts';
import { giftCardState, READER } from './gift-card-options.ts';

export const listGiftCards = command({
  name: 'gift-cards list',
  description: 'The newest cards',
  input: z.strictObject({ json: json() }),
  run: async (shop, { json }, out) => {
    const { cards } = await shop.giftCards.staff.list(READER);
    if (json) return out.line(JSON.stringify(cards, null, 2));
    if (cards.length === 0) return out.line('No gift cards yet.');
    const rows = cards.map((card) => [
      card.id,
      `…${card.codeEnd}`,
      formatEuros(card.issued),
      formatEuros(card.openAmount),
      card.validUntil,
      giftCardState(shop, card),
      card.orderNumber ?? 'own',
    ]);
    printTable(out, ['Id', 'Code', 'Made with', 'Open', 'Until', 'State', 'Order'], rows);
  },
});
