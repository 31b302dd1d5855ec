import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { CartCampaign, Offers } from './cart-campaign.ts';
import { type TierProgress, tierProgress } from './tier-progress.ts';

/**
 * The tier progress that the cart shows, or null. Shown only when the cart has goods that count. A typed code
 * replaces the tier, which matters only to a cart that has reached one.
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
