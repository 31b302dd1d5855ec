import type { Cents } from '#domain/base/money.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { Product, ProductCard } from '#domain/catalog/products/product.ts';

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
  /** Whether it has fitment rows. */
  fits: boolean;
};

/** The cheapest delivery and pickup of one piece, in cents; null when there is none. */
export type Delivery = { from: Cents | null; pickup: Cents | null };

/** The loader data of the product page. */
export type ProductData = {
  product: ProductView;
  /** Cart lines by sku; a sku without one cannot be bought. */
  items: Record<string, CartItem>;
  delivery: Delivery;
  /** HTML rendered by the server: information, facts of a used machine, and alert links for variants in stock or not. */
  html: { info: string; usedFacts: string; watchLinks: { inStock: string; missing: string } };
  accessories: ProductCard[];
  related: ProductCard[];
  /** The catalog names no related products: `related` are popular ones of its category. */
  relatedIsPopular: boolean;
  head: { description: string; image: string | null };
};
