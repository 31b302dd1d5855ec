import { z } from 'zod';
import { formatEuros } from '#domain/base/money.ts';
import { actorName, argument, command, commandActor, text } from '../../command.ts';
import { CommandFailed } from '../../output.ts';
import { cardEuros, findGiftCard, ledgerReason } from './gift-card-options.ts';

export const adjustGiftCard = command({
  name: 'gift-cards adjust',
  description: 'Put money on a card or take it off, e.g. gift-cards adjust <card> 20 --reason "…"; -- before -20',
  input: z.strictObject({
    card: argument('<card>', text, 'its code or its id'),
    cents: argument('<euros>', cardEuros, 'how much; less than zero takes off'),
    reason: ledgerReason,
    as: actorName,
  }),
  run: async (shop, { card, cents, reason, as }, out) => {
    const found = await findGiftCard(shop, card);
    const adjusted = await shop.giftCards.staff.adjust(commandActor(as), found.id, { cents, reason });
    if (!adjusted.ok)
      throw new CommandFailed(`Only ${formatEuros(found.openAmount)} are on the card.`, 'Take off no more than that.');
    out.line(`Gift card …${found.codeEnd}: ${formatEuros(adjusted.value)} open.`);
  },
});
