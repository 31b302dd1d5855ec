import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { CartRule } from '#domain/campaigns/cart-rule.ts';
import type { Offers } from '#domain/cart/campaigns/cart-campaign.ts';
import { type WantedLine, wantedLine } from '#domain/cart/wanted-line.ts';
import { askBackend } from '#storefront/features/account/client/ask-backend.ts';
import { cartStore } from '../cart-store.ts';

type RuleAnswer = { rule?: CartRule | null; campaigns?: Campaign[]; automatic?: Campaign[] };

/** Asks what the shop offers to carts now (spec 7, campaign-getCartRuleDetailsV2). Throws when there is no answer. */
export async function askOffers(): Promise<Offers> {
  const answer = await askBackend<RuleAnswer>('/functions/campaign-getCartRuleDetailsV2');
  const { rule = null, campaigns = [], automatic = [] } = answer;
  return { cartRule: rule, ofTiers: campaigns, automatic };
}

export type CodeAnswer = { valid: boolean; code: string; error?: string; campaign?: Campaign };

/** Looks a campaign code up (spec 7, campaign-getCampaignCodeDetailsV2). Throws when there is no answer. */
export function askCode(code: string): Promise<CodeAnswer> {
  const cartItems: WantedLine[] = cartStore.getState().items.map(wantedLine);
  const body = { code, isUserInitiated: true, cartItems };
  return askBackend<CodeAnswer>('/functions/campaign-getCampaignCodeDetailsV2', { method: 'POST', body });
}
