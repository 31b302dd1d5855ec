import type { Cents } from '#domain/base/money.ts';
import type { Size } from '#domain/catalog/prices/size-price.ts';
import type { Customization, SaleMode, Stock } from '#domain/catalog/products/product.ts';
import type { ShippingClass } from '#domain/catalog/products/shipping-class.ts';

/** The configured version of stored items: an item of another version is refreshed from the catalog (decisions 3). */
export const CART_ITEM_VERSION = 3;

/** The size a shopper chose for goods priced by size (decisions 7). */
export type ChosenSize = { identifier: 'size' } & Size;

/** What a line is known by: its sku, and for goods cut to size the size too, so that two sizes are two lines. */
export const lineId = (line: { sku: string; customization?: Size | null | undefined }): string =>
  line.customization ? `${line.sku}~${line.customization.widthCm}x${line.customization.lengthCm}` : line.sku;

/** A line of the cart as it is stored in the browser (spec 3). Money in integer cents, `vatRate` in percent. */
export type CartItem = {
  /** `lineId` of sku and size. */
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
    /** Of the last 30 days: beside a reduction, or what a campaign takes off; null: not known. */
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
  /** A gift card of the shop: mailed, never discounted, never paid by another one. */
  isGiftCard: boolean;
  /** The chosen size; the line's price is then that of the piece. */
  customization: ChosenSize | null;
  /** Goods priced by size: limits and the price of a square metre. Such an item can be bought with a size only. */
  sizing: (Customization & { perM2: Cents }) | null;
  saleMode: SaleMode;
  /** Per piece, what is paid now of goods sold by deposit; never above the price. The rest is paid at the pickup. */
  deposit: Cents | null;
};
