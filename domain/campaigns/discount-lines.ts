import type { Cents } from '../base/money.ts';
import type { Campaign, CampaignFacts, CampaignLine, CampaignRule, Discounts, Effect } from './campaign.ts';
import { about } from './conditions/about.ts';
import { works } from './conditions/works.ts';
import { amountOff } from './effects/amount.ts';
import { buyPay } from './effects/buy-pay.ts';
import { fixedPrice } from './effects/fixed-price.ts';
import { withFreeDelivery } from './effects/free-delivery.ts';
import { withGift } from './effects/gift-item.ts';
import type { LineLeft } from './effects/line-left.ts';
import { percentage } from './effects/percentage.ts';

/**
 * What campaigns take off lines, in cents, the same in the browser and on the server (decisions 7): automatic campaigns
 * first, then by priority and code; each rule works on what earlier rules left of the lines it is about, so a line never
 * costs less than nothing. Prices are rounded half up per line, sums are spread by largest remainder.
 */
export function discountLines(
  lines: readonly CampaignLine[],
  campaigns: readonly Campaign[],
  facts: CampaignFacts,
): Discounts {
  const left = lines.map(({ amount, unit }) => amount * unit);
  const worked: string[] = [];
  let gifts: Discounts['gifts'] = [];
  let freeDelivery: Discounts['freeDelivery'] = null;

  function apply({ conditions, effect }: CampaignRule): boolean {
    const isAbout = about(conditions);
    const positions = [...lines.keys()].filter((i) => isAbout(lines[i] as CampaignLine));
    const chosen = positions.map((i) => lines[i] as CampaignLine);
    if (chosen.length === 0 || !works(conditions, chosen, facts)) return false;
    if (effect.kind === 'gift_item') gifts = withGift(gifts, effect);
    else if (effect.kind === 'free_delivery') freeDelivery = withFreeDelivery(freeDelivery, effect);
    else {
      const off = taken(
        effect,
        positions.map((i): LineLeft => ({ line: lines[i] as CampaignLine, left: left[i] ?? 0 })),
      );
      for (const [k, i] of positions.entries()) left[i] = (left[i] ?? 0) - (off[k] ?? 0);
      return off.some((cents) => cents > 0);
    }
    return true;
  }

  for (const { code, rules } of campaigns.toSorted(inOrder)) {
    const did = rules.map(apply);
    if (did.includes(true)) worked.push(code);
  }
  const byPosition = lines.map(({ amount, unit }, i) => amount * unit - (left[i] ?? 0));
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

const inOrder = (a: Campaign, b: Campaign): number =>
  Number(b.automatic) - Number(a.automatic) ||
  a.priority - b.priority ||
  (a.code < b.code ? -1 : Number(a.code > b.code));

/** What an effect on prices takes off each of the lines. */
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
