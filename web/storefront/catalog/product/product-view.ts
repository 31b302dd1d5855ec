import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { Product, ProductCard } from '#domain/catalog/products/product.ts';
import type { ArrivalWay } from '#domain/catalog/stock/arrival-days.ts';

/** The part of a product that the browser needs to select and buy. The server renders the rest to HTML. */
export type ProductView = Pick<
  Product,
  | 'sku'
  | 'slug'
  | 'name'
  | 'lang'
  | 'brand'
  | 'milieuImage'
  | 'labels'
  | 'labelTags'
  | 'reviewScore'
  | 'reviewCount'
  | 'selectableVariationAttributes'
  | 'variants'
  | 'customization'
  | 'saleMode'
  | 'depositCents'
  | 'compareKeys'
> & {
  brandSlug: string | null;
  used: boolean;
  /** Whether it has fitment rows, or others of its category do: its page says whether it fits the shopper's machine. */
  fits: boolean;
};

/**
 * The cheapest delivery and pickup of one piece in words, and the working days of that delivery; null when there is none. `query`: what
 * the page adds when it asks the stores, of vehicles.
 */
export type Delivery = {
  from: string | null;
  pickup: string | null;
  days: ArrivalWay | null;
  query?: string;
  /** Whether and how it can be returned, in words. */
  returns: string;
};

/** The loader data of the product page. */
export type ProductData = {
  product: ProductView;
  /** Cart lines by sku; a sku without one cannot be bought. */
  items: Record<string, CartItem>;
  delivery: Delivery;
  /** HTML rendered by the server: information, reviews and questions, labels and facts below the price by sku, ways to a vehicle, alert links by sku, and links to ask and to share. */
  html: {
    info: string;
    reviews: string;
    facts: Record<string, string>;
    vehicle: string;
    watchLinks: Record<string, string>;
    quiet: string;
  };
  accessories: ProductCard[];
  related: ProductCard[];
  /** The catalog names no related products: `related` are popular ones of its category. */
  relatedIsPopular: boolean;
  head: { description: string; image: string | null };
};
