import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { CampaignLine } from '#domain/sales/campaigns/campaign.ts';

/** The campaign line of a cart item. Gift cards are excluded: no campaign discounts them. */
export const campaignLine = (item: CartItem): CampaignLine => ({
  id: item.id,
  sku: item.sku,
  amount: item.amount,
  unit: item.price.finalPrice.inclTax,
  categories: item.categories,
  brands: item.brands,
  isReduced: item.price.finalPrice.inclTax < item.price.price,
  isExcluded: item.isGiftCard,
});
