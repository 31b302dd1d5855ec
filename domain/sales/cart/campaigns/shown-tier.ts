import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { CartCampaign, Offers } from './cart-campaign.ts';
import { type TierProgress, tierProgress } from './tier-progress.ts';

/**
 * What the cart shows of the tiers; null: nothing. It is shown only to a cart with goods that count. A typed code takes the
 * tier's place, which matters to a cart that has reached a tier only.
 */
export function shownTier(
  items: readonly CartItem[],
  { cartRule }: Pick<Offers, 'cartRule'>,
  campaign: CartCampaign | null,
): TierProgress | null {
  if (!cartRule || cartRule.priceTiers.length === 0) return null;
  const progress = tierProgress(items, cartRule);
  if (progress.counted === 0) return null;
  const isReplaced = campaign?.campaign != null && !campaign.isCartRuleTierCode;
  return isReplaced && !progress.reached ? null : progress;
}
