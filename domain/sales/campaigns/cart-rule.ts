import type { Localized } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';

/**
 * The rule of spec 3: carts reach tiers by the value in cents (`cart_value`) or the pieces (`amount`) of the items its
 * `productSearchFilters` find; a reached tier's code is applied by itself (spec 4).
 */
export type CartRule = {
  id: string;
  /** A filter in the grammar of the search door, tried per sku in the product index; empty: all products. */
  productSearchFilters: string;
  /** The goods of its filter, in shoppers' words: "Halla-varusteet". */
  goods?: Localized;
  isLoginRequired: boolean;
  type: 'cart_value' | 'amount';
  /** `from` in cents for `cart_value`, in pieces for `amount`; lowest first. */
  priceTiers: { from: Cents | number; campaignCode: string }[];
};
