import { centsFromEuros } from '#domain/base/money.ts';
import { giftCardStatus } from '#domain/sales/gift-cards/gift-card.ts';
import { BackendError, callBackend } from '#web/storefront/base/functions-client/call-backend.ts';
import { cartStore } from '#web/storefront/sales/cart/cart-store.ts';
import { clearGiftCard, setGiftCard } from '#web/storefront/sales/cart/deal/change-deal.ts';
import { giftCardOf } from '#web/storefront/sales/cart/deal/read-deal.ts';

/** Result of checking a gift card's code (gift-card-1). */
export type CardOutcome = ReturnType<typeof giftCardStatus> | 'too_often' | 'no_answer';

/** Looks a gift card up; one with an open amount pays the order as far as it goes (gift-card-2). */
export async function applyGiftCard(code: string): Promise<CardOutcome> {
  try {
    const details = await callBackend<{ valid: boolean; openAmount: number }>(
      `/functions/campaign-getGiftCardCodeDetailsV2?code=${encodeURIComponent(code)}`,
    );
    const openAmount = centsFromEuros(details.openAmount);
    const outcome = giftCardStatus({ valid: details.valid, openAmount });
    if (outcome === 'accepted') setGiftCard({ code, openAmount });
    else clearGiftCard();
    return outcome;
  } catch (error) {
    return error instanceof BackendError && error.status === 429 ? 'too_often' : 'no_answer';
  }
}

/** Looks the card in use up again, when there is one. */
export async function refreshGiftCard(): Promise<void> {
  const card = giftCardOf(cartStore.getState());
  if (card) await applyGiftCard(card.code);
}
