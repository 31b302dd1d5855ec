import type { Cents } from '#domain/base/money.ts';
import { isRuleActive, meetsMinimum } from '#domain/sales/campaigns/cart-conditions.ts';
import { discountLines, inOrder } from '#domain/sales/campaigns/discount-lines.ts';
import { lineFilter } from '#domain/sales/campaigns/line-conditions.ts';
import type { Campaign, CampaignFacts, CampaignLine, CampaignRule } from '../campaign.ts';

/**
 * Why a rule did nothing: its time or the shopper, no goods it is about, too few or too cheap ones, or nothing left to take off;
 * `gift` and `delivery` do something that no line shows.
 */
export type RuleOutcome =
  | 'worked'
  | 'gift'
  | 'delivery'
  | 'time'
  | 'signed_in'
  | 'no_goods'
  | 'minimum'
  | 'nothing_left';

/** One rule on a cart: what it took off each line, by position, and why it took nothing. */
export type RuleStep = {
  code: string;
  /** Position of the rule in its campaign. */
  rule: number;
  outcome: RuleOutcome;
  off: readonly Cents[];
  sum: Cents;
};

/** Why a rule that took nothing off did so. */
function idleOutcome({ conditions, effect }: CampaignRule, lines: readonly CampaignLine[], facts: CampaignFacts) {
  const isFor = (kind: 'dates' | 'signed_in') =>
    isRuleActive(
      conditions.filter((condition) => condition.kind === kind),
      facts,
    );
  if (!isFor('dates')) return 'time';
  if (!isFor('signed_in')) return 'signed_in';
  const chosen = lines.filter(lineFilter(conditions)).map((line) => ({ line }));
  if (chosen.length === 0) return 'no_goods';
  if (!meetsMinimum(conditions, chosen)) return 'minimum';
  if (effect.kind === 'gift_item') return 'gift';
  return effect.kind === 'free_delivery' ? 'delivery' : 'nothing_left';
}

/**
 * What each rule did to each line, in the order in which they apply (admin-campaign-4). Found by pricing with one rule more at a time:
 * each rule takes from what earlier ones left, so the steps add up to what the shop itself takes off, to the cent.
 */
export function explainDiscounts(
  lines: readonly CampaignLine[],
  campaigns: readonly Campaign[],
  facts: CampaignFacts,
): RuleStep[] {
  const steps: RuleStep[] = [];
  const before: Campaign[] = [];
  let taken: readonly Cents[] = lines.map(() => 0);
  for (const campaign of campaigns.toSorted(inOrder)) {
    for (const [i, rule] of campaign.rules.entries()) {
      const now = discountLines(lines, [...before, { ...campaign, rules: campaign.rules.slice(0, i + 1) }], facts);
      const off = now.byPosition.map((cents, position) => cents - (taken[position] ?? 0));
      const sum = off.reduce((all, cents) => all + cents, 0);
      const outcome = sum > 0 ? 'worked' : idleOutcome(rule, lines, facts);
      steps.push({ code: campaign.code, rule: i, outcome, off, sum });
      taken = now.byPosition;
    }
    before.push(campaign);
  }
  return steps;
}
