import { z } from 'zod';
import { formatEuros } from '#domain/base/money.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { shop as config } from '#shop.config';
import { argument, command, json, text } from '../../command.ts';
import { printTable } from '../../output.ts';
import { findGiftCard, giftCardState, READER } from './gift-card-options.ts';

export const showGiftCard = command({
  name: 'gift-cards show',
  description: 'One card, by its code or its id, with everything that happened to its money',
  input: z.strictObject({ card: argument('<card>', text), json: json() }),
  run: async (shop, { card, json }, out) => {
    const found = await findGiftCard(shop, card);
    const { entries } = await shop.giftCards.staff.history(READER, found.id);
    if (json) return out.line(JSON.stringify({ ...found, entries }, null, 2));
    out.line(`Gift card …${found.codeEnd} (${found.id})`);
    out.line(`${formatEuros(found.openAmount)} open, ${giftCardState(shop, found)}, until ${found.validUntil}`);
    const rows = entries.map(({ at, kind, cents, orderNumber, reason }) => [
      localDay(at, config.timeZone),
      kind,
      formatEuros(cents),
      orderNumber ? `order ${orderNumber}` : (reason ?? ''),
    ]);
    printTable(out, ['Day', 'Entry', 'Euros', 'Why'], rows);
  },
});
