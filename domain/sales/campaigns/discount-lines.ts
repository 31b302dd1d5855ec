import type { Cents } from '#domain/base/money.ts';
import type { Campaign, CampaignFacts, CampaignLine, CampaignRule, Discounts, Effect } from './campaign.ts';
import { isRuleActive, meetsMinimum } from './cart-conditions.ts';
import { withFreeDelivery } from './free-delivery.ts';
import { lineFilter } from './line-conditions.ts';
import { amountOff, buyPay, fixedPrice, type LineLeft, percentage } from './price-effects.ts';

/**
 * The discounts of campaigns in cents, the same in browser and server (cart-7, campaign-7): automatic campaigns
 * first, then by priority and code. Each rule applies to what earlier rules left of its lines, so no line costs less
 * than nothing. Percentages are rounded half up per line, amounts are spread by largest remainder (cart-9).
 */
export function discountLines(
  lines: readonly CampaignLine[],
  campaigns: readonly Campaign[],
  facts: CampaignFacts,
): Discounts {
  const all = lines.map((line): LineLeft => ({ line, left: line.amount * line.unit }));
  const worked: string[] = [];
  let gifts: Discounts['gifts'] = [];
  let freeDelivery: Discounts['freeDelivery'] = null;

  function apply({ conditions, effect }: CampaignRule): boolean {
    if (!isRuleActive(conditions, facts)) return false;
    const matches = lineFilter(conditions);
    const chosen = all.filter(({ line }) => matches(line));
    if (chosen.length === 0 || !meetsMinimum(conditions, chosen)) return false;
    if (effect.kind === 'gift_item') gifts = withGift(gifts, effect);
    else if (effect.kind === 'free_delivery') freeDelivery = withFreeDelivery(freeDelivery, effect);
    else return takeOff(chosen, taken(effect, chosen));
    return true;
  }

  for (const { code, rules } of campaigns.toSorted(inOrder)) {
    const did = rules.map(apply);
    if (did.includes(true)) worked.push(code);
  }
  const byPosition = all.map(({ line, left }) => line.amount * line.unit - left);
  const byLine = new Map<string, Cents>();
  for (const [i, { id }] of lines.entries()) byLine.set(id, (byLine.get(id) ?? 0) + (byPosition[i] ?? 0));
  return {
    byLine,
    byPosition,
    discountSum: byPosition.reduce((sum, cents) => sum + cents, 0),
    gifts,
    freeDelivery,
    worked,
  };
}

/** The order in which campaigns apply (campaign-7). */
export const inOrder = (a: Campaign, b: Campaign): number =>
  Number(b.automatic) - Number(a.automatic) ||
  a.priority - b.priority ||
  (a.code < b.code ? -1 : Number(a.code > b.code));

/** Takes cents off lines; true when there were any. */
function takeOff(lines: readonly LineLeft[], off: readonly Cents[]): boolean {
  let sum = 0;
  for (const [i, line] of lines.entries()) {
    const cents = off[i] ?? 0;
    line.left -= cents;
    sum += cents;
  }
  return sum > 0;
}

/** The discount of a price effect for each of the lines. */
function taken(effect: Exclude<Effect, { kind: 'gift_item' | 'free_delivery' }>, lines: readonly LineLeft[]): Cents[] {
  switch (effect.kind) {
    case 'percentage':
      return percentage(effect, lines);
    case 'amount':
      return amountOff(effect, lines);
    case 'fixed_price':
      return fixedPrice(effect, lines);
    case 'buy_pay':
      return buyPay(effect, lines);
  }
}

/** Adds a gift; amounts of one sku add up. */
function withGift(gifts: Discounts['gifts'], { sku, amount }: Discounts['gifts'][number]): Discounts['gifts'] {
  const there = gifts.find((gift) => gift.sku === sku);
  if (!there) return [...gifts, { sku, amount }];
  return gifts.map((gift) => (gift === there ? { sku, amount: gift.amount + amount } : gift));
}
