import type { Shop } from '#backend/shop.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { isBrandCategory } from '#domain/catalog/category.ts';
import type { Product, ProductCard } from '#domain/catalog/product.ts';
import { allowedMethods } from '#domain/shipping/allowed-methods.ts';

const RELATED = 4;

export type ProductData = {
  product: Product;
  /** Ready cart lines by sku; a sku without one cannot be bought. */
  items: Record<string, CartItem>;
  delivery: Delivery;
  related: ProductCard[];
};

/** What delivery of one piece costs at least, and whether a store hands it out. */
export type Delivery = { from: Cents | null; pickup: boolean };

export function cheapestDelivery({
  shippingClass,
  shippingMethods,
}: Pick<Product, 'shippingClass' | 'shippingMethods'>): Delivery {
  const methods = allowedMethods([{ shippingClass, shippingOptions: shippingMethods, sparePart: false }]);
  const isPickup = ({ group }: { group: string }) => group === 'StorePickup';
  const prices = methods.filter((method) => !isPickup(method)).map(({ price }) => price);
  return { from: prices.length > 0 ? Math.min(...prices) : null, pickup: methods.some(isPickup) };
}

/** What the product page of a slug shows; null when there is no such product. */
export async function loadProduct(
  { catalog }: Pick<Shop, 'catalog'>,
  slug: string,
  locale: Locale,
): Promise<ProductData | null> {
  const product = isPossibleId(slug) ? await catalog.product(slug, locale) : null;
  if (!product) return null;
  const [items, related] = await Promise.all([
    catalog.cartItems(
      product.variants.map(({ sku }) => sku),
      locale,
    ),
    relatedTo(product, catalog, locale),
  ]);
  return {
    product,
    items: Object.fromEntries(items),
    delivery: cheapestDelivery(product),
    related,
  };
}

/** What others buy beside it: the most popular of its own shelf, then of the whole department. */
async function relatedTo(product: Product, catalog: Shop['catalog'], locale: Locale): Promise<ProductCard[]> {
  const shelf = product.categories.findLast((category) => !isBrandCategory(category))?.path;
  const department = shelf?.split('/')[0];
  const lists = await Promise.all([shelf, department].map((path) => catalog.popular(locale, RELATED * 2, path)));
  const bySlug = new Map(lists.flat().map((card) => [card.slug, card]));
  bySlug.delete(product.slug);
  return [...bySlug.values()].slice(0, RELATED);
}
