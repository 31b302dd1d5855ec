import type { Localized } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';

/**
 * A rule that gives carts campaigns by tier: by the value in cents (`cart_value`) or the number of units (`amount`)
 * of the items that match `productSearchFilters` (campaign-1). The code of a reached tier applies by itself
 * (campaign-2).
 */
export type CartRule = {
  id: string;
  /** A filter in the search endpoint's syntax, matched per sku in the product index; empty matches all products. */
  productSearchFilters: string;
  /** The goods of the filter, named for shoppers: "Halla-varusteet". */
  goods?: Localized;
  isLoginRequired: boolean;
  type: 'cart_value' | 'amount';
  /** `from` in cents for `cart_value`, in units for `amount`; lowest first. */
  priceTiers: { from: Cents | number; campaignCode: string }[];
};
