import { type Cents, centsFromEuros } from '#domain/base/money.ts';
import { giftCardStatus, plainCode } from '#domain/sales/gift-cards/gift-card.ts';
import { BackendError, callBackend } from '#web/storefront/base/functions-client/call-backend.ts';
import { cartStore } from '#web/storefront/sales/cart/cart-store.ts';
import { setGiftCards } from '#web/storefront/sales/cart/deal/change-deal.ts';
import { giftCardsOf } from '#web/storefront/sales/cart/deal/read-deal.ts';

/** Result of checking a gift card's code (gift-card-1). */
export type CardOutcome = ReturnType<typeof giftCardStatus> | 'too_often' | 'no_answer' | 'twice';

const isCode =
  (code: string) =>
  ({ code: other }: { code: string }) =>
    plainCode(other) === plainCode(code);

/** Adds a card after the others, or updates its balance at its place; without a balance it is removed. */
export function placeCard(code: string, openAmount: Cents | null): void {
  const cards = giftCardsOf(cartStore.getState());
  const at = cards.findIndex(isCode(code));
  const updated = openAmount === null ? [] : [{ code, openAmount }];
  setGiftCards(at < 0 ? [...cards, ...updated] : cards.toSpliced(at, 1, ...updated));
}

type Found = { outcome: CardOutcome; openAmount: Cents | null };

/** The state of a card and its balance; null when it pays nothing. */
async function askCard(code: string): Promise<Found> {
  try {
    const details = await callBackend<{ valid: boolean; openAmount: number }>(
      `/functions/campaign-getGiftCardCodeDetailsV2?code=${encodeURIComponent(code)}`,
    );
    const openAmount = centsFromEuros(details.openAmount);
    const outcome = giftCardStatus({ valid: details.valid, openAmount });
    return { outcome, openAmount: outcome === 'accepted' ? openAmount : null };
  } catch (error) {
    return {
      outcome: error instanceof BackendError && error.status === 429 ? 'too_often' : 'no_answer',
      openAmount: null,
    };
  }
}

const isUnknown = (outcome: CardOutcome) => outcome === 'too_often' || outcome === 'no_answer';
const isInUse = (code: string) => giftCardsOf(cartStore.getState()).some(isCode(code));

/** Looks a gift card up; one with an open amount pays the order as far as it goes (gift-card-2), each card once. */
export async function applyGiftCard(code: string): Promise<CardOutcome> {
  if (isInUse(code)) return 'twice';
  const { outcome, openAmount } = await askCard(code);
  if (!isUnknown(outcome)) placeCard(code, openAmount);
  return outcome;
}

/** Looks the cards in use up again; one that is removed meanwhile stays away. */
export async function refreshGiftCards(): Promise<void> {
  for (const { code } of giftCardsOf(cartStore.getState())) {
    const { outcome, openAmount } = await askCard(code);
    if (!isUnknown(outcome) && isInUse(code)) placeCard(code, openAmount);
  }
}
