import type { Shop } from '#backend/shop.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import type { Product, ProductCard } from '#domain/catalog/product.ts';
import { type CompareRow, compareRows } from './compare-rows.ts';

const MOST = 4;

export type ComparedProduct = {
  card: ProductCard;
  /** Ready to be bought; null when something has to be chosen first, or it is not to be had. */
  item: CartItem | null;
  /** The sku the address names it by. */
  asked: string;
};

export type CompareData = {
  products: ComparedProduct[];
  rows: CompareRow[];
  /** The address named more than can be compared. */
  tooMany: boolean;
};

const isPlain = ({ saleMode, customization, variants }: Product) =>
  saleMode === 'buy' && customization === null && variants.length === 1;

/** What `/vertailu?sku=…&sku=…` compares: at most four products in the order of the address, each once. */
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
  const compared = products.flatMap((product) => {
    const card = cards.find(({ slug }) => slug === product.slug);
    if (!card) return [];
    const own = [product.sku, ...product.variants.map(({ sku }) => sku)];
    const item = isPlain(product) && card.stock.stockStatus !== 'outOfStock' ? items.get(card.sku) : undefined;
    return [{ card, item: item ?? null, asked: skus.find((sku) => own.includes(sku)) ?? card.sku }];
  });
  return { products: compared, rows: compareRows(products), tooMany: named.length > MOST };
}
