import type { Cents } from '../../base/money.ts';
import type { Campaign, CampaignFacts } from '../../campaigns/campaign.ts';
import { about } from '../../campaigns/conditions/about.ts';
import { isEnough, worksNow } from '../../campaigns/conditions/works.ts';
import { isFreeBy, withFreeDelivery } from '../../campaigns/effects/free-delivery.ts';
import { allowedMethods } from '../../shipping/allowed-methods.ts';
import type { CartItem } from '../cart-item.ts';
import { campaignLine } from './campaign-line.ts';

/**
 * The cents by which a cart misses free delivery, the nearest of what campaigns offer; 0: it has it. Null: more goods
 * would not make the delivery free, as of a cart that no method a rule frees would carry at a price.
 */
export function freeDeliveryGap(
  items: readonly CartItem[],
  campaigns: readonly Campaign[],
  facts: CampaignFacts,
): Cents | null {
  const lines = items.map(campaignLine);
  const priced = allowedMethods(items, null).filter(({ priceBreakdown }) => priceBreakdown.shipping > 0);
  const gaps = campaigns
    .flatMap(({ rules }) => rules)
    .flatMap(({ conditions, effect }) => {
      if (effect.kind !== 'free_delivery') return [];
      const free = withFreeDelivery(null, effect);
      const isAbout = about(conditions);
      const chosen = lines.filter(isAbout).map((line) => ({ line }));
      if (chosen.length === 0 || !priced.some((method) => isFreeBy(free, method))) return [];
      const others = conditions.filter(({ kind }) => kind !== 'value');
      if (!worksNow(conditions, facts) || !isEnough(others, chosen)) return [];
      const sum = chosen.reduce((cents, { line }) => cents + line.amount * line.unit, 0);
      return Math.max(0, ...conditions.map((condition) => (condition.kind === 'value' ? condition.min - sum : 0)));
    });
  return gaps.length > 0 ? Math.min(...gaps) : null;
}
