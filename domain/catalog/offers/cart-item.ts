import type { Sku } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import type { QuantityBreak } from '#domain/catalog/prices/quantity-breaks.ts';
import type { Size } from '#domain/catalog/prices/size-price.ts';
import type { Content } from '#domain/catalog/prices/unit-price.ts';
import type { Customization, SaleMode, ShippingClass, Stock } from '#domain/catalog/products/product.ts';

/** The version of stored items. An item of another version is refreshed from the catalog (cart-6). */
export const CART_ITEM_VERSION = 3;

/** The size that a shopper chose for size-priced goods (product-8). */
export type ChosenSize = { identifier: 'size' } & Size;

/** The id of a line: its sku, and for size-priced goods also the size, so that two sizes are two lines. */
export const lineId = (line: { sku: Sku; customization?: Size | null | undefined }): string =>
  line.customization ? `${line.sku}~${line.customization.widthCm}x${line.customization.lengthCm}` : line.sku;

/** The fields of an item that a contract price replaces. */
export type PublicPrice = Pick<CartItem, 'price' | 'deposit' | 'quantityBreaks'>;

/** The item at the price that everybody pays. */
export function atPublicPrice(item: CartItem): CartItem {
  if (!item.publicPrice) return item;
  const { publicPrice, quantityBreaks: _breaks, ...rest } = item;
  return { ...rest, ...publicPrice };
}

/** A cart line as the browser stores it (cart-1). Money is integer cents, `vatRate` is in percent. */
export type CartItem = {
  /** `lineId` of sku and size. */
  id: string;
  version: number;
  baseType: 'cartItem';
  sku: Sku;
  parentSku: Sku;
  title: string;
  variationName: string;
  amount: number;
  image: string | null;
  slug: string;
  /** Path of the line's link, without the locale prefix. */
  link: string;
  price: {
    /** Reference price (30-day lowest) when reduced, else the final price including tax. */
    price: Cents;
    finalPrice: { inclTax: Cents; exclTax: Cents };
    salePercent: number | null;
    /** Lowest price of the last 30 days, shown beside any reduction (price-4); null when unknown. */
    lowest30: Cents | null;
    priceRuleId: string | null;
  };
  /** Lower prices of each piece from a number of pieces on; `finalPrice` is that of one (`unitOf`). */
  quantityBreaks?: QuantityBreak[];
  /** What everybody pays, when the price above is the contract price of the buyer's company (contract-1). */
  publicPrice?: PublicPrice;
  /** How much one piece contains, for its unit price. */
  content?: Content;
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
  /** A gift card sold by the shop: sent by mail, never discounted, never paid with another gift card. */
  isGiftCard: boolean;
  /** The chosen size; the line's price is then the price of one piece. */
  customization: ChosenSize | null;
  /** Cannot be returned for reasons of hygiene once its seal is broken (return-8). */
  hygieneSealed?: boolean;
  /** Size limits and square-metre price of size-priced goods. Such an item needs a chosen size to be bought. */
  sizing: (Customization & { perM2: Cents }) | null;
  saleMode: SaleMode;
  /** Deposit per piece that is paid now, never above the price. The rest is paid at pickup (product-7). */
  deposit: Cents | null;
};
