import type { Cents } from '#domain/base/money.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { Campaign, CampaignFacts, CampaignLine, CampaignRule } from '#domain/sales/campaigns/campaign.ts';
import { about } from '#domain/sales/campaigns/conditions/about.ts';
import { worksNow } from '#domain/sales/campaigns/conditions/works.ts';
import { discountLines } from '#domain/sales/campaigns/discount-lines.ts';
import { campaignLine } from './campaign-line.ts';

/**
 * What keeps a valid code from doing anything to a cart. `missing` is cents for 'value' and pieces for 'pieces';
 * `isForSome`: only certain goods count towards it. 'goods': the cart has none of the code's goods; 'nothing': its rules are
 * met, but nothing is left to take off.
 */
export type CodeGap =
  | { reason: 'sign_in' | 'goods' | 'nothing' }
  | { reason: 'value' | 'pieces'; missing: Cents | number; isForSome: boolean };

/** What the shopper can do most about comes first. */
const ORDER: readonly CodeGap['reason'][] = ['sign_in', 'value', 'pieces', 'goods', 'nothing'];

/**
 * Why a code does nothing to these items, of several rules the reason that the shopper can do most about; null: it takes
 * something off, makes the delivery free or gives something. `others` are the other campaigns at work on the cart.
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
  const chosen = lines.filter(about(conditions));
  if (chosen.length === 0) return { reason: 'goods' };
  if (!worksNow(conditions, facts))
    return { reason: worksNow(conditions, { ...facts, isSignedIn: true }) ? 'sign_in' : 'nothing' };
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
