import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { Product } from '#domain/catalog/products/product.ts';
import { type MissingPrice, missingPrice } from '#domain/catalog/products/way-to-buy.ts';

/** A wished item with the catalog's current data. */
export type Goods = {
  title: string;
  variationName: string;
  image: string | null;
  slug: string;
  /** Path of its page, without the locale prefix. */
  link: string;
  /** Cart item of one piece (of goods cut to size, one square metre); null when it cannot be bought as it is. */
  item: CartItem | null;
  /** The sku is of a product with several variants: the shopper has to choose one first. */
  needsChoice: boolean;
  /** Why there is no price; 'none' when `item` has one. */
  noPrice: MissingPrice;
};

export type GoodsSource = {
  catalog: Pick<CatalogService, 'productsBySku'>;
  /** Current cart items by sku. */
  cartItems: CatalogService['cartItems'];
};

const ofItem = (item: CartItem): Goods => {
  const { title, variationName, image, slug, link } = item;
  return { title, variationName, image, slug, link, item, needsChoice: false, noPrice: { kind: 'none' } };
};

/** A product without a price, or one whose variant is not chosen yet. */
function ofProduct({ sku: own, name, slug, images, variants, saleMode }: Product, sku: Sku): Goods {
  const variant = variants.find((one) => one.sku === sku);
  const choice = variant && variants.length > 1 ? `?sku=${encodeURIComponent(sku)}` : '';
  return {
    title: name,
    variationName: variant?.variationName ?? '',
    image: (variant?.images ?? images)[0]?.id ?? null,
    slug,
    link: `/product/${slug}${choice}`,
    item: null,
    needsChoice: sku === own && !variant,
    noPrice: variant ? missingPrice(variant.price, saleMode) : { kind: 'none' },
  };
}

/** Current data by sku; skus that are no longer sold are left out. */
export async function goodsOf(
  { catalog, cartItems }: GoodsSource,
  skus: readonly Sku[],
  locale: Locale,
): Promise<Map<string, Goods>> {
  const wanted = [...new Set(skus)];
  if (wanted.length === 0) return new Map();
  const items = await cartItems(wanted, locale);
  const goods = new Map([...items].map(([sku, item]) => [sku, ofItem(item)]));
  const others = wanted.filter((sku) => !goods.has(sku));
  const products = others.length > 0 ? await catalog.productsBySku(others, locale) : [];
  for (const sku of others) {
    const product = products.find((one) => one.sku === sku || one.variants.some((variant) => variant.sku === sku));
    if (product) goods.set(sku, ofProduct(product, sku));
  }
  return goods;
}
