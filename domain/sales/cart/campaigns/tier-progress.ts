import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { unitOf } from '#domain/catalog/prices/quantity-breaks.ts';
import type { CartRule } from '#domain/sales/campaigns/cart-rule.ts';
import { reachedTier, type Tier, tierBasis } from '#domain/sales/campaigns/cart-rule-tier.ts';

/** `missing` until the next tier: cents for `cart_value`, units for `amount`; null without a higher tier. */
export type TierProgress = { reached: Tier | null; next: Tier | null; missing: number | null; counted: number };

/** Progress of a cart on the tiers of a rule (campaign-1); only items that match the rule count (`isCartRuleItem`). */
export function tierProgress(
  items: readonly Pick<CartItem, 'amount' | 'price' | 'quantityBreaks' | 'isCartRuleItem'>[],
  rule: Pick<CartRule, 'type' | 'priceTiers'>,
): TierProgress {
  const found = items
    .filter((item) => item.isCartRuleItem)
    .map((item) => ({ amount: item.amount, unit: unitOf(item) }));
  const counted = tierBasis(rule, found);
  const reached = reachedTier(rule, { items: found });
  const [next = null] = rule.priceTiers
    .filter(({ from }) => from > counted || (found.length === 0 && from >= counted))
    .toSorted((a, b) => a.from - b.from);
  return { reached, next, missing: next && next.from - counted, counted };
}
