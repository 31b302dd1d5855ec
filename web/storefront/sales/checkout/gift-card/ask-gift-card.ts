import { centsFromEuros } from '#domain/base/money.ts';
import { giftCardStatus } from '#domain/sales/gift-cards/gift-card.ts';
import { askBackend, BackendError } from '#web/storefront/base/functions-client/ask-backend.ts';
import { cartStore } from '#web/storefront/sales/cart/cart-store.ts';
import { clearGiftCard, setGiftCard } from '#web/storefront/sales/cart/deal/change-deal.ts';
import { giftCardOf } from '#web/storefront/sales/cart/deal/read-deal.ts';

/** What came of a gift card's code (spec 5), or of asking about it. */
export type CardOutcome = ReturnType<typeof giftCardStatus> | 'too_often' | 'no_answer';

/** Looks a gift card up (spec 7); one with money on it pays the order as far as it reaches. */
export async function applyGiftCard(code: string): Promise<CardOutcome> {
  try {
    const details = await askBackend<{ valid: boolean; openAmount: number }>(
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
