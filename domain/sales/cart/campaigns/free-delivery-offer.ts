import type { Cents } from '#domain/base/money.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { Campaign, CampaignFacts } from '#domain/sales/campaigns/campaign.ts';
import { isRuleActive, meetsMinimum } from '#domain/sales/campaigns/cart-conditions.ts';
import { isFreeBy, withFreeDelivery } from '#domain/sales/campaigns/free-delivery.ts';
import { lineFilter } from '#domain/sales/campaigns/line-conditions.ts';
import { allowedMethods } from '#domain/sales/delivery/allowed-methods.ts';
import type { ShippingMethod } from '#domain/sales/delivery/shipping-method.ts';
import { campaignLine } from './cart-campaign.ts';

/**
 * `gap`: cents of goods missing until delivery is free, 0 when it is free; `from`: cents of goods that make it free.
 * `free` and `priced`: methods with a price
 * that the offer does and does not cover.
 */
export type FreeDeliveryOffer = { gap: Cents; from: Cents; free: ShippingMethod[]; priced: ShippingMethod[] };

/**
 * The nearest free delivery that campaigns offer to a cart. Null when more goods would not make the delivery free,
 * for example when every allowed method that a rule covers costs nothing anyway.
 */
export function freeDeliveryOffer(
  items: readonly CartItem[],
  campaigns: readonly Campaign[],
  facts: CampaignFacts,
): FreeDeliveryOffer | null {
  const lines = items.map(campaignLine);
  const methods = allowedMethods(items, null).filter(({ priceBreakdown }) => priceBreakdown.shipping > 0);
  const offers = campaigns
    .flatMap(({ rules }) => rules)
    .flatMap(({ conditions, effect }) => {
      if (effect.kind !== 'free_delivery') return [];
      const by = withFreeDelivery(null, effect);
      const free = methods.filter((method) => isFreeBy(by, method));
      const matches = lineFilter(conditions);
      const chosen = lines.filter(matches).map((line) => ({ line }));
      if (chosen.length === 0 || free.length === 0) return [];
      const others = conditions.filter(({ kind }) => kind !== 'value');
      if (!isRuleActive(conditions, facts) || !meetsMinimum(others, chosen)) return [];
      const sum = chosen.reduce((cents, { line }) => cents + line.amount * line.unit, 0);
      const from = Math.max(0, ...conditions.map((condition) => (condition.kind === 'value' ? condition.min : 0)));
      return [{ gap: Math.max(0, from - sum), from, free }];
    });
  const [nearest] = offers.toSorted((a, b) => a.gap - b.gap);
  if (!nearest) return null;
  const { gap, from } = nearest;
  const covered = new Set(offers.flatMap((offer) => (offer.gap === gap ? offer.free : [])));
  return {
    gap,
    from,
    free: methods.filter((method) => covered.has(method)),
    priced: methods.filter((method) => !covered.has(method)),
  };
}
