import { campaignFromCode } from '#domain/sales/cart/campaigns/cart-campaign.ts';
import { BackendError } from '#web/storefront/base/functions-client/call-backend.ts';
import { editCart } from '../cart-store.ts';
import { askCode } from './ask-deal.ts';
import { keepCampaign } from './keep-campaign.ts';
import type { CartGiftCard } from './read-deal.ts';

/** Result of applying a code; 'unknown' is any code that is not valid now. */
export type CodeOutcome =
  | { why: 'works' | 'unknown' | 'used_up' | 'no_answer' }
  | { why: 'too_often'; minutes: number };

/** Seconds until new tries are allowed, when the response names none. */
const TRIES_MINUTES = 10;

/**
 * Looks a typed code up and makes it the cart's campaign; an invalid one stays with a discount of zero (campaign-4).
 */
export async function applyCode(typed: string): Promise<CodeOutcome> {
  const code = typed.trim();
  try {
    const { valid, campaign, error } = await askCode(code);
    editCart(() => ({ campaign: campaignFromCode(code, (valid && campaign) || null) }));
    keepCampaign();
    return { why: valid ? 'works' : error === 'used_up' ? 'used_up' : 'unknown' };
  } catch (error) {
    if (!(error instanceof BackendError) || error.status !== 429) return { why: 'no_answer' };
    const { retryAfter } = error;
    return { why: 'too_often', minutes: retryAfter === null ? TRIES_MINUTES : Math.ceil(retryAfter / 60) };
  }
}

/** Removes the typed code; the reached tier takes its place (campaign-2). */
export function removeCode() {
  editCart(() => ({ campaign: null }));
  keepCampaign();
}

/** Sets the gift cards that pay the order as far as their balances go, in this order (gift-card-2, gift-card-6). */
export function setGiftCards([first, ...further]: readonly CartGiftCard[]) {
  const stored = first && { code: first.code, openAmount: first.openAmount, ...(further.length > 0 && { further }) };
  editCart(() => ({ giftCard: stored ?? null }));
}
