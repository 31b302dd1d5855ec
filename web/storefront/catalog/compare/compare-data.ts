import type { Shop } from '#backend/shop.ts';
import type { Sku } from '#domain/base/ids.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { groupComparable } from '#domain/catalog/products/comparable.ts';
import type { Product, ProductCard } from '#domain/catalog/products/product.ts';
import { type CompareRow, compareRows } from './compare-rows.ts';

const MAX_PRODUCTS = 4;

export type ComparedProduct = {
  card: ProductCard;
  /** The cart line; null when the product has options or is out of stock. */
  item: CartItem | null;
  /** The sku in the address. */
  requestedSku: Sku;
};

/** Comparable products and the rows of their table. */
export type CompareGroup = { title: string; products: ComparedProduct[]; rows: CompareRow[] };

export type CompareData = {
  groups: CompareGroup[];
  /** The address has more skus than can be compared. */
  tooMany: boolean;
};

const isPlain = ({ saleMode, customization, variants }: Product) =>
  saleMode === 'buy' && customization === null && variants.length === 1;

/** The name of the narrowest category that the products share. */
function sharedCategoryName([first, ...others]: readonly Product[]): string {
  const shared = first?.compareKeys.find((key) => others.every(({ compareKeys }) => compareKeys.includes(key)));
  return first?.categories.find(({ path }) => path === shared)?.name ?? '';
}

/**
 * The products of `/vertailu?sku=…&sku=…`: at most four in the order of the address, each once. An address may mix kinds of
 * products (typed, without JavaScript, or an old bookmark); each kind gets its own table (listing-5).
 */
export async function loadComparison(
  { catalog }: Pick<Shop, 'catalog'>,
  params: URLSearchParams,
  locale: Locale,
): Promise<CompareData> {
  const named = [...new Set(params.getAll('sku').filter(isPossibleId))];
  const skus = named.slice(0, MAX_PRODUCTS);
  const products = await catalog.productsBySku(skus, locale);
  const cards = await catalog.cardsBySku(skus, locale);
  const items = await catalog.cartItems(
    products.filter(isPlain).flatMap(({ variants }) => variants.map(({ sku }) => sku)),
    locale,
  );
  const presentProduct = (product: Product): ComparedProduct[] => {
    const card = cards.find(({ slug }) => slug === product.slug);
    if (!card) return [];
    const own = [product.sku, ...product.variants.map(({ sku }) => sku)];
    const item = isPlain(product) && card.stock.stockStatus !== 'outOfStock' ? items.get(card.sku) : undefined;
    return [{ card, item: item ?? null, requestedSku: skus.find((sku) => own.includes(sku)) ?? card.sku }];
  };
  const groups = groupComparable(products).map((group) => ({
    title: sharedCategoryName(group),
    products: group.flatMap(presentProduct),
    rows: compareRows(group),
  }));
  return { groups, tooMany: named.length > MAX_PRODUCTS };
}
