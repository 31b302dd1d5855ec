import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { Product, ProductImage, Variant } from '#domain/catalog/product.ts';
import { type WatchKind, watchesOf } from '#domain/newsletter/product-watch.ts';
import type { WatchParts } from './parts.ts';

/** What can be asked of a product: each of its skus with the mails that make sense of it now. */
export type WatchChoices = {
  slug: string;
  name: string;
  lang?: 'fi';
  image: ProductImage | null;
  variants: { sku: string; variationName: string; price: Cents | null; kinds: WatchKind[] }[];
};

/** A used machine is sold once: it never comes back. A gift card is always there at its price. */
function kindsOf({ tradeIn }: Product, { stock, price }: Variant): WatchKind[] {
  if (price.isVoucher) return [];
  const kinds = watchesOf({ stockStatus: stock.stockStatus, price: price.final?.inclTax ?? null });
  if (tradeIn === null) return kinds;
  return stock.stockStatus === 'inStock' ? kinds.filter((kind) => kind !== 'back_in_stock') : [];
}

/** Null when there is no such product, or nothing can be asked of it. */
export async function choicesOf(
  { catalog }: Pick<WatchParts, 'catalog'>,
  slug: string,
  locale: Locale,
): Promise<WatchChoices | null> {
  const product = await catalog.product(slug, locale);
  if (!product) return null;
  const { name, lang, images } = product;
  const variants = product.variants
    .map((variant) => ({
      sku: variant.sku,
      variationName: variant.variationName,
      price: variant.price.final?.inclTax ?? null,
      kinds: kindsOf(product, variant),
    }))
    .filter(({ kinds }) => kinds.length > 0);
  if (variants.length === 0) return null;
  return { slug, name, ...(lang && { lang }), image: images[0] ?? null, variants };
}
