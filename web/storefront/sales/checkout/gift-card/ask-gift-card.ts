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

async function checkCard(code: string): Promise<CardOutcome> {
  try {
    const details = await callBackend<{ valid: boolean; openAmount: number }>(
      `/functions/campaign-getGiftCardCodeDetailsV2?code=${encodeURIComponent(code)}`,
    );
    const openAmount = centsFromEuros(details.openAmount);
    const outcome = giftCardStatus({ valid: details.valid, openAmount });
    placeCard(code, outcome === 'accepted' ? openAmount : null);
    return outcome;
  } catch (error) {
    return error instanceof BackendError && error.status === 429 ? 'too_often' : 'no_answer';
  }
}

/** Looks a gift card up; one with an open amount pays the order as far as it goes (gift-card-2), each card once. */
export const applyGiftCard = async (code: string): Promise<CardOutcome> =>
  giftCardsOf(cartStore.getState()).some(isCode(code)) ? 'twice' : checkCard(code);

/** Looks the cards in use up again. */
export async function refreshGiftCards(): Promise<void> {
  for (const { code } of giftCardsOf(cartStore.getState())) await checkCard(code);
}
