import { withCode } from '#domain/cart/campaigns/cart-campaign.ts';
import { BackendError } from '#storefront/features/account/client/ask-backend.ts';
import { editCart } from '../cart-store.ts';
import { askCode } from './ask-deal.ts';
import { keepCampaign } from './keep-campaign.ts';
import type { CartGiftCard } from './read-deal.ts';

/** What came of a typed code; 'unknown' is not, not yet or no longer in use. */
export type CodeOutcome = 'works' | 'unknown' | 'used_up' | 'too_often' | 'no_answer';

/** Looks a typed code up and makes it the cart's campaign; an invalid one stays, discounting nothing (spec 4). */
export async function applyCode(typed: string): Promise<CodeOutcome> {
  const code = typed.trim();
  try {
    const { valid, campaign, error } = await askCode(code);
    editCart(() => ({ campaign: withCode(code, (valid && campaign) || null) }));
    keepCampaign();
    return valid ? 'works' : error === 'used_up' ? 'used_up' : 'unknown';
  } catch (error) {
    return error instanceof BackendError && error.status === 429 ? 'too_often' : 'no_answer';
  }
}

/** Takes the typed code away; the tier the cart has reached takes its place. */
export function removeCode() {
  editCart(() => ({ campaign: null }));
  keepCampaign();
}

/** Pays with a gift card as far as it reaches, when the order is placed. */
export const setGiftCard = (giftCard: CartGiftCard) => editCart(() => ({ giftCard }));

export const clearGiftCard = () => editCart(() => ({ giftCard: null }));
