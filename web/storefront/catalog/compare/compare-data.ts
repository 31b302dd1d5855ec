import type { Shop } from '#backend/shop.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { groupComparable } from '#domain/catalog/products/comparable.ts';
import type { Product, ProductCard } from '#domain/catalog/products/product.ts';
import { type CompareRow, compareRows } from './compare-rows.ts';

const MOST = 4;

export type ComparedProduct = {
  card: ProductCard;
  /** Ready to be bought; null when something has to be chosen first, or it is not to be had. */
  item: CartItem | null;
  /** The sku the address names it by. */
  asked: string;
};

/** Products of one kind side by side. */
export type CompareGroup = { title: string; products: ComparedProduct[]; rows: CompareRow[] };

export type CompareData = {
  groups: CompareGroup[];
  /** The address named more than can be compared. */
  tooMany: boolean;
};

const isPlain = ({ saleMode, customization, variants }: Product) =>
  saleMode === 'buy' && customization === null && variants.length === 1;

/** The name of the narrowest category that all of them are compared within. */
function titleOf([first, ...others]: readonly Product[]): string {
  const shared = first?.compareKeys.find((key) => others.every(({ compareKeys }) => compareKeys.includes(key)));
  return first?.categories.find(({ path }) => path === shared)?.name ?? '';
}

/**
 * What `/vertailu?sku=…&sku=…` compares: at most four products in the order of the address, each once. An address may name
 * different kinds of products (written by hand, without JavaScript, or kept from before); each kind is compared by itself.
 */
export async function loadComparison(
  { catalog }: Pick<Shop, 'catalog'>,
  params: URLSearchParams,
  locale: Locale,
): Promise<CompareData> {
  const named = [...new Set(params.getAll('sku').filter(isPossibleId))];
  const skus = named.slice(0, MOST);
  const products = await catalog.productsBySku(skus, locale);
  const cards = await catalog.cardsBySku(skus, locale);
  const items = await catalog.cartItems(
    products.filter(isPlain).flatMap(({ variants }) => variants.map(({ sku }) => sku)),
    locale,
  );
  const comparedOf = (product: Product): ComparedProduct[] => {
    const card = cards.find(({ slug }) => slug === product.slug);
    if (!card) return [];
    const own = [product.sku, ...product.variants.map(({ sku }) => sku)];
    const item = isPlain(product) && card.stock.stockStatus !== 'outOfStock' ? items.get(card.sku) : undefined;
    return [{ card, item: item ?? null, asked: skus.find((sku) => own.includes(sku)) ?? card.sku }];
  };
  const groups = groupComparable(products).map((group) => ({
    title: titleOf(group),
    products: group.flatMap(comparedOf),
    rows: compareRows(group),
  }));
  return { groups, tooMany: named.length > MOST };
}
