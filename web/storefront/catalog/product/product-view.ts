import type { Cents } from '#domain/base/money.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { Product, ProductCard } from '#domain/catalog/products/product.ts';

/** What the browser keeps of a product: what one chooses and buys by. The rest the server has written out. */
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
  /** The shop tells which vehicles it fits. */
  fits: boolean;
};

/** What delivery of one piece costs at least, and whether a store hands it out. */
export type Delivery = { from: Cents | null; pickup: Cents | null };

/** Everything the product page shows. */
export type ProductData = {
  product: ProductView;
  /** Ready cart lines by sku; a sku without one cannot be bought. */
  items: Record<string, CartItem>;
  delivery: Delivery;
  /** HTML written by the server (info/write.tsx): the facts, those of a used machine, and ways to be told of it, by whether the variant is in stock. */
  written: { info: string; used: string; watches: { inStock: string; missing: string } };
  accessories: ProductCard[];
  related: ProductCard[];
  /** Nobody named what goes with it: these are the popular ones of its shelf. */
  relatedIsPopular: boolean;
  head: { description: string; image: string | null };
};
