import { type WantedLine, wantedLine } from '#domain/catalog/offers/wanted-line.ts';
import type { Campaign } from '#domain/sales/campaigns/campaign.ts';
import {
  campaignFromWire,
  cartRuleFromWire,
  type WireCampaign,
  type WireCartRule,
} from '#domain/sales/campaigns/campaign-wire.ts';
import type { Offers } from '#domain/sales/cart/campaigns/cart-campaign.ts';
import { callBackend } from '#web/storefront/base/functions-client/call-backend.ts';
import { cartStore } from '../cart-store.ts';

type RuleAnswer = { rule?: WireCartRule | null; campaigns?: WireCampaign[]; automatic?: WireCampaign[] };

/** Fetches the current offers for carts (campaign-getCartRuleDetailsV2). Throws without a response. */
export async function askOffers(): Promise<Offers> {
  const answer = await callBackend<RuleAnswer>('/functions/campaign-getCartRuleDetailsV2');
  const { rule = null, campaigns = [], automatic = [] } = answer;
  return {
    cartRule: rule && cartRuleFromWire(rule),
    ofTiers: campaigns.map(campaignFromWire),
    automatic: automatic.map(campaignFromWire),
  };
}

type CodeOnWire = { valid: boolean; code: string; error?: string; campaign?: WireCampaign };
export type CodeAnswer = Omit<CodeOnWire, 'campaign'> & { campaign: Campaign | undefined };

/** Fetches a campaign code (campaign-getCampaignCodeDetailsV2). Throws without a response. */
export async function askCode(code: string): Promise<CodeAnswer> {
  const cartItems: WantedLine[] = cartStore.getState().items.map(wantedLine);
  const body = { code, isUserInitiated: true, cartItems };
  const answer = await callBackend<CodeOnWire>('/functions/campaign-getCampaignCodeDetailsV2', {
    method: 'POST',
    body,
  });
  return { ...answer, campaign: answer.campaign && campaignFromWire(answer.campaign) };
}
