import { campaignFromCode } from '#domain/sales/cart/campaigns/cart-campaign.ts';
import { BackendError } from '#web/storefront/base/functions-client/ask-backend.ts';
import { editCart } from '../cart-store.ts';
import { askCode } from './ask-deal.ts';
import { keepCampaign } from './keep-campaign.ts';
import type { CartGiftCard } from './read-deal.ts';

/** What came of a typed code; 'unknown' is not, not yet or no longer in use. */
export type CodeOutcome =
  | { why: 'works' | 'unknown' | 'used_up' | 'no_answer' }
  | { why: 'too_often'; minutes: number };

/** How long tries are counted, where a refusal does not say when to come back. */
const TRIES_MINUTES = 10;

/** Looks a typed code up and makes it the cart's campaign; an invalid one stays, discounting nothing (spec 4). */
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

/** Takes the typed code away; the tier the cart has reached takes its place. */
export function removeCode() {
  editCart(() => ({ campaign: null }));
  keepCampaign();
}

/** Pays with a gift card as far as it reaches, when the order is placed. */
export const setGiftCard = (giftCard: CartGiftCard) => editCart(() => ({ giftCard }));

export const clearGiftCard = () => editCart(() => ({ giftCard: null }));
