import { z } from 'zod';
import type { Shop } from '#backend/shop.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { isCardCode, MOST_CARD_CENTS } from '#domain/sales/gift-cards/gift-card.ts';
import { shop as config } from '#shop.config';
import { commandActor, euros, option } from '../../command.ts';
import { CommandFailed } from '../../output.ts';

export const READER = commandActor(undefined);

/** The card of a code or id; throws `CommandFailed` if there is none. */
export async function findGiftCard(shop: Shop, card: string) {
  const found = await shop.giftCards.staff.find(READER, card);
  if (found) return found;
  const isMistyped = /^[\w\s-]{16,24}$/.test(card) && !isCardCode(card);
  throw new CommandFailed(
    'There is no such gift card.',
    isMistyped ? 'A character of the code is wrong: read it again.' : 'See their ids: npm run shop -- gift-cards list',
  );
}

export const giftCardState = (shop: Shop, { isBlocked, validUntil }: { isBlocked: boolean; validUntil: string }) => {
  if (isBlocked) return 'blocked';
  return validUntil < localDay(shop.now(), config.timeZone) ? 'expired' : 'in force';
};

const EUROS = 'Give euros, e.g. 50 or 19,90.';

export const cardEuros = euros(EUROS).refine((cents) => Math.abs(cents) <= MOST_CARD_CENTS, EUROS);

export const ledgerReason = option('--reason <words>', 'the reason, kept in the ledger', z.string().min(1).max(200));
