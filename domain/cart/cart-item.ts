import type { Cents } from '../base/money.ts';
import type { Stock } from '../catalog/product.ts';
import type { ShippingClass } from '../shipping/shipping-class.ts';

/** The configured version of stored items: an item of another version is refreshed from the catalog (decisions 3). */
export const CART_ITEM_VERSION = 1;

/** A line of the cart as it is stored in the browser (spec 3). Money in integer cents, `vatRate` in percent. */
export type CartItem = {
  id: string;
  version: number;
  baseType: 'cartItem';
  sku: string;
  parentSku: string;
  title: string;
  variationName: string;
  amount: number;
  image: string | null;
  slug: string;
  /** Where the line's name leads, without the locale prefix. */
  link: string;
  price: {
    /** Reference price (30-day lowest) when reduced, else the final price including tax. */
    price: Cents;
    finalPrice: { inclTax: Cents; exclTax: Cents };
    salePercent: number | null;
    lowest30: Cents | null;
    priceRuleId: string | null;
  };
  vatRate: number;
  shippingClass: ShippingClass;
  shippingOptions: string[];
  variationOptions: Record<string, string>;
  productLine: number;
  stock: Stock;
  erpinfo: string | null;
  brands: string[];
  categories: string[];
  reviews: number | null;
  isCartRuleItem: boolean;
  sparePart: boolean;
};
