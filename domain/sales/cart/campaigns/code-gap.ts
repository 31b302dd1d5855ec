import type { Cents } from '#domain/base/money.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { Campaign, CampaignFacts, CampaignLine, CampaignRule } from '#domain/sales/campaigns/campaign.ts';
import { isRuleActive } from '#domain/sales/campaigns/cart-conditions.ts';
import { discountLines } from '#domain/sales/campaigns/discount-lines.ts';
import { lineFilter } from '#domain/sales/campaigns/line-conditions.ts';
import { campaignLine } from './cart-campaign.ts';

/**
 * Why a valid code has no effect on a cart. `missing` is cents for 'value' and units for 'pieces'; `isForSome`: only
 * certain goods count. 'goods': the cart has none of the code's goods; 'nothing': the conditions are met, but nothing
 * is left to discount.
 */
export type CodeGap =
  | { reason: 'sign_in' | 'goods' | 'nothing' }
  | { reason: 'value' | 'pieces'; missing: Cents | number; isForSome: boolean };

/** The reason that the shopper can most easily change comes first. */
const ORDER: readonly CodeGap['reason'][] = ['sign_in', 'value', 'pieces', 'goods', 'nothing'];

/**
 * Why a code has no effect on these items; of several rules, the reason that the shopper can most easily change. Null
 * when it discounts, frees the delivery or gives a gift. `others` are the other active campaigns.
 */
export function codeGap(
  campaign: Campaign,
  items: readonly CartItem[],
  others: readonly Campaign[],
  facts: CampaignFacts,
): CodeGap | null {
  const lines = items.map(campaignLine);
  if (discountLines(lines, [...others, campaign], facts).worked.includes(campaign.code)) return null;
  const gaps = campaign.rules.map((rule) => ruleGap(rule, lines, facts));
  return gaps.toSorted((a, b) => ORDER.indexOf(a.reason) - ORDER.indexOf(b.reason))[0] ?? { reason: 'nothing' };
}

function ruleGap({ conditions, effect }: CampaignRule, lines: readonly CampaignLine[], facts: CampaignFacts): CodeGap {
  const chosen = lines.filter(lineFilter(conditions));
  if (chosen.length === 0) return { reason: 'goods' };
  if (!isRuleActive(conditions, facts))
    return { reason: isRuleActive(conditions, { ...facts, isSignedIn: true }) ? 'sign_in' : 'nothing' };
  const isForSome = conditions.some(({ kind }) => ['category', 'brand', 'sku', 'not_reduced'].includes(kind));
  const value = chosen.reduce((sum, { amount, unit }) => sum + amount * unit, 0);
  const pieces = chosen.reduce((sum, { amount }) => sum + amount, 0);
  const missingValue = Math.max(0, ...conditions.map((one) => (one.kind === 'value' ? one.min - value : 0)));
  if (missingValue > 0) return { reason: 'value', missing: missingValue, isForSome };
  const wanted = conditions.map((one) => (one.kind === 'pieces' ? one.min : 0));
  const missingPieces = Math.max(0, ...wanted, effect.kind === 'buy_pay' ? effect.buy : 0) - pieces;
  if (missingPieces > 0) return { reason: 'pieces', missing: missingPieces, isForSome };
  return { reason: 'nothing' };
}
